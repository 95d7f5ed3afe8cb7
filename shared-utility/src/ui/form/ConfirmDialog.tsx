import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId, useRef, useState } from 'react'
import type { Problem } from '../../contract/index.ts'
import { type ActionResult, useBack } from '../../react/index.ts'
import { FocusOnOpen } from './FocusOnOpen.tsx'
import { FormProblem } from './FormProblem.tsx'
import { useFormWords } from './words.ts'

type Props = {
  /** A question that names the thing: "Suspend Acme?" */
  title: string
  /** What will happen, and whether it can be undone. */
  text: string
  /** The action itself, never "OK": "Suspend". */
  confirmLabel: string
  isDangerous?: boolean
  /** Runs once per press; a refusal is shown and the dialog stays. */
  onConfirm: () => Promise<ActionResult<unknown>>
  onDone: () => void
  /** Called when the person decides against it. */
  onClose: () => void
}

/** Asks before something that matters. The safe choice has the focus. */
export function ConfirmDialog({ title, text, confirmLabel, isDangerous = false, onConfirm, onDone, onClose }: Props) {
  const words = useFormWords()
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const titleId = useId()
  const textId = useId()
  const safe = useRef<HTMLButtonElement>(null)

  async function handleConfirm() {
    setIsPending(true)
    const result = await onConfirm()
    setIsPending(false)
    if (result.status === 'failed') return setProblem(result.problem)
    onDone()
  }
  function handleClose() {
    if (!isPending) onClose()
  }
  useBack(handleClose)

  return (
    <Dialog
      open
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      onClose={handleClose}
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Typography id={textId}>{text}</Typography>
        <FormProblem problem={problem} onReload={undefined} />
      </DialogContent>
      <DialogActions>
        <FocusOnOpen target={safe} />
        <Button color="inherit" ref={safe} disabled={isPending} onClick={handleClose}>
          {words('cancel')}
        </Button>
        <Button
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          loading={isPending}
          onClick={handleConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
