import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../db/tx.ts'

/** The count of one subject, and which refusals of it are told: all from `from` to `whole`, then ever fewer. */
type Sample = { subject: string; from: number; whole: number; weight: number; now: Date }

const hourMs = 60 * 60_000

/**
 * Counts one more within the hour, in one statement. Answers the count, whether this one is told, and how many were
 * left out since the last that was. After the first ones it tells every tenth, after a hundred every hundredth, and so
 * on: some fifty of a million. The next hour tells what this one leaves out.
 */
export async function countAttempt(db: Db, { subject, from, whole, weight, now }: Sample) {
  const bucket = createHash('sha256').update(subject).digest('hex')
  const isStale = sql<boolean>`refused_attempt.first_at <= ${new Date(now.getTime() - hourMs)}`
  const next = sql<number>`(case when ${isStale} then 1 else refused_attempt.count + 1 end)`
  const isTold = sql<boolean>`(${next} between ${from} and ${whole}
    or ${next} > ${whole} and mod(${next}, power(10, greatest(length((${next})::text) - 1, 1))::bigint) = 0)`
  const row = await db
    .insertInto('refused_attempt')
    .values({ bucket, count: 1, untold: from <= 1 ? 0 : weight, first_at: now })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        count: next,
        untold: sql`case when ${isTold} then 0 else refused_attempt.untold + ${weight} end`,
        left_out: sql`refused_attempt.untold`,
        first_at: sql`case when ${isStale} then ${now} else refused_attempt.first_at end`,
      }),
    )
    .returning(['count', 'untold', 'left_out'])
    .executeTakeFirstOrThrow()
  return { count: row.count, isTold: row.untold === 0, leftOut: row.left_out }
}
