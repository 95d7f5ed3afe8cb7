import type { CallOutput } from '@atrium/shared-utility/contract'

type Status = CallOutput<'getTwoStepStatus'>
export type Method = Status['methods'][number]
export type VerifyMethod = Method | 'recovery'

/** How this person can verify this session here, the usual way first. */
export function methodsToVerify(status: Status): VerifyMethod[] {
  const methods = (['totp', 'webauthn', 'sms'] as const).filter((method) => isUsable(method, status))
  return [...methods, 'recovery']
}

/** What this person can set up and has not, where another factor than the telephone has to come first. */
export function methodsToEnrol({ methods, enrolled, signedInByPhone }: Status): Method[] {
  return methods.filter((method) => {
    const isThere = enrolled.some(({ kind }) => kind === method)
    if (method === 'sms') return !isThere && !(signedInByPhone && enrolled.length === 0)
    return method === 'webauthn' || !isThere
  })
}

/** True when the telephone is left out only because it was the first step. */
export function isPhoneUsed({ methods, enrolled, signedInByPhone }: Status) {
  const isMeant = enrolled.length === 0 || enrolled.some(({ kind }) => kind === 'sms')
  return signedInByPhone && methods.includes('sms') && isMeant
}

function isUsable(method: Method, { methods, enrolled, signedInByPhone }: Status) {
  if (!methods.includes(method) || !enrolled.some(({ kind }) => kind === method)) return false
  return method !== 'sms' || !signedInByPhone
}
