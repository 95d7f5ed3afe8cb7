import type { AuditAction, ProblemCode } from '@atrium/shared-utility/contract'

/**
 * The name of an attempt in the audit log, and from which one within the hour on it is recorded: the first few may be
 * ordinary.
 */
type Attempt = { action: AuditAction; from?: number }

const proof: Attempt = { action: 'refusedProof' }
const entrance: Attempt = { action: 'refusedEntrance' }
const access: Attempt = { action: 'refusedAccess' }

/**
 * The refusals that the audit log records, whichever call refuses. Refusals that everyone meets are not among them:
 * being asked to sign in, for a second factor, or to confirm. A further refusal needs its line here, and words in the
 * dictionary of the operators' pages.
 */
export const attempts = {
  badCredentials: proof,
  passwordWrong: proof,
  oldPasswordWrong: proof,
  codeInvalid: proof,
  codeExpired: proof,
  codeSpent: proof,
  passkeyRefused: proof,
  linkInvalid: proof,
  invitationOver: proof,
  bindTicketExpired: proof,
  scanNumberWrong: proof,
  captchaRequired: { action: 'refusedProof', from: 3 },
  captchaWrong: { action: 'refusedProof', from: 3 },
  messengerRefused: entrance,
  messengerStateInvalid: entrance,
  bindConflict: entrance,
  signOnExpired: entrance,
  signOnRefused: entrance,
  signOnFailed: entrance,
  signOnUnknown: entrance,
  signOnTaken: entrance,
  signOnNotForStaff: entrance,
  signOnNotFresh: entrance,
  stepUpExpired: entrance,
  stepUpNotYou: entrance,
  emailNotAccepted: entrance,
  registrationNotAllowed: entrance,
  spaceDenied: access,
  membershipSuspended: access,
  membershipEnded: access,
  forbidden: access,
  accountOutOfReach: access,
  rootRequired: access,
  readOnlyAccess: access,
  actingReadOnly: access,
  actingOutOfReach: access,
  actingNotForStaff: access,
  networkNotAllowed: access,
  hostNotListed: access,
  importRefused: access,
  apiNotListed: access,
  crossSiteRequest: access,
  tooManyAttempts: { action: 'tooManyAttempts' },
} as const satisfies Partial<Record<ProblemCode, Attempt>>

const known: Partial<Record<ProblemCode, Attempt>> = attempts

/** Null for what is no attempt at anything. */
export function attemptOf(code: ProblemCode) {
  return known[code] ?? null
}
