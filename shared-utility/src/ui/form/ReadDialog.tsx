import type { ReactNode } from 'react'
import type { CallState } from '../../react/index.ts'
import { ListSkeleton } from '../display/skeletons.tsx'
import { ProblemNotice } from '../notice/ProblemNotice.tsx'
import { ShownDialog } from './ShownDialog.tsx'

type Props<T> = {
  state: CallState<T>
  title: string
  onClose: () => void
  children: (data: T) => ReactNode
}

/** Stands for the dialog that changes something while that is read as it is now: the list may be minutes old. */
export function ReadDialog<T>({ state, title, onClose, children }: Props<T>) {
  if (state.status === 'done') return children(state.data)
  return (
    <ShownDialog title={title} maxWidth="sm" onClose={onClose}>
      {state.status === 'failed' ? (
        <ProblemNotice problem={state.problem} onRetry={state.reload} />
      ) : (
        <ListSkeleton rows={6} />
      )}
    </ShownDialog>
  )
}
