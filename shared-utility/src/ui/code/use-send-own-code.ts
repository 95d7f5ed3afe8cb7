import type { CallInput } from '../../contract/index.ts'
import { useAction, useCall, useTranslate } from '../../react/index.ts'
import { useSending } from './use-sending.ts'
import { codeMessages } from './words.ts'

type Input = CallInput<'sendOwnCode'>

/** Sends codes to whoever is signed in, and says how long it takes until the next, also after a reload. */
export function useSendOwnCode(purpose: Input['purpose']) {
  const t = useTranslate(codeMessages)
  const action = useAction('sendOwnCode')
  const before = useCall('getOwnCodeCountdown', { purpose })
  const begun = before.status === 'done' ? before.data.countdown : 0
  const sending = useSending({ action, begun, sentText: t('sentToAny') })
  return { ...sending, send: (input: Omit<Input, 'purpose'>) => sending.send({ ...input, purpose }) }
}
