import { useFormat, useText } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material'
import { useId } from 'react'
import { useVerify, type Verification } from './use-verify.ts'

type Props = { entid: string | undefined; onClose: () => void }

/** Works through the hash chains of the log, or through one enterprise's, and says what came of it. */
export function VerifyDialog({ entid, onClose }: Props) {
  const t = useText()
  const titleId = useId()
  const { state, retry } = useVerify(entid)
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('audit.verify')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Typography>{t(entid === undefined ? 'audit.verifyAll' : 'audit.verifyOne')}</Typography>
        {state.status === 'failed' ? (
          <ProblemNotice problem={state.problem} onRetry={retry} />
        ) : (
          <Outcome state={state} />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t(state.status === 'running' ? 'cancel' : 'close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Outcome({ state }: { state: Exclude<Verification, { status: 'failed' }> }) {
  const t = useText()
  const format = useFormat()
  const checked = t('audit.checked', { count: format.number(state.checked) })
  return (
    <div aria-live="polite">
      {state.status === 'running' && (
        <>
          <LinearProgress aria-label={t('audit.verify')} sx={{ mb: 2 }} />
          <Typography variant="body2">{checked}</Typography>
        </>
      )}
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
