import type { CallInput } from '@atrium/shared-utility/contract'
import { useAction, useEnter } from '@atrium/shared-utility/react'

/** Signs in, and enters. */
export function useSignIn() {
  const action = useAction('signIn')
  const { enter, isEntering } = useEnter()

  const signIn = async (input: CallInput<'signIn'>) => {
    const result = await action.run(input)
    if (result.status === 'done') await enter(result.data)
    return result
  }

  const problem = action.status === 'failed' ? action.problem : null
  return { signIn, problem, isLeaving: isEntering, isPending: action.status === 'pending' || isEntering }
}
