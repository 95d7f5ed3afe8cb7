import { Button, Dialog, DialogActions, DialogContent, DialogTitle, type DialogProps } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useBack } from '../../react/index.ts'
import { useFormWords } from './words.ts'

type Props = {
  title: string
  maxWidth: DialogProps['maxWidth']
  onClose: () => void
  /** What is never shown again is closed by the button alone: a key pressed by mistake would lose it. */
  isOnce?: boolean
  children: ReactNode
}

/** Something to be read, and closed; Back closes it first. */
export function ShownDialog({ title, maxWidth, onClose, isOnce = false, children }: Props) {
  const words = useFormWords()
  const titleId = useId()
  useBack(onClose)
  return (
    <Dialog open fullWidth maxWidth={maxWidth} {...(!isOnce && { onClose })} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 5 }}>
        {children}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {words('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
