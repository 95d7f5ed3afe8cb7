import { baseConfigAtom } from '@atrium/shared-utility'
import { phoneNumber, registrationCalls, smsCode } from '@atrium/shared-utility/contract'
import { useAction, useCountdown, useEnter, useText } from '@atrium/shared-utility/react'
import { sendCodeOf, useFields, useSendCode } from '@atrium/shared-utility/ui'
import { useAtomValue } from 'jotai'
import type { FormEvent } from 'react'
import { useAnnounceSignedIn } from '../announce-signed-in.ts'
import type { Invited } from '../invited.ts'
import type { TypedPerson } from './kept-registration.ts'

const empty = { name: '', loginId: '', password: '', phone: '', code: '' }
// Where codes can be sent they are needed.
const shape = { ...registrationCalls.register.input.shape, phone: phoneNumber, code: smsCode }

/** The name and login id of an invited person; the telephone only where codes can be sent. */
export function usePersonForm({ ticket, needsPhone }: Invited, begun?: TypedPerson | null) {
  const t = useText()
  const hasSms = useAtomValue(baseConfigAtom)?.signInMethods?.includes('sms') ?? false
  const sending = useSendCode('register')
  const nameCheck = useAction('checkRealName')
  const action = useAction('register')
  const { enter, isEntering } = useEnter()
  const failed = action.status === 'failed' ? action.problem : null
  const fields = useFields({
    initial: { ...empty, ...begun },
    shape,
    problem: failed ?? sending.problem,
    wordsOf: (field) => t(`register.${field}Required`),
  })
  const secondsLeft = useCountdown(failed)
  const isPending = action.status === 'pending' || isEntering
  const needed = hasSms
    ? (['name', 'loginId', 'password', 'phone', 'code'] as const)
    : (['name', 'loginId', 'password'] as const)
  useAnnounceSignedIn(isEntering)

  const handleSend = () => sendCodeOf({ fields, sending, reset: action.reset, ticket })

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
    /** False where the invitation is for a telephone and the person cannot show here that it is theirs. */
    isPossible: hasSms || !needsPhone,
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
