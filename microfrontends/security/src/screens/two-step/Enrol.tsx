import { Button, Stack, Typography } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { CopyText, EntrancePage, EntranceSkeleton, ProblemNotice, QrCode } from '@atrium/shared-utility/ui'
import { ConfirmCode } from './ConfirmCode.tsx'
import { SignOutButton } from './SignOutButton.tsx'

type Props = {
  status: CallOutput<'getTwoStepStatus'>
  onEnrolled: (recoveryCodes: string[]) => void
  /** Only where nothing has to be enrolled now. */
  onLater: () => void
}

/** Sets up an authenticator app: a secret to scan or to type, then a code that shows that the app has it. */
export function Enrol({ status, onEnrolled, onLater }: Props) {
  const t = useText()
  const begun = useCall('beginTotp', {})
  if (begun.status === 'loading') return <EntranceSkeleton />
  return (
    <EntrancePage title={t('twoStep.enrolTitle')}>
      <Why status={status} />
      {begun.status === 'failed' ? (
        <ProblemNotice problem={begun.problem} onRetry={begun.reload} />
      ) : (
        <>
          <Secret {...begun.data} />
          <ConfirmCode onEnrolled={onEnrolled} />
        </>
      )}
      {status.required ? (
        <SignOutButton />
      ) : (
        <Button color="inherit" onClick={onLater} sx={{ alignSelf: 'flex-start' }}>
          {t('twoStep.later')}
        </Button>
      )}
    </EntrancePage>
  )
}

function Why({ status: { required, deadline } }: Pick<Props, 'status'>) {
  const t = useText()
  const format = useFormat()
  if (required) return <Typography>{t('twoStep.whyNow')}</Typography>
  if (deadline !== null) return <Typography>{t('twoStep.whyBefore', { date: format.date(deadline) })}</Typography>
  return <Typography>{t('twoStep.why')}</Typography>
}

function Secret({ secret, qr }: CallOutput<'beginTotp'>) {
  const t = useText()
  return (
    <Stack spacing={3} component="section" aria-labelledby="two-step-scan">
      <Typography id="two-step-scan" component="h2" variant="subtitle1">
        {t('twoStep.scan')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('twoStep.scanHelp')}
      </Typography>
      <QrCode {...qr} label={t('twoStep.qr')} />
      {/* The gaps are for the eye; apps take the secret with them. */}
      <CopyText label={t('twoStep.secret')} text={secret.replaceAll(/(.{4})(?=.)/g, '$1 ')} />
    </Stack>
  )
}
