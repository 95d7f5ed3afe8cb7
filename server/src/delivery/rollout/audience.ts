import { createHash, createHmac } from 'node:crypto'
import { isPlatformStaff, type UserType } from '@atrium/shared-utility/contract'
import { LRUCache } from 'lru-cache'
import type { Row } from '../../foundation/db/schema.ts'

/** The person who looks at a page, and their enterprise. */
export type Visitor = { entId: string | null; session: { userId: string; userType: UserType } | null }

type Audience = Pick<
  Row<'rollout'>,
  'enterprises' | 'user_types' | 'percent' | 'counted_by' | 'drawn_by' | 'begun_by_kind'
>

/**
 * Whether a roll-out puts its version before this visitor. A visitor without a session keeps what is in force, and so
 * do the platform's own people where a token began it: a thief of a token reaches none of them before everyone has it.
 */
export function isFor(rollout: Audience, { entId, session }: Visitor) {
  if (session === null) return false
  if (rollout.begun_by_kind === 'token' && isPlatformStaff(session.userType)) return false
  const { enterprises, user_types: types, percent, counted_by: countedBy, drawn_by: salt } = rollout
  if (types.length > 0 && !types.includes(session.userType)) return false
  if (entId !== null && enterprises.includes(entId)) return true
  const subject = countedBy === 'user' ? session.userId : entId
  return subject !== null && chanceOf(salt, subject) < percent
}

/**
 * People are in a hundred groups, and a roll-out of so many percent has so many of them: however many roll-outs there are,
 * people have no more different portals than there are groups.
 */
const groups = 100
const mostOrders = 1000
/** The place of each group, by salt. */
const orders = new LRUCache<string, readonly number[]>({ max: mostOrders })

/**
 * The place of a subject, from 0 to 99, the same at each visit and in every process: a person who is in at 5 percent is
 * in at 20. Without the salt the chosen people cannot be foretold.
 */
export function chanceOf(salt: string, subject: string) {
  const order = orders.get(salt) ?? drawn(salt)
  orders.set(salt, order)
  return order[createHash('sha256').update(subject).digest().readUInt32BE() % groups] ?? groups
}

/** Another order for each roll-out, so that not always the same people go first. */
function drawn(salt: string) {
  const lots = Array.from({ length: groups }, (_, group) => ({ group, lot: lotOf(salt, group) }))
  const order = Array.from({ length: groups }, () => groups)
  for (const [place, { group }] of lots.toSorted((one, other) => (one.lot < other.lot ? -1 : 1)).entries())
    order[group] = place
  return order
}

function lotOf(salt: string, group: number) {
  return createHmac('sha256', salt).update(String(group)).digest('hex')
}
