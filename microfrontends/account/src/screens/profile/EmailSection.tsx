import { useAction, useCall, useText } from '@atrium/shared-utility/react'
import { Awaited, ConfirmDialog, Section, useToast } from '@atrium/shared-utility/ui'
import { Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { EmailForm } from './EmailForm.tsx'

/** The address that a forgotten password is reset by. There only where the portal mails. */
export function EmailSection() {
  const t = useText()
  const toast = useToast()
  const account = useCall('getOwnAccount', {})
  const remove = useAction('deleteOwnEmail')
  const [isRemoving, setIsRemoving] = useState(false)
  if (account.status === 'loading') return <Awaited />
  // Its failure is shown by the section beside, which reads the same.
  if (account.status !== 'done' || (!account.data.canMail && account.data.email === null)) return null
  const { email, emailProposed, canMail } = account.data

  const handleRemoved = () => {
    setIsRemoving(false)
    toast(t('email.removed'))
    account.reload()
  }

  return (
    <Section title={t('email.section')} note={t('email.note')}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ overflowWrap: 'anywhere', flex: '1 1 200px' }}>{email ?? t('email.none')}</Typography>
        {email !== null && (
          <Button size="small" variant="outlined" color="inherit" onClick={() => setIsRemoving(true)}>
            {t('email.remove')}
          </Button>
        )}
      </Stack>
      {canMail && <EmailForm proposed={emailProposed ?? ''} />}
      {isRemoving && (
        <ConfirmDialog
          title={t('email.removeAsk', { email: email ?? '' })}
          text={t('email.removeText')}
          confirmLabel={t('email.remove')}
          isDangerous
          onConfirm={() => remove.run({})}
          onDone={handleRemoved}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </Section>
  )
}
