import type { CallName } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

/** For so long a roll-out that was halted is told of: then the operators have decided what becomes of the version. */
const haltedDays = 7
const hourMs = 60 * 60_000

/** The calls that send files. They are counted only where a document had to be converted first. */
const converting = [
  'fetchAttachment',
  'fetchAnnouncementFile',
  'fetchMessageAttachment',
  'fetchRecordFile',
  'fetchChatFile',
] as const satisfies CallName[]

/** What waits for an operator beside failed jobs: each as its own list finds it. */
export async function countAttention(db: Db, now: Date) {
  const count = sql<number>`count(*)`.as('count')
  const since = new Date(now.getTime() - haltedDays * 24 * hourMs)
  const [expiring, proposals, halted, conversions] = await Promise.all([
    db
      .selectFrom('enterprise')
      .select(count)
      .where('deleted_at', 'is', null)
      // By the database's own clock, as the list has it.
      .where(sql<boolean>`expires_at > now() and expires_at <= now() + interval '30 days'`)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('map_proposal')
      .select(count)
      .where('outcome', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('rollout')
      .select(count)
      .where('state', '=', 'halted')
      .where('ended_at', '>', since)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('call_minute')
      .select(sql<number>`coalesce(sum(failures), 0)::bigint`.as('count'))
      .where('call', 'in', converting)
      .where('minute', '>=', new Date(now.getTime() - hourMs))
      .executeTakeFirstOrThrow(),
  ])
  return {
    expiring: expiring.count,
    proposals: proposals.count,
    halted: halted.count,
    conversions: conversions.count,
  }
}
