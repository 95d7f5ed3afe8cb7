import { useFormat, useText } from '@atrium/shared-utility/react'
import { QuotaBar, Section } from '@atrium/shared-utility/ui'
import type { Enterprise } from './enterprise-words.ts'

const bytesInMb = 1024 * 1024

/** What the enterprise uses, of how much it may have. */
export function Usage({ enterprise }: { enterprise: Enterprise }) {
  const t = useText()
  const format = useFormat()
  const { userCount, userQuota, storageUsedBytes, storageQuotaMb, appCount, appQuota } = enterprise
  const storage = storageQuotaMb === null ? null : storageQuotaMb * bytesInMb
  return (
    <Section title={t('enterprise.usage')}>
      <QuotaBar label={t('enterprise.users')} used={userCount} most={userQuota} say={format.number} />
      <QuotaBar label={t('enterprise.storage')} used={storageUsedBytes} most={storage} say={format.bytes} />
      <QuotaBar label={t('enterprise.applications')} used={appCount} most={appQuota} say={format.number} />
    </Section>
  )
}
