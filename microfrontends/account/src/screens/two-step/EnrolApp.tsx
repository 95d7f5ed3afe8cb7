import { Button, Stack, Typography } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { CopyText, ProblemNotice, QrCode } from '@atrium/shared-utility/ui'
import { ConfirmCode } from './ConfirmCode.tsx'

type Props = { onEnrolled: (recoveryCodes: string[]) => void }

/**
 * A secret to scan or to type, then a code that shows that the app has it. A person who asks for one proves again who
 * they are.
 */
export function EnrolApp({ onEnrolled }: Props) {
  const begin = useAction('beginTotp')
  if (begin.status !== 'done') return <Begin begin={begin} />
  return (
    <>
      <Secret {...begin.data} />
      <ConfirmCode onEnrolled={onEnrolled} />
    </>
  )
}

function Begin({ begin }: { begin: ReturnType<typeof useAction<'beginTotp'>> }) {
  const t = useText()
  return (
    <Stack spacing={3} component="section" aria-labelledby="two-step-app">
      <Typography id="two-step-app" component="h2" variant="subtitle1">
        {t('twoStep.app')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('twoStep.appHelp')}
      </Typography>
      {begin.status === 'failed' && <ProblemNotice problem={begin.problem} />}
      <Button variant="contained" loading={begin.status === 'pending'} onClick={() => void begin.run({})}>
        {t('twoStep.begin')}
      </Button>
    </Stack>
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
      <CopyText label={t('twoStep.secret')} what={t('twoStep.key')} text={secret.replaceAll(/(.{4})(?=.)/g, '$1 ')} />
    </Stack>
  )
}
