import { phoneCalls, type CallInput, type Problem } from '@atrium/shared-utility/contract'
import { useCountdown, useText, type ActionResult } from '@atrium/shared-utility/react'
import { sendOwnCodeOf, useFields, useSendOwnCode } from '@atrium/shared-utility/ui'
import type { FormEvent } from 'react'

type Typed = { phone?: string; code: string }
export type PhoneFormOptions = {
  purpose: CallInput<'sendOwnCode'>['purpose']
  /** False where the server knows the telephone. */
  asksPhone: boolean
  /** How the last submission went. */
  state: { isPending: boolean; problem: Problem | null; reset: () => void }
  onSubmit: (typed: Typed) => Promise<ActionResult<unknown>>
}

const initial = { phone: '', code: '' }

/** What is typed, what was refused, and how long a lock still holds. */
export function usePhoneForm({ purpose, asksPhone, state, onSubmit }: PhoneFormOptions) {
  const t = useText()
  const sending = useSendOwnCode(purpose)
  const refused = state.problem ?? sending.problem
  const fields = useFields({
    initial,
    shape: phoneCalls.setOwnPhone.input.shape,
    problem: refused,
    wordsOf: (field) => t(`phone.${field}Missing`),
  })
  const secondsLeft = useCountdown(state.problem)
  const { phone, code } = fields.values
  const named = asksPhone ? { phone } : {}

  const handleSend = () => sendOwnCodeOf({ fields, sending, reset: state.reset, asksPhone })

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (secondsLeft > 0 || state.isPending || !fields.areWhole(asksPhone ? ['phone', 'code'] : ['code'])) return
    const result = await onSubmit({ ...named, code })
    if (result.status === 'failed') fields.focusOn(result.problem, 'code')
  }

  const isUnseen = !asksPhone && fields.refusalOf('phone') !== undefined
  return { fields, sending, secondsLeft, handleSend, handleSubmit, problem: isUnseen ? refused : fields.problem }
}
