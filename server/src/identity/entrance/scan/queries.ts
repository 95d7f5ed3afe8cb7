import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { tokenHash } from '../../../foundation/process/secrets/token-hash.ts'

type NewScan = {
  ticket: string
  secret: string
  number: number
  numbers: number[]
  ip: string
  userAgent: string
  expiresAt: Date
}

export async function insertScan(db: Db, { ticket, secret, numbers, number, ip, userAgent, expiresAt }: NewScan) {
  await db
    .insertInto('scan_ticket')
    .values({
      ticket_hash: tokenHash(ticket),
      secret_hash: tokenHash(secret),
      number,
      numbers,
      ip,
      user_agent: userAgent,
      expires_at: expiresAt,
    })
    .execute()
}

/** A person who has read the former code must not confirm what this browser no longer waits for. */
export async function cancelBySecret(db: Db, secret: string) {
  await db
    .updateTable('scan_ticket')
    .set({ state: 'cancelled' })
    .where('secret_hash', '=', tokenHash(secret))
    .where('state', 'in', ['new', 'scanned', 'confirmed'])
    .execute()
}

export function findBySecret(db: Db, { secret, now }: { secret: string; now: Date }) {
  return db
    .selectFrom('scan_ticket as s')
    .leftJoin('user_account as u', 'u.id', 's.user_id')
    .select(['s.state', 's.user_id', 's.number', 's.expires_at', 'u.name'])
    .where('s.secret_hash', '=', tokenHash(secret))
    .where('s.expires_at', '>', now)
    .executeTakeFirst()
}

/** Of any number of calls at once with one secret the first goes on, and the others need not wait for its outcome. */
export async function isFirstWith(db: Db, secret: string) {
  const { rows } = await sql<{ first: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`scan|${tokenHash(secret).toString('hex')}`}, 0)) as first
  `.execute(db)
  return rows[0]?.first === true
}

/** Takes a confirmed ticket, once: of any number of calls at once one gets the person and the vouching enterprise. */
export function takeConfirmed(db: Db, { secret, now }: { secret: string; now: Date }) {
  return db
    .updateTable('scan_ticket')
    .set({ state: 'consumed' })
    .where('secret_hash', '=', tokenHash(secret))
    .where('state', '=', 'confirmed')
    .where('expires_at', '>', now)
    .returning(['user_id', 'only_ent_id', 'auth_time', 'session_until'])
    .executeTakeFirst()
}

type Scanning = { ticket: string; userId: string; now: Date }

/** The first person to scan has the code for themselves; reading it again changes nothing. */
export function claimScan(db: Db, { ticket, userId, now }: Scanning) {
  return db
    .updateTable('scan_ticket')
    .set({ state: 'scanned', user_id: userId })
    .where('ticket_hash', '=', tokenHash(ticket))
    .where('expires_at', '>', now)
    .where((eb) => eb.or([eb('state', '=', 'new'), eb.and([eb('state', '=', 'scanned'), eb('user_id', '=', userId)])]))
    .returning(['user_agent', 'ip', 'numbers', 'expires_at'])
    .executeTakeFirst()
}

/**
 * Undefined unless this person scanned the code, it still holds, and the number is the computer's. Stores the bounds of
 * the session `by`.
 */
export function confirmScanned(
  db: Db,
  { ticket, userId, by, now, number, until }: Scanning & { by: string; number: number; until: Date },
) {
  return db
    .updateTable('scan_ticket')
    .from('session as s')
    .set((eb) => ({
      state: 'confirmed',
      only_ent_id: eb.ref('s.only_ent_id'),
      auth_time: eb.ref('s.auth_time'),
      session_until: eb.ref('s.abs_until'),
      expires_at: sql`greatest(scan_ticket.expires_at, ${until})`,
    }))
    .where('s.id', '=', by)
    .where('ticket_hash', '=', tokenHash(ticket))
    .where('scan_ticket.user_id', '=', userId)
    .where('state', '=', 'scanned')
    .where('expires_at', '>', now)
    .where('number', '=', number)
    .returning('scan_ticket.ip')
    .executeTakeFirst()
}

/** False when there was nothing left to refuse. */
export async function cancelScanned(db: Db, { ticket, userId, now }: Scanning) {
  const row = await db
    .updateTable('scan_ticket')
    .set({ state: 'cancelled' })
    .where('ticket_hash', '=', tokenHash(ticket))
    .where('user_id', '=', userId)
    .where('state', '=', 'scanned')
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}
