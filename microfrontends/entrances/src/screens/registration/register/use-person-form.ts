import { baseConfigAtom } from '@atrium/shared-utility'
import { phoneNumber, registrationCalls, smsCode } from '@atrium/shared-utility/contract'
import { useAction, useCountdown, useEnter, usePortal, useText } from '@atrium/shared-utility/react'
import { useFields, useSendCode } from '@atrium/shared-utility/ui'
import { useAtomValue } from 'jotai'
import { useEffect, type FormEvent } from 'react'

const initial = { name: '', loginId: '', password: '', phone: '', code: '' }
// Where codes can be sent they are needed.
const shape = { ...registrationCalls.register.input.shape, phone: phoneNumber, code: smsCode }

/** Who somebody is that was invited; the telephone only where codes can be sent. */
export function usePersonForm(ticket: string) {
  const t = useText()
  const hasSms = useAtomValue(baseConfigAtom)?.waysIn?.includes('sms') ?? false
  const sending = useSendCode('register')
  const nameCheck = useAction('checkRealName')
  const action = useAction('register')
  const { enter, isEntering } = useEnter()
  const failed = action.status === 'failed' ? action.problem : null
  const fields = useFields({
    initial,
    shape,
    problem: failed ?? sending.problem,
    wordsOf: (field) => t(`register.${field}Required`),
  })
  const secondsLeft = useCountdown(failed?.code === 'tooManyAttempts' ? failed : null)
  const isPending = action.status === 'pending' || isEntering
  const needed = hasSms
    ? (['name', 'loginId', 'password', 'phone', 'code'] as const)
    : (['name', 'loginId', 'password'] as const)
  useAnnouncement(isEntering)

  const handleSend = async () => {
    if (!sending.isPossible || !fields.areWhole(['phone'])) return
    action.reset()
    const result = await sending.send({ phone: fields.values.phone, ticket })
    if (result === null) return
    if (result.status === 'done') fields.focus('code')
    else fields.focusOn(result.problem, 'phone')
  }

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (secondsLeft > 0 || isPending || !fields.areWhole(needed)) return
    const { phone, code, ...person } = fields.values
    const result = await action.run({ ticket, ...person, ...(hasSms && { phone, code }) })
    if (result.status === 'done') return enter(result.data)
    fields.focusOn(result.problem, 'name')
  }

  return {
    fields,
    sending,
    hasSms,
    secondsLeft,
    isPending,
    handleSend,
    handleSubmit,
    checkName: () => fields.values.name.trim() !== '' && void nameCheck.run({ name: fields.values.name, ticket }),
    changeName: (name: string) => {
      fields.change({ name })
      nameCheck.reset()
    },
    isNameRefused: nameCheck.status === 'done' && !nameCheck.data.ok,
  }
}

function useAnnouncement(isEntering: boolean) {
  const t = useText()
  const portal = usePortal()
  useEffect(() => {
    if (isEntering) portal.announce(t('sms.signedIn'))
  }, [isEntering, portal, t])
}
