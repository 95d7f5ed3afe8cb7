import { sql } from 'kysely'
import { daysBefore, deleteBatch, batchSize, type Retention } from '../../foundation/db/retention-query.ts'

/** Some time after its end a session is of use to no inquiry; the audit log stays. */
export const endedSessions: Retention = (db, { now, kept }) => {
  const before = daysBefore(now, kept.sessionDays)
  return deleteBatch(
    db,
    sql`session where id in (
      select id from session where ended_at < ${before} or abs_until < ${before}
      limit ${batchSize} for update skip locked)`,
  )
}

/** Kept as long as a browser keeps the cookie that names it. */
export const knownDevices: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`known_device where (user_id, device_hash) in (
      select user_id, device_hash from known_device where last_used_at < ${daysBefore(now, 400)}
      limit ${batchSize} for update skip locked)`,
  )
