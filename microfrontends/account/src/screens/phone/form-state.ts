import type { CallName } from '@atrium/shared-utility/contract'
import type { Action } from '@atrium/shared-utility/react'

/** What a form wants to know of the action that it submits to. */
export function formState<N extends CallName>(action: Action<N>) {
  return {
    isPending: action.status === 'pending',
    problem: action.status === 'failed' ? action.problem : null,
    reset: action.reset,
  }
}
