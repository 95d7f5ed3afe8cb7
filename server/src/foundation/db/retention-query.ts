import { sql } from 'kysely'
import type { SettingValue } from '@atrium/shared-utility/contract'
import type { Db } from './tx.ts'

const dayMs = 24 * 60 * 60_000
/** Few enough that a batch is done in a moment and blocks no other work. */
export const batchSize = 1000

/** Removes one batch of rows that are no longer needed, and answers how many it found. It skips what another process is removing. */
export type Retention = (db: Db, at: { now: Date; kept: Kept; staysFailed: readonly string[] }) => Promise<number>

/** For how many days or hours operators keep what they may decide about. `staysFailed`: kinds of jobs that are kept after they failed. */
type Kept = Readonly<SettingValue<'retention'>>

/** Rows that ended by `expires_at` at least so many days ago. */
export function whenOver(table: string, key: string, days: number): Retention {
  const [name, column] = [sql.table(table), sql.ref(key)]
  return (db, { now }) =>
    deleteBatch(
      db,
      sql`${name} where ${column} in (
        select ${column} from ${name} where expires_at < ${daysBefore(now, days)}
        limit ${batchSize} for update skip locked)`,
    )
}

/** `what` is the text behind `delete from`. */
export async function deleteBatch(db: Db, what: ReturnType<typeof sql>) {
  const { numAffectedRows = 0n } = await sql`delete from ${what}`.execute(db)
  return Number(numAffectedRows)
}

export function daysBefore(now: Date, days: number) {
  return new Date(now.getTime() - days * dayMs)
}
