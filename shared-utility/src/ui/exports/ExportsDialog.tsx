import { Button, CircularProgress, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useAction, useBack, usePolling } from '../../react/index.ts'
import { ProblemNotice } from '../notice/ProblemNotice.tsx'
import type { ExportCalls, WantedExport } from './export-calls.ts'
import { ExportItem } from './ExportItem.tsx'
import { useExportText } from './words.ts'

type Props = { wanted: WantedExport | null; calls: ExportCalls; onClose: () => void }

/**
 * A person's exports, how far each is, and their files. A person who closes it goes on working: the server writes on.
 */
export function ExportsDialog({ wanted, calls, onClose }: Props) {
  const t = useExportText()
  const titleId = useId()
  useBack(onClose)
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('exports.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Typography variant="body2" color="textSecondary">
          {t('exports.help')}
        </Typography>
        {wanted ? <Started wanted={wanted} calls={calls} /> : <Own calls={calls} />}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('exports.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Starts it once, then shows it among the others. */
function Started({ wanted, calls }: { wanted: WantedExport; calls: ExportCalls }) {
  const start = useAction(calls.start)
  const [begun] = useState(wanted)
  const begin = useEffectEvent(() => void start.run(begun))
  // Once for each opening: the list behind may reload meanwhile.
  useEffect(() => begin(), [])
  return (
    <>
      {start.status === 'failed' && <ProblemNotice problem={start.problem} onRetry={() => void start.run(begun)} />}
      {start.status === 'done' || start.status === 'failed' ? <Own calls={calls} /> : <Waiting />}
    </>
  )
}

function Own({ calls }: { calls: ExportCalls }) {
  const t = useExportText()
  const exports = usePolling(calls.list, {}, { everyMs: 1500, until: (all) => all.every(isSettled) })
  if (exports.status === 'failed') return <ProblemNotice problem={exports.problem} onRetry={exports.reload} />
  if (exports.status === 'loading') return <Waiting />
  if (exports.data.length === 0) return <Typography>{t('exports.none')}</Typography>
  return (
    <ul aria-label={t('exports.title')} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {exports.data.map((one) => (
        <ExportItem key={one.id} exported={one} calls={calls} onChanged={exports.reload} />
      ))}
    </ul>
  )
}

function isSettled({ status }: { status: string }) {
  return status !== 'waiting' && status !== 'running'
}

function Waiting() {
  const t = useExportText()
  return <CircularProgress size={24} aria-label={t('exports.title')} />
}
