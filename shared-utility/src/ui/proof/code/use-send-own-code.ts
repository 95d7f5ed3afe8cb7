import type { CallInput } from '../../../contract/index.ts'
import { useAction, useCall, useTranslate } from '../../../react/index.ts'
import { usePauseAfter } from './use-pause-after.ts'
import { codeMessages } from './words.ts'

type Input = CallInput<'sendOwnCode'>

/** As `useSendCode`, for a signed-in person: no captcha stands between. */
export function useSendOwnCode(purpose: Input['purpose']) {
  const t = useTranslate(codeMessages)
  const action = useAction('sendOwnCode')
  const before = useCall('getOwnCodeCountdown', { purpose })
  const { note, ...pause } = usePauseAfter({ action, before, sentText: t('sentToAny') })

  const send = async (input: Omit<Input, 'purpose'>) => {
    const result = await action.run({ ...input, purpose })
    note(result)
    return result
  }

  const isPending = action.status === 'pending'
  return { ...pause, send, isPending, isPossible: pause.secondsLeft === 0 && !isPending }
}
