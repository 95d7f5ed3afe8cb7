import type { Problem } from '../../../contract/index.ts'
import type { useSendCode } from './use-send-code.ts'
import type { useSendOwnCode } from './use-send-own-code.ts'

type Form = {
  /** The fields of `useFields`, whatever else the form asks for. */
  fields: {
    values: { phone: string }
    areWhole: (fields: readonly 'phone'[]) => boolean
    focus: (field: 'phone' | 'code') => void
    focusOn: (refusal: Problem, otherwise: 'phone' | 'code') => void
  }
  /** Takes back what the form was refused before. */
  reset: () => void
}
type OpenForm = Form & { sending: ReturnType<typeof useSendCode>; ticket?: string }
type OwnForm = Form & {
  sending: ReturnType<typeof useSendOwnCode>
  /** False where the server knows the telephone. */
  asksPhone: boolean
}

/** Sends a code to the telephone of a form, once it is whole, and leads on: to the code, or to what was refused. */
export function sendCodeOf({ fields, sending, reset, ...input }: OpenForm) {
  const send = () => sending.send({ phone: fields.values.phone, ...input })
  return sendAndLeadOn({ fields, sending, reset, asksPhone: true }, send)
}

/** The same for a signed-in person. */
export function sendOwnCodeOf(form: OwnForm) {
  const { asksPhone, fields, sending } = form
  return sendAndLeadOn(form, () => sending.send(asksPhone ? { phone: fields.values.phone } : {}))
}

type Sending = { isPossible: boolean; send: () => ReturnType<OpenForm['sending']['send'] | OwnForm['sending']['send']> }

async function sendAndLeadOn(
  { fields, sending, reset, asksPhone }: Form & { sending: Pick<Sending, 'isPossible'>; asksPhone: boolean },
  send: Sending['send'],
) {
  if (!sending.isPossible || (asksPhone && !fields.areWhole(['phone']))) return
  reset()
  const result = await send()
  // The captcha's turn.
  if (result === null) return
  if (result.status === 'done') fields.focus('code')
  else fields.focusOn(result.problem, asksPhone ? 'phone' : 'code')
}
