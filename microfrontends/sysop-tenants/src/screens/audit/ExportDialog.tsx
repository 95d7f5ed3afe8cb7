import { useFormat, useText } from '@atrium/shared-utility/react'
import { ProgressBar, ProgressDialog } from '@atrium/shared-utility/ui'
import { Alert } from '@mui/material'
import { useExport, type Export, type ExportState } from './use-export.ts'

type Props = { wanted: Export; onClose: () => void }

/** Fetches an export, says how much has come, and what came of it. */
export function ExportDialog({ wanted, onClose }: Props) {
  const t = useText()
  const { state, retry } = useExport(wanted)
  return (
    <ProgressDialog title={t('audit.export')} state={state} onRetry={retry} onClose={onClose}>
      {state.status !== 'failed' && <Outcome state={state} />}
    </ProgressDialog>
  )
}

function Outcome({ state }: { state: Exclude<ExportState, { status: 'failed' }> }) {
  const t = useText()
  const format = useFormat()
  if (state.status === 'running') {
    const size = format.number(Math.floor(state.sizeBytes / 1024))
    return <ProgressBar label={t('audit.export')} text={t('audit.exportSize', { size })} />
  }
  const { name, isCut, rows } = state.file
  const words = { name, count: rows }
  return (
    <Alert severity={isCut ? 'warning' : 'success'} sx={{ overflowWrap: 'anywhere' }}>
      {t(isCut ? 'audit.exportCut' : 'audit.exported', words)}
    </Alert>
  )
}
