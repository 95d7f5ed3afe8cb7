import type { SessionRow } from './access-query.ts'

const dayMs = 24 * 60 * 60_000

type PasswordDates = Pick<SessionRow, 'password_asked_at' | 'password_set_at'>
type Aged = Pick<SessionRow, 'auth_time' | 'password_set_at' | 'password_age_days'>

/** Checked at the sign-in: a session is not interrupted because a day ends while its person works. */
export function isPasswordOld({ auth_time: authTime, password_set_at: setAt, password_age_days: days }: Aged) {
  if (setAt === null || days === null || days === 0) return false
  return authTime.getTime() - setAt.getTime() >= days * dayMs
}

/** An operator asked for another password, and none was set since: it is due at once, also in a running session. */
export function isPasswordAsked({ password_asked_at: askedAt, password_set_at: setAt }: PasswordDates) {
  return askedAt !== null && setAt !== null && askedAt > setAt
}
