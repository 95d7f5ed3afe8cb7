import { Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import type { Problem } from '../../contract/index.ts'
import { useBack } from '../../react/index.ts'
import { ProblemNotice } from '../notice/ProblemNotice.tsx'
import { useFormWords } from './words.ts'

type Props = {
  title: string
  /** What it has come to: it may be given up while it is `running`. */
  state: { status: 'failed'; problem: Problem } | { status: string; problem?: never }
  onRetry: () => void
  onClose: () => void
  /** What is said above, whatever comes of it. */
  about?: ReactNode
  /** How far it is, then what came of it. */
  children: ReactNode
}

/** Something that takes its time: how far it is, what came of it, and Retry. Closing it gives up what is not done. */
export function ProgressDialog({ title, state: { status, problem }, onRetry, onClose, about, children }: Props) {
  const words = useFormWords()
  const titleId = useId()
  useBack(onClose)
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        {about}
        {problem ? <ProblemNotice problem={problem} onRetry={onRetry} /> : children}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {words(status === 'running' ? 'cancel' : 'close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The bar of something that says how far it is in words only. */
export function ProgressBar({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <LinearProgress aria-label={label} sx={{ mb: 2 }} />
      <Typography variant="body2">{text}</Typography>
    </div>
  )
}
