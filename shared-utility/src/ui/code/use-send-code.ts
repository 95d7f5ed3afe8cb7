import type { CallInput } from '../../contract/index.ts'
import { useAction, useCall, useTranslate } from '../../react/index.ts'
import { useSending } from './use-sending.ts'
import { codeMessages } from './words.ts'

type Input = CallInput<'sendSmsCode'>

/** Sends codes to whoever is not signed in, and says how long it takes until the next, also after a reload. */
export function useSendCode(purpose: NonNullable<Input['purpose']>) {
  const t = useTranslate(codeMessages)
  const action = useAction('sendSmsCode')
  const before = useCall('getSmsCountdown', { purpose })
  const begun = before.status === 'done' ? before.data.countdown : 0
  // Who registers has shown an invitation: a code is sent to whatever telephone they name.
  const sending = useSending({ action, begun, sentText: t(purpose === 'register' ? 'sentToAny' : 'sent') })
  return { ...sending, send: (input: Omit<Input, 'purpose'>) => sending.send({ ...input, purpose }) }
}
