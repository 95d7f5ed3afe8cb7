import { useBack, useText } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import type { ExportState } from './use-export.ts'
import type { Verification } from './use-verify.ts'

type Props = {
  title: string
  state: ExportState | Verification
  onRetry: () => void
  onClose: () => void
  /** What is said above, whatever comes of it. */
  about?: ReactNode
  /** How far it is, then what came of it. */
  children: ReactNode
}

/** Something that takes its time: how far it is, what came of it, and Retry. Closing it gives up what is not done. */
export function ProgressDialog({ title, state, onRetry, onClose, about, children }: Props) {
  const t = useText()
  const titleId = useId()
  useBack(onClose)
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        {about}
        {state.status === 'failed' ? <ProblemNotice problem={state.problem} onRetry={onRetry} /> : children}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t(state.status === 'running' ? 'cancel' : 'close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The bar of something that says how far it is in words only. */
export function Running({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <LinearProgress aria-label={label} sx={{ mb: 2 }} />
      <Typography variant="body2">{text}</Typography>
    </div>
  )
}
