import { sql } from 'kysely'
import type { Db } from '../db/tx.ts'

const dayMs = 24 * 60 * 60_000
/** Few enough that a batch is done in a moment and holds nobody up. */
export const batchSize = 1000

/** Removes one batch of something that nobody needs any more; answers how many rows it found. */
export type Removal = (db: Db, now: Date) => Promise<number>

/** Each skips what another process is removing at this moment. */
export const removals = {
  /** A month after its end a session is of use to no inquiry; the audit log stays. */
  session: (db, now) => {
    const before = daysBefore(now, 30)
    return removed(
      db,
      sql`session where id in (
        select id from session where ended_at < ${before} or abs_until < ${before}
        limit ${batchSize} for update skip locked)`,
    )
  },
  /** Failures count for an hour. */
  throttle: (db, now) =>
    removed(
      db,
      sql`throttle where bucket in (
        select bucket from throttle where first_at < ${daysBefore(now, 1)}
          and (blocked_until is null or blocked_until < ${now})
        limit ${batchSize} for update skip locked)`,
    ),
  /** A job that failed stays until somebody has seen to it. */
  job: (db, now) =>
    removed(
      db,
      sql`job where id in (
        select id from job where status = 'done' and updated_at < ${daysBefore(now, 30)}
        limit ${batchSize} for update skip locked)`,
    ),
  /** A code is good for minutes; for a day it can still be said that it has expired. */
  verify_code: (db, now) =>
    removed(
      db,
      sql`verify_code where id in (
        select id from verify_code where expires_at < ${daysBefore(now, 1)}
        limit ${batchSize} for update skip locked)`,
    ),
  /** As long as a browser keeps the cookie that names it. */
  known_device: (db, now) =>
    removed(
      db,
      sql`known_device where (user_id, device_hash) in (
        select user_id, device_hash from known_device where last_used_at < ${daysBefore(now, 400)}
        limit ${batchSize} for update skip locked)`,
    ),
  /** Out of time, it would be refused anyway. */
  consumed_code: (db, now) =>
    removed(
      db,
      sql`consumed_code where hash in (
        select hash from consumed_code where expires_at < ${now} limit ${batchSize} for update skip locked)`,
    ),
  mail_link: (db, now) =>
    removed(
      db,
      sql`mail_link where token_hash in (
        select token_hash from mail_link where expires_at < ${now} limit ${batchSize} for update skip locked)`,
    ),
  refresh_family: (db, now) =>
    removed(
      db,
      sql`refresh_family where id in (
        select id from refresh_family where expires_at < ${now} limit ${batchSize} for update skip locked)`,
    ),
  /** Sign-ins that went out to a provider and did not come back. */
  sign_on: (db, now) =>
    removed(
      db,
      sql`sign_on where state_hash in (
        select state_hash from sign_on where expires_at < ${now} limit ${batchSize} for update skip locked)`,
    ),
  /** A code to scan holds for two minutes. */
  scan_ticket: (db, now) =>
    removed(
      db,
      sql`scan_ticket where ticket_hash in (
        select ticket_hash from scan_ticket where expires_at < ${daysBefore(now, 1)}
        limit ${batchSize} for update skip locked)`,
    ),
  /** What a sign-in with a messenger leaves has ended after minutes; a day later nobody asks what became of it. */
  messenger_state: (db, now) => removedOver(db, { table: 'messenger_state', key: 'state_hash', now }),
  bind_ticket: (db, now) => removedOver(db, { table: 'bind_ticket', key: 'token_hash', now }),
  messenger_token: (db, now) => removedOver(db, { table: 'messenger_token', key: 'key', now }),
} as const satisfies Record<string, Removal>

function removedOver(db: Db, { table, key, now }: { table: string; key: string; now: Date }) {
  const [name, column] = [sql.table(table), sql.ref(key)]
  return removed(
    db,
    sql`${name} where ${column} in (
      select ${column} from ${name} where expires_at < ${daysBefore(now, 1)}
      limit ${batchSize} for update skip locked)`,
  )
}

async function removed(db: Db, what: ReturnType<typeof sql>) {
  const { numAffectedRows = 0n } = await sql`delete from ${what}`.execute(db)
  return Number(numAffectedRows)
}

function daysBefore(now: Date, days: number) {
  return new Date(now.getTime() - days * dayMs)
}
