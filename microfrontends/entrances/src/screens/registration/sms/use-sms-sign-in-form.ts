import { smsCalls } from '@atrium/shared-utility/contract'
import { useAction, useCountdown, useEnter, useText } from '@atrium/shared-utility/react'
import { sendCodeOf, useFields, useSendCode } from '@atrium/shared-utility/ui'
import { useState, type FormEvent } from 'react'
import { useAnnounceSignedIn } from '../announce-signed-in.ts'

const initial = { phone: '', code: '' }

/** What is typed, what was refused, and how long a lock still holds. */
export function useSmsSignInForm() {
  const t = useText()
  const sending = useSendCode('login')
  const action = useAction('signInBySms')
  const { enter, isEntering } = useEnter()
  const [remember, setRemember] = useState(false)
  const failed = action.status === 'failed' ? action.problem : null
  const fields = useFields({
    initial,
    shape: smsCalls.signInBySms.input.shape,
    problem: failed ?? sending.problem,
    wordsOf: (field) => t(`sms.${field}Required`),
  })
  const secondsLeft = useCountdown(failed)
  const isPending = action.status === 'pending' || isEntering
  useAnnounceSignedIn(isEntering)

  const handleSend = () => sendCodeOf({ fields, sending, reset: action.reset })

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (secondsLeft > 0 || isPending || !fields.areWhole(['phone', 'code'])) return
    const result = await action.run({ ...fields.values, remember })
    if (result.status === 'done') return enter(result.data)
    fields.focusOn(result.problem, 'code')
  }

  return { fields, sending, remember, setRemember, secondsLeft, isPending, handleSend, handleSubmit }
}
