import { useEffect, useEffectEvent } from 'react'
import type { CallInput, CallOutput } from '../../contract/index.ts'
import { usePortal, type Action, type ActionResult } from '../../react/index.ts'
import { usePause } from './use-pause.ts'

type Sender = 'sendSmsCode' | 'sendOwnCode'
type Options<N extends Sender> = {
  action: Action<N>
  /** Seconds that are left of a pause that was begun before the page was reloaded. */
  begun: number
  /** What to say once a code was sent. */
  sentText: string
}

/** Sends codes, and counts how long it takes until the next. */
export function useSending<N extends Sender>({ action, begun, sentText }: Options<N>) {
  const portal = usePortal()
  const pause = usePause()
  const beginPause = useEffectEvent((seconds: number) => pause.begin(seconds))
  useEffect(() => beginPause(begun), [begun])

  const send = async (input: CallInput<N>): Promise<ActionResult<CallOutput<N>>> => {
    const result = await action.run(input)
    if (result.status === 'done') {
      pause.begin(result.data.countdown)
      portal.announce(sentText)
    } else if (result.problem.code === 'codeTooSoon') pause.begin(Number(result.problem.params['seconds'] ?? 0))
    return result
  }

  const isPending = action.status === 'pending'
  return {
    send,
    isPending,
    sentText: action.status === 'done' ? sentText : undefined,
    isPossible: pause.left === 0 && !isPending,
    secondsLeft: pause.left,
    /** The button counts the pause down itself. */
    problem: action.status === 'failed' && action.problem.code !== 'codeTooSoon' ? action.problem : null,
  }
}

export type Sending = Pick<ReturnType<typeof useSending>, 'sentText' | 'secondsLeft' | 'isPending'>
