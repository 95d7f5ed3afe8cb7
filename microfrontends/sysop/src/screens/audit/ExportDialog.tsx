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
import { useExport, type Export, type ExportState } from './use-export.ts'

type Props = { wanted: Export; onClose: () => void }

/** Fetches an export, says how much has come, and what came of it. Closing it gives up what is not there yet. */
export function ExportDialog({ wanted, onClose }: Props) {
  const t = useText()
  const titleId = useId()
  const { state, retry } = useExport(wanted)
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('audit.export')}</DialogTitle>
      <DialogContent>
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

function Outcome({ state }: { state: Exclude<ExportState, { status: 'failed' }> }) {
  const t = useText()
  const format = useFormat()
  if (state.status === 'running') {
    const size = format.number(Math.floor(state.sizeBytes / 1024))
    return (
      <>
        <LinearProgress aria-label={t('audit.export')} sx={{ mb: 2 }} />
        <Typography variant="body2">{t('audit.exportSize', { size })}</Typography>
      </>
    )
  }
  const { name, isCut, rows } = state.file
  const words = { name, count: format.number(rows) }
  return (
    <Alert severity={isCut ? 'warning' : 'success'} sx={{ overflowWrap: 'anywhere' }}>
      {t(isCut ? 'audit.exportCut' : 'audit.exported', words)}
    </Alert>
  )
}
