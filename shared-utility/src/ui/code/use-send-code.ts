import { useEffect, useEffectEvent } from 'react'
import type { CallInput } from '../../contract/index.ts'
import { useAction, useCall, usePortal, useTranslate } from '../../react/index.ts'
import { usePause } from './use-pause.ts'
import { codeMessages } from './words.ts'

type Input = CallInput<'sendSmsCode'>

/** Sends codes, and says how long it takes until the next: also of one that was sent before the page was reloaded. */
export function useSendCode(purpose: NonNullable<Input['purpose']>) {
  const t = useTranslate(codeMessages)
  const portal = usePortal()
  const action = useAction('sendSmsCode')
  const pause = usePause()
  // Who registers has shown an invitation: a code is sent to whatever telephone they name.
  const sentText = t(purpose === 'register' ? 'sentToAny' : 'sent')
  const before = useCall('getSmsCountdown', { purpose })
  const begun = before.status === 'done' ? before.data.countdown : 0
  const beginPause = useEffectEvent((seconds: number) => pause.begin(seconds))
  useEffect(() => beginPause(begun), [begun])

  const send = async (input: Omit<Input, 'purpose'>) => {
    const result = await action.run({ ...input, purpose })
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
    /** What to say once a code was sent. */
    sentText: action.status === 'done' ? sentText : undefined,
    isPossible: pause.left === 0 && !isPending,
    secondsLeft: pause.left,
    /** The button counts the pause down itself. */
    problem: action.status === 'failed' && action.problem.code !== 'codeTooSoon' ? action.problem : null,
  }
}
