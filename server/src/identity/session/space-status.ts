import { type ClosedSpaceCode, Problem } from '@atrium/shared-utility/contract'

/** The facts that decide whether an enterprise lets people in. */
export type Terms = { status: string | null; expires_at: Date | null; closes_at: Date | null }
type Closed = { why: ClosedSpaceCode; at: Date | null }
type Asking = { isOperator: boolean; now: Date }

/** Whether an enterprise lets its people in. */
export function isOpenTo(one: Omit<Terms, 'closes_at'>, now: Date) {
  return closedWhy({ ...one, closes_at: null }, now) === null
}

/** Why an enterprise lets none of its people in, and the day that goes with it; null where it does. */
export function closedWhy({ status, expires_at: expiresAt, closes_at: closesAt }: Terms, now: Date): Closed | null {
  if (closesAt !== null) return { why: 'spaceClosing', at: closesAt }
  if (status !== 'active' && status !== 'readonly') return { why: 'spaceSuspended', at: null }
  if (expiresAt !== null && expiresAt <= now) return { why: 'spaceExpired', at: expiresAt }
  return null
}

/** Operators enter an enterprise in any state; its people only while it is active or read-only, and not expired. */
export function spaceStatus(terms: Terms, { isOperator, now }: Asking) {
  if (isOperator) return 'open'
  if (closedWhy(terms, now) !== null) return 'suspended'
  return terms.status === 'readonly' ? 'readonly' : 'open'
}

/** The message for its people, with the day as people in China and elsewhere count it. */
export function closedProblem({ why, at }: Closed, name: string) {
  return new Problem(why, { name, ...(at !== null && { day: dayIn('Asia/Shanghai', at), dayUtc: dayIn('UTC', at) }) })
}

/** Such as 2026-12-23. */
function dayIn(timeZone: string, moment: Date) {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(moment)
}
