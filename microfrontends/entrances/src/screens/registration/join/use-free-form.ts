import { baseConfigAtom } from '@atrium/shared-utility'
import { joiningCalls, phoneNumber, smsCode } from '@atrium/shared-utility/contract'
import { useAction, useEnter, useText } from '@atrium/shared-utility/react'
import { sendCodeOf, useFields, useSendCode } from '@atrium/shared-utility/ui'
import { useAtomValue } from 'jotai'
import type { FormEvent } from 'react'
import { keepInvited, type Invited } from '../invited.ts'

const initial = { loginId: '', newPassword: '', phone: '', code: '' }
// Where the invitation is for a telephone they are needed.
const shape = { ...joiningCalls.freeAndJoin.input.shape, phone: phoneNumber, code: smsCode }
const required = {
  loginId: 'register.loginIdRequired',
  newPassword: 'register.passwordRequired',
  phone: 'register.phoneRequired',
  code: 'register.codeRequired',
} as const

/** What a person chooses for an account that they free, and the telephone where the invitation is for one. */
export function useFreeForm({ ticket, needsPhone }: Invited) {
  const t = useText()
  const hasSms = useAtomValue(baseConfigAtom)?.signInMethods?.includes('sms') ?? false
  const sending = useSendCode('register')
  const free = useAction('freeAndJoin')
  const { enter, isEntering } = useEnter()
  const isPending = free.status === 'pending' || isEntering
  const fields = useFields({
    initial,
    shape,
    problem: (free.status === 'failed' ? free.problem : null) ?? sending.problem,
    wordsOf: (field) => t(required[field]),
  })
  const needed = needsPhone
    ? (['loginId', 'newPassword', 'phone', 'code'] as const)
    : (['loginId', 'newPassword'] as const)

  const handleSend = () => sendCodeOf({ fields, sending, reset: free.reset, ticket })

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || !fields.areWhole(needed)) return
    const { phone, code, ...chosen } = fields.values
    const result = await free.run({ ticket, ...chosen, ...(needsPhone && { phone, code }) })
    if (result.status === 'failed') return fields.focusOn(result.problem, 'loginId')
    keepInvited(null)
    await enter(result.data)
  }

  /** False where the invitation is for a telephone and the person cannot show here that it is theirs. */
  const isPossible = hasSms || !needsPhone
  return { fields, sending, isPossible, isPending, handleSend, handleSubmit }
}
