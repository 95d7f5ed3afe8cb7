import { type CallState, useBack, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice } from '@atrium/shared-utility/ui'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'

type Props<T> = {
  state: CallState<T>
  title: string
  onClose: () => void
  children: (data: T) => ReactNode
}

/** Stands for the dialog that changes something while that is read as it is now: the list may be minutes old. */
export function ReadDialog<T>({ state, title, onClose, children }: Props<T>) {
  if (state.status === 'done') return children(state.data)
  return <Reading state={state} title={title} onClose={onClose} />
}

type ReadingProps = {
  state: Exclude<CallState<unknown>, { status: 'done' }>
  title: string
  onClose: () => void
}

function Reading({ state, title, onClose }: ReadingProps) {
  const t = useText()
  const titleId = useId()
  useBack(onClose)
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent dividers>
        {state.status === 'failed' ? (
          <ProblemNotice problem={state.problem} onRetry={state.reload} />
        ) : (
          <ListSkeleton rows={6} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
