import type { SessionRow } from './access-query.ts'

const dayMs = 24 * 60 * 60_000

type Asked = Pick<SessionRow, 'password_asked_at' | 'password_set_at'>
type Aged = Pick<SessionRow, 'auth_time' | 'password_set_at' | 'password_age_days'>

/** Asked of whoever signs in from then on: nobody is interrupted because a day ends while they work. */
export function isPasswordOld({ auth_time: authTime, password_set_at: setAt, password_age_days: days }: Aged) {
  if (setAt === null || days === null || days === 0) return false
  return authTime.getTime() - setAt.getTime() >= days * dayMs
}

/** An operator asked for another one, and none was set since: at once, also of whoever is at work. */
export function isPasswordAsked({ password_asked_at: askedAt, password_set_at: setAt }: Asked) {
  return askedAt !== null && setAt !== null && askedAt > setAt
}
