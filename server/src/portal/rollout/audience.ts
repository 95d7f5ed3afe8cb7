import { createHmac } from 'node:crypto'
import type { UserType } from '@atrium/shared-utility/contract'
import type { Row } from '../../foundation/db/schema.ts'

/** Who looks at a page: in which enterprise, and who that is. */
export type Visitor = { entId: string | null; session: { userId: string; userType: UserType } | null }

type Audience = Pick<Row<'rollout'>, 'enterprises' | 'user_types' | 'percent' | 'counted_by' | 'drawn_by'>

/** Whether a roll-out puts its version before this visitor. Whoever is not signed in keeps what is in force. */
export function isFor(rollout: Audience, { entId, session }: Visitor) {
  if (session === null) return false
  const { enterprises, user_types: types, percent, counted_by: countedBy, drawn_by: salt } = rollout
  if (types.length > 0 && !types.includes(session.userType)) return false
  if (entId !== null && enterprises.includes(entId)) return true
  const subject = countedBy === 'user' ? session.userId : entId
  return subject !== null && chanceOf(salt, subject) < percent
}

/**
 * From 0 to below 100, the same at each visit and in every process: whoever is in at 5 percent is in at 20. Without the salt
 * nobody can say whom it will be.
 */
export function chanceOf(salt: string, subject: string) {
  return (createHmac('sha256', salt).update(subject).digest().readUInt32BE() / 2 ** 32) * 100
}
