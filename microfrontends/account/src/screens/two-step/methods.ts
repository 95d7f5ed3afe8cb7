import type { CallOutput } from '@atrium/shared-utility/contract'

export type Status = CallOutput<'getTwoStepStatus'>
export type Method = Status['methods'][number]
export type VerifyMethod = Method | 'recovery'

/** How this person can verify this session here, the usual way first: by what the rule takes, where they have that. */
export function methodsToVerify(status: Status): VerifyMethod[] {
  const { accepted } = status
  const methods = (['totp', 'webauthn', 'sms'] as const)
    .filter((method) => isUsable(method, status))
    .filter((method) => accepted.includes(method) || !hasAccepted(status))
  return [...methods, 'recovery']
}

/** True when the person has one of the factors that the rule takes. */
export function hasAccepted({ accepted, enrolled }: Status) {
  return enrolled.some(({ kind }) => accepted.includes(kind))
}

/** What this person can set up and has not, where another factor than the telephone has to come first. */
export function methodsToEnrol({ accepted, enrolled, signedInByPhone }: Status): Method[] {
  return accepted.filter((method) => {
    const isThere = enrolled.some(({ kind }) => kind === method)
    if (method === 'sms') return !isThere && !(signedInByPhone && enrolled.length === 0)
    return method === 'webauthn' || !isThere
  })
}

/** The authenticator app, unless the rule does not take it or it is there already; null when nothing can be set up now. */
export function firstToEnrol(status: Status): Method | null {
  const methods = methodsToEnrol(status)
  return methods.includes('totp') ? 'totp' : (methods[0] ?? null)
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
