import { hasCome } from '@atrium/shared-utility/model'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { useFormValues } from '@atrium/shared-utility/ui'

type Existing = { userCount: number; expiresAt: string | null }

/** What the limits that stand in the form will do to the people who are there already. */
export function useLimitWarnings({ userCount, expiresAt: before }: Existing) {
  const t = useText()
  const format = useFormat()
  const { userQuota, expiresAt } = useFormValues()
  const quota = Number(userQuota)
  const count = { used: format.number(userCount), quota: format.number(quota) }
  return {
    userQuota: quota > 0 && quota < userCount ? t('enterprise.userQuotaBelow', count) : undefined,
    expiresAt: isPast(String(expiresAt))
      ? t(expiresAt === before ? 'enterprise.expiresAtOver' : 'enterprise.expiresAtPast')
      : undefined,
  }
}

/** A browser gives a year such as 0202 while 2027 is being typed. */
function isPast(day: string) {
  return !day.startsWith('0') && hasCome(day)
}
