import { phoneNumber, smsCode } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { sendCodeOf, useFields, useSendCode } from '@atrium/shared-utility/ui'
import type { FormEvent } from 'react'
import { useBind } from './use-bind.ts'

const initial = { phone: '', code: '' }
const shape = { phone: phoneNumber, code: smsCode }

/** What is typed, what was refused, by whichever of the two calls, and how long a lock still holds. */
export function useBindPhoneForm(onOver: () => void) {
  const t = useText()
  const { bind, reset, problem, secondsLeft, isPending } = useBind(onOver)
  const sending = useSendCode('bind')
  const fields = useFields({
    initial,
    shape,
    problem: problem ?? sending.problem,
    wordsOf: (field) => t(`bind.${field}Required`),
  })

  const handleSend = () => (isPending ? undefined : sendCodeOf({ fields, sending, reset }))

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (secondsLeft > 0 || isPending || !fields.areWhole(['phone', 'code'])) return
    const result = await bind(fields.values)
    if (result.status === 'failed') fields.focusOn(result.problem, 'code')
  }

  return {
    fields,
    sending,
    secondsLeft,
    isPending,
    bindProblem: problem && fields.problem,
    sendProblem: problem ? null : fields.problem,
    handleSend,
    handleSubmit,
  }
}
