import { useEffect, useEffectEvent } from 'react'
import type { CallInput } from '../../../contract/index.ts'
import { useAction, useCall, usePortal, useTranslate } from '../../../react/index.ts'
import { usePause } from './use-pause.ts'
import { codeMessages } from './words.ts'

type Input = CallInput<'sendOwnCode'>

/** As `useSendCode`, for whoever is signed in: no captcha stands between. */
export function useSendOwnCode(purpose: Input['purpose']) {
  const t = useTranslate(codeMessages)
  const portal = usePortal()
  const action = useAction('sendOwnCode')
  const pause = usePause()
  const sentText = t('sentToAny')
  const before = useCall('getOwnCodeCountdown', { purpose })
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
    sentText: action.status === 'done' ? sentText : undefined,
    isPossible: pause.left === 0 && !isPending,
    secondsLeft: pause.left,
    /** The button counts the pause down itself. */
    problem: action.status === 'failed' && action.problem.code !== 'codeTooSoon' ? action.problem : null,
  }
}
