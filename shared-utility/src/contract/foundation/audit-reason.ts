import type { ProblemCode } from '../problem/problems.ts'

/** Why a person was not let in, where the person is told less than operators are (`signInReason.`). */
export const entranceReasons = [
  'unknownAccount',
  'wrongPassword',
  'accountNotActive',
  'initialPasswordOver',
  // Reasons of passkeys: none of this person's, no question waits for it, not signed by it, or its counter went back.
  'unknownPasskey',
  'challenge',
  'signature',
  'counter',
  // The telephone, the messenger or the identity provider that vouched is no longer this account's.
  'phoneChanged',
  'unbound',
  'unlinked',
  // Reasons of deploy tokens.
  'tokenUnknown',
  'tokenExpired',
  'tokenRevoked',
] as const

/** Why something was refused: what operators alone are told, or the problem that the caller was answered. */
export type AuditReason = (typeof entranceReasons)[number] | ProblemCode
