import { Typography } from '@mui/material'
import { loadSession } from '@atrium/shared-utility'
import { useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { PasswordForm } from '@atrium/shared-utility/security'
import { blankLine, Section, useToast } from '@atrium/shared-utility/ui'

/**
 * Changes the password; this browser stays signed in. A person without one signs in by other means, and is told which.
 */
export function PasswordSection() {
  const t = useText()
  const toast = useToast()
  const format = useFormat()
  const account = useCall('getOwnAccount', {})
  const rules = useCall('getPasswordRules', {})
  const setAt = account.status === 'done' ? account.data.passwordSetAt : null

  const changed = setAt === null ? undefined : t('profile.passwordSetAt', { date: format.dateTime(setAt) })
  const hasNone = account.status === 'done' && setAt === null

  const handleDone = () => {
    toast(t('password.done'))
    if (account.status !== 'loading') account.reload()
    void loadSession()
  }

  return (
    <Section title={t('profile.password')} note={account.status === 'loading' ? blankLine : changed}>
      {hasNone ? (
        <Typography>{t('profile.noPassword')}</Typography>
      ) : (
        <PasswordForm
          asksOld
          rules={rules.status === 'done' ? rules.data : undefined}
          submitLabel={t('password.submit')}
          asksBeforeLeaving
          onDone={handleDone}
        />
      )}
    </Section>
  )
}
