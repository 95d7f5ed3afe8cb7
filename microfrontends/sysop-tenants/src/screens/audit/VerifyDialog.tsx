import { useFormat, useText } from '@atrium/shared-utility/react'
import { ProgressBar, ProgressDialog } from '@atrium/shared-utility/ui'
import { Alert, Typography } from '@mui/material'
import { useVerify, type Verification } from './use-verify.ts'

type Props = { entid: string | undefined; onClose: () => void }

/** Works through the hash chains of the log, or through one enterprise's, and says what came of it. */
export function VerifyDialog({ entid, onClose }: Props) {
  const t = useText()
  const { state, retry } = useVerify(entid)
  return (
    <ProgressDialog
      title={t('audit.verify')}
      state={state}
      about={<Typography>{t(entid === undefined ? 'audit.verifyAll' : 'audit.verifyOne')}</Typography>}
      onRetry={retry}
      onClose={onClose}
    >
      {state.status !== 'failed' && <Outcome state={state} />}
    </ProgressDialog>
  )
}

function Outcome({ state }: { state: Exclude<Verification, { status: 'failed' }> }) {
  const t = useText()
  const format = useFormat()
  const checked = t('audit.checked', { count: state.checked })
  return (
    <div aria-live="polite">
      {state.status === 'running' && <ProgressBar label={t('audit.verify')} text={checked} />}
      {state.status === 'whole' && <Alert severity="success">{`${t('audit.whole')} ${checked}`}</Alert>}
      {state.status === 'broken' && (
        <Alert severity="error">
          {t('audit.broken', {
            chain: state.at.chain === '' ? t('audit.platform') : state.at.chain,
            seq: format.number(state.at.seq),
          })}
        </Alert>
      )}
    </div>
  )
}
