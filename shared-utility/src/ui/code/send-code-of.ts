import type { Problem } from '../../contract/index.ts'
import type { useSendCode } from './use-send-code.ts'

type Form = {
  /** Of `useFields`, whatever else the form asks for. */
  fields: {
    values: { phone: string }
    areWhole: (fields: readonly 'phone'[]) => boolean
    focus: (field: string) => void
    focusOn: (refusal: Problem, otherwise: 'phone') => void
  }
  sending: ReturnType<typeof useSendCode>
  /** Takes back what the form was refused before. */
  reset: () => void
  ticket?: string
}

/** Sends a code to the telephone of a form, once it is whole, and leads on: to the code, or to what was refused. */
export async function sendCodeOf({ fields, sending, reset, ...input }: Form) {
  if (!sending.isPossible || !fields.areWhole(['phone'])) return
  reset()
  const result = await sending.send({ phone: fields.values.phone, ...input })
  if (result === null) return
  if (result.status === 'done') fields.focus('code')
  else fields.focusOn(result.problem, 'phone')
}
