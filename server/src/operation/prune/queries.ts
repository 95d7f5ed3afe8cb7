import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { removalKind } from '../../enterprise/closing/removal-job.ts'
import { provisionKind } from '../../enterprise/enterprise/progress-query.ts'
import type { SettingValue } from '../../foundation/setting/stored.ts'

const dayMs = 24 * 60 * 60_000
/** Few enough that a batch is done in a moment and holds nobody up. */
export const batchSize = 1000

/** Removes one batch of something that nobody needs any more; answers how many rows it found. */
type Removal = (db: Db, at: { now: Date; kept: SettingValue<'retention'> }) => Promise<number>

/** Each skips what another process is removing at this moment. */
export const removals = {
  /** Some time after its end a session is of use to no inquiry; the audit log stays. */
  session: (db, { now, kept }) => {
    const before = daysBefore(now, kept.sessionDays)
    return removed(
      db,
      sql`session where id in (
        select id from session where ended_at < ${before} or abs_until < ${before}
        limit ${batchSize} for update skip locked)`,
    )
  },
  /** Its person sees for a year that an operator acted as them; the audit log stays. */
  acting: (db, { now }) =>
    removed(
      db,
      sql`acting where id in (
        select id from acting a where until < ${daysBefore(now, 365)}
          and not exists (select from session s where s.acting_id = a.id)
        limit ${batchSize} for update skip locked)`,
    ),
  /** What became of each person stands in the audit log, too. */
  bulk: (db, { now }) =>
    removed(
      db,
      sql`bulk where id in (
        select id from bulk where ended_at < ${daysBefore(now, 90)} limit 10 for update skip locked)`,
    ),
  /** Failures count for an hour. */
  throttle: (db, { now }) =>
    removed(
      db,
      sql`throttle where bucket in (
        select bucket from throttle where first_at < ${daysBefore(now, 1)}
          and (blocked_until is null or blocked_until < ${now})
        limit ${batchSize} for update skip locked)`,
    ),
  /** Refusals are told by the hour. */
  refused_attempt: (db, { now }) =>
    removed(
      db,
      sql`refused_attempt where bucket in (
        select bucket from refused_attempt where first_at < ${daysBefore(now, 1)}
        limit ${batchSize} for update skip locked)`,
    ),
  job: (db, { now, kept }) =>
    removed(
      db,
      sql`job where id in (
        select id from job where status in ('done', 'cancelled') and updated_at < ${daysBefore(now, kept.jobDays)}
        limit ${batchSize} for update skip locked)`,
    ),
  /** One that failed stays longer, so that somebody sees to it. What sets an enterprise up, or ends it, is begun again by it. */
  failedJob: (db, { now, kept }) =>
    removed(
      db,
      sql`job where id in (
        select id from job where status = 'failed' and kind not in (${provisionKind}, ${removalKind})
          and updated_at < ${daysBefore(now, kept.failedJobDays)}
        limit ${batchSize} for update skip locked)`,
    ),
  /** Sealed in it are a code and whose telephone somebody asked about; whether it was sent matters to nobody for long. */
  smsCode: (db, { now }) =>
    removed(
      db,
      sql`job where id in (
        select id from job where kind = 'smsCode' and status in ('done', 'failed') and updated_at < ${daysBefore(now, 1)}
        limit ${batchSize} for update skip locked)`,
    ),
  /** Whoever was away for longer asks for everything anew. Nobody may change an event, so none is locked first. */
  live_event: (db, { now }) =>
    removed(
      db,
      sql`live_event where id in (
        select id from live_event where created_at < ${new Date(now.getTime() - 60 * 60_000)} limit ${batchSize})`,
    ),
  /** Nobody is shown the message any more; how many had read it is kept elsewhere. */
  message_receipt: (db, { now }) =>
    removed(
      db,
      sql`message_receipt where (message_id, user_id) in (
        select message_id, user_id from message_receipt where message_id in (
          select id from message where coalesce(withdrawn_at, expire_at) < ${daysBefore(now, 90)}
            and status in ('published', 'withdrawn'))
        limit ${batchSize})`,
    ),
  /** For ever, unless operators say otherwise. */
  audit: async (db, { now, kept }) => {
    if (kept.auditDays === 0) return 0
    const before = daysBefore(now, kept.auditDays)
    const { rows } = await sql<{ gone: number }>`select atrium_cut_audit(${before}, ${batchSize}) as gone`.execute(db)
    return rows[0]?.gone ?? 0
  },
  /** The dashboard tells of 30 days. Nobody may change a figure, so none is locked first. */
  figure_hour: (db, { now }) =>
    removed(
      db,
      sql`figure_hour where (name, hour) in (
        select name, hour from figure_hour where hour < ${daysBefore(now, 40)} limit ${batchSize})`,
    ),
  /** The last hour is told of. Its rows are added to while they are new, and by nobody then. */
  call_minute: (db, { now }) =>
    removed(
      db,
      sql`call_minute where (minute, call) in (
        select minute, call from call_minute where minute < ${new Date(now.getTime() - 2 * 60 * 60_000)}
        limit ${batchSize} for update skip locked)`,
    ),
  /** A code is good for minutes; for a day it can still be said that it has expired. */
  verify_code: whenOver('verify_code', 'id', 1),
  /** As long as a browser keeps the cookie that names it. */
  known_device: (db, { now }) =>
    removed(
      db,
      sql`known_device where (user_id, device_hash) in (
        select user_id, device_hash from known_device where last_used_at < ${daysBefore(now, 400)}
        limit ${batchSize} for update skip locked)`,
    ),
  /** Out of time, it would be refused anyway. */
  consumed_code: whenOver('consumed_code', 'hash', 0),
  mail_link: whenOver('mail_link', 'token_hash', 0),
  export: whenOver('export', 'id', 7),
  /** Nobody goes on with it, and its bytes are gone; why a file was no package is told for a month. */
  mobile_package: (db, { now }) =>
    removed(
      db,
      sql`mobile_package where id in (
        select id from mobile_package p where (status = 'rejected' and created_at < ${daysBefore(now, 30)})
          or (status = 'uploading' and not exists (
            select from stored_file f where f.id = p.file_id and f.status = 'uploading'))
        limit ${batchSize} for update skip locked)`,
    ),
  /** The same of bundles. */
  bundle: (db, { now }) =>
    removed(
      db,
      sql`bundle where id in (
        select id from bundle b where (status = 'refused' and created_at < ${daysBefore(now, 30)})
          or (status = 'uploading' and not exists (
            select from stored_file f where f.id = b.file_id and f.status = 'uploading'))
        limit ${batchSize} for update skip locked)`,
    ),
  /** Who fetched what is told for long; a link that nobody used, for a day. */
  package_link: (db, { now, kept }) =>
    removed(
      db,
      sql`package_link where id in (
        select id from package_link where created_at < ${daysBefore(now, kept.downloadDays)}
          or (used_at is null and created_at < ${daysBefore(now, 1)})
        limit ${batchSize} for update skip locked)`,
    ),
  refresh_family: whenOver('refresh_family', 'id', 0),
  /** Sign-ins that went out to a provider and did not come back. */
  sign_on: whenOver('sign_on', 'state_hash', 0),
  /** A code to scan holds for two minutes. */
  scan_ticket: whenOver('scan_ticket', 'ticket_hash', 1),
  /** What a sign-in with a messenger leaves has ended after minutes; a day later nobody asks what became of it. */
  messenger_state: whenOver('messenger_state', 'state_hash', 1),
  security_token: whenOver('security_token', 'id', 1),
  /** For some time operators see that a token there was, and who used it last; the audit log stays. */
  deploy_token: whenOver('deploy_token', 'id', 90),
  parcel_override: whenOver('parcel_override', 'id', 30),
  bind_ticket: whenOver('bind_ticket', 'token_hash', 1),
  messenger_token: whenOver('messenger_token', 'key', 1),
} as const satisfies Record<string, Removal>

/** What ended by its own clock at least this many days ago. */
function whenOver(table: string, key: string, days: number): Removal {
  const [name, column] = [sql.table(table), sql.ref(key)]
  return (db, { now }) =>
    removed(
      db,
      sql`${name} where ${column} in (
        select ${column} from ${name} where expires_at < ${daysBefore(now, days)}
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
