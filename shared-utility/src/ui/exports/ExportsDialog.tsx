import type { CallInput } from '@atrium/shared-utility/contract'
import { useAction, useBack, usePolling, useText } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import { Button, CircularProgress, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { ExportItem } from './ExportItem.tsx'

type Wanted = CallInput<'startExport'>

/** One's exports, how far each is, and their files. Whoever closes it goes on working: the server writes on. */
export function ExportsDialog({ wanted, onClose }: { wanted: Wanted | null; onClose: () => void }) {
  const t = useText()
  const titleId = useId()
  useBack(onClose)
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('exports.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Typography variant="body2" color="textSecondary">
          {t('exports.help')}
        </Typography>
        {wanted ? <Started wanted={wanted} /> : <Own />}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Starts it once, then shows it among the others. */
function Started({ wanted }: { wanted: Wanted }) {
  const start = useAction('startExport')
  const [begun] = useState(wanted)
  const begin = useEffectEvent(() => void start.run(begun))
  // Once for each opening: the list behind may reload meanwhile.
  useEffect(() => begin(), [])
  return (
    <>
      {start.status === 'failed' && <ProblemNotice problem={start.problem} onRetry={() => void start.run(begun)} />}
      {start.status === 'done' || start.status === 'failed' ? <Own /> : <Waiting />}
    </>
  )
}

function Own() {
  const t = useText()
  const exports = usePolling('listExports', {}, { everyMs: 1500, until: (all) => all.every(isSettled) })
  if (exports.status === 'failed') return <ProblemNotice problem={exports.problem} onRetry={exports.reload} />
  if (exports.status === 'loading') return <Waiting />
  if (exports.data.length === 0) return <Typography>{t('exports.none')}</Typography>
  return (
    <ul aria-label={t('exports.title')} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {exports.data.map((one) => (
        <ExportItem key={one.id} exported={one} onChanged={exports.reload} />
      ))}
    </ul>
  )
}

function isSettled({ status }: { status: string }) {
  return status !== 'waiting' && status !== 'running'
}

function Waiting() {
  const t = useText()
  return <CircularProgress size={24} aria-label={t('exports.title')} />
}
