import { smsCalls } from '@atrium/shared-utility/contract'
import { useAction, useCountdown, useEnter, usePortal, useText } from '@atrium/shared-utility/react'
import { useFields, useSendCode } from '@atrium/shared-utility/ui'
import { useEffect, useState, type FormEvent } from 'react'

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
  const secondsLeft = useCountdown(failed?.code === 'tooManyAttempts' ? failed : null)
  const isPending = action.status === 'pending' || isEntering
  useAnnouncement(isEntering)

  const handleSend = async () => {
    if (!sending.isPossible || !fields.areWhole(['phone'])) return
    action.reset()
    const result = await sending.send({ phone: fields.values.phone })
    if (result === null) return
    if (result.status === 'done') fields.focus('code')
    else fields.focusOn(result.problem, 'phone')
  }

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (secondsLeft > 0 || isPending || !fields.areWhole(['phone', 'code'])) return
    const result = await action.run({ ...fields.values, remember })
    if (result.status === 'done') return enter(result.data)
    fields.focusOn(result.problem, 'code')
  }

  return { fields, sending, remember, setRemember, secondsLeft, isPending, handleSend, handleSubmit }
}

function useAnnouncement(isEntering: boolean) {
  const t = useText()
  const portal = usePortal()
  useEffect(() => {
    if (isEntering) portal.announce(t('sms.signedIn'))
  }, [isEntering, portal, t])
}
