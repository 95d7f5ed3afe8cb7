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
import { useBack, useFormat } from '../../react/index.ts'
import { ProblemNotice } from '../notice/ProblemNotice.tsx'
import { totalText } from './total.ts'
import { type Export, type ExportState, useExport } from './use-export.ts'
import { useTableWords } from './words.ts'

type Props<Row> = Export<Row> & {
  /** How many rows there are, as far as the server counts. */
  total: number
  /** How many columns the list has that are not shown, and so not exported. */
  hiddenColumns: number
  onClose: () => void
}

/** Reads every row that the filters find and saves them, says how far it is, and what came of it. */
export function ExportDialog<Row>(props: Props<Row>) {
  const { total, hiddenColumns, onClose } = props
  const words = useTableWords()
  const titleId = useId()
  const { state, retry } = useExport(props)
  useBack(onClose)
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{words('export')}</DialogTitle>
      <DialogContent>
        {state.status === 'failed' ? (
          <ProblemNotice size="line" problem={state.problem} onRetry={retry} />
        ) : (
          <Progress state={state} total={total} />
        )}
        {hiddenColumns > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            {words('exportHidden', { count: hiddenColumns })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {words(state.status === 'running' ? 'cancel' : 'close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type ProgressProps = { state: Exclude<ExportState, { status: 'failed' }>; total: number }

function Progress({ state, total }: ProgressProps) {
  const words = useTableWords()
  const format = useFormat()
  const count = format.number(state.count)
  if (state.status === 'saved')
    return (
      <Alert severity={state.isCut ? 'warning' : 'success'}>
        {words(state.isCut ? 'exportCut' : 'exported', { count })}
      </Alert>
    )
  // Beyond what the server counts it is unknown how far it is.
  const isCounted = total >= state.count
  const bar = isCounted ? ({ variant: 'determinate', value: (state.count / total) * 100 } as const) : {}
  return (
    <>
      <LinearProgress aria-label={words('export')} {...bar} sx={{ mb: 2 }} />
      <Typography variant="body2">{words('exporting', { count, total: totalText(total, format) })}</Typography>
    </>
  )
}
