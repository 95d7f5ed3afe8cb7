import { Stack, Typography } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useCall, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, CopyText, ProblemNotice, QrCode } from '@atrium/shared-utility/ui'
import { ConfirmCode } from './ConfirmCode.tsx'

type Props = { onEnrolled: (recoveryCodes: string[]) => void }

/** A secret to scan or to type, then a code that shows that the app has it. */
export function EnrolApp({ onEnrolled }: Props) {
  const begun = useCall('beginTotp', {})
  if (begun.status === 'failed') return <ProblemNotice problem={begun.problem} onRetry={begun.reload} />
  if (begun.status === 'loading') return <CardSkeleton />
  return (
    <>
      <Secret {...begun.data} />
      <ConfirmCode onEnrolled={onEnrolled} />
    </>
  )
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
