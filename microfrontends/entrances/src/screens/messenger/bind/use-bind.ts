import { type CallInput } from '@atrium/shared-utility/contract'
import { useAction, useCountdown, usePortal, useText } from '@atrium/shared-utility/react'
import { enter, passwordFirst } from '../enter.ts'

/** Binds the account, takes over the session, and goes where the person wanted to go before all this. */
export function useBind(onOver: () => void) {
  const t = useText()
  const portal = usePortal()
  const action = useAction('appBind')
  const problem = action.status === 'failed' ? action.problem : null
  const secondsLeft = useCountdown(problem)

  const bind = async (input: CallInput<'appBind'>) => {
    const result = await action.run(input)
    if (result.status === 'done' && result.data.isBound === false) {
      portal.announce(t('bind.passwordFirst'))
      await portal.navigate(await passwordFirst(result.data), { replace: true })
    } else if (result.status === 'done') {
      portal.announce(t('bind.done'))
      await portal.navigate(await enter(result.data), { replace: true })
    } else if (result.problem.code === 'bindTicketExpired') onOver()
    return result
  }
  return {
    bind,
    problem,
    secondsLeft,
    reset: action.reset,
    isPending: action.status !== 'idle' && action.status !== 'failed',
  }
}
