import { emailAddress } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { MailLinkTable } from './tables.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { isEmail } from '../../people/person/email-query.ts'
import { normalLoginId } from '../../people/person/login-id.ts'
import { voidPending } from '../../people/person/void-pending-query.ts'
import { tokenHash } from '../../../foundation/process/secrets/token-hash.ts'

type Kind = MailLinkTable['kind']

/**
 * The active account with this login id or confirmed address; none where it has no address. A login id that looks like
 * another person's address counts as the login id, and an exact address goes before one that only looks like it.
 */
export function findRecipient(db: Db, account: string) {
  const loginId = normalLoginId(account)
  const email = emailAddress.safeParse(account).data
  return db
    .selectFrom('user_account')
    .select(['id', 'name', 'email', 'locale'])
    .where('email_verified_at', 'is not', null)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('login_id_norm', '=', loginId), ...(email === undefined ? [] : [isEmail(email)])]))
    .orderBy((eb) => eb('login_id_norm', '=', loginId), 'desc')
    .orderBy((eb) => eb(sql<string>`lower(email)`, '=', (email ?? account).toLowerCase()), 'desc')
    .orderBy('email_verified_at')
    .limit(1)
    .executeTakeFirst()
}

export function findPersonById(db: Db, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['id', 'locale', 'pending_generation'])
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

type NewLink = Pick<MailLinkTable, 'kind' | 'email' | 'job_id' | 'lang' | 'sealed'> & {
  userId: string
  token: string
  until: Date
}

/** Stores a link; any former link of the kind opens nothing from now on. */
export async function putLink(db: Db, { userId, kind, token, until, ...rest }: NewLink) {
  const columns = { ...rest, token_hash: tokenHash(token), expires_at: until }
  await db
    .insertInto('mail_link')
    .values({ user_id: userId, kind, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(columns))
    .execute()
}

/** The link that this job is to mail, and to whom; none once it is sent, used, over or replaced by a newer one. */
export function findUnsent(db: Db, jobId: string, now: Date) {
  return db
    .selectFrom('mail_link as l')
    .innerJoin('user_account as u', 'u.id', 'l.user_id')
    .select(['l.user_id', 'l.kind', 'l.email', 'l.lang', 'l.sealed', 'u.name'])
    .where('l.job_id', '=', jobId)
    .where('l.sealed', 'is not', null)
    .where('l.expires_at', '>', now)
    .executeTakeFirst()
}

export async function noteSent(db: Db, jobId: string) {
  await db.updateTable('mail_link').set({ sealed: null }).where('job_id', '=', jobId).execute()
}

type Opened = { kind: Kind; token: string; now: Date }

/** The person whose link it is, while it can be used. */
export function findLink(db: Db, { kind, token, now }: Opened) {
  return db
    .selectFrom('mail_link as l')
    .innerJoin('user_account as u', 'u.id', 'l.user_id')
    .select(['l.user_id', 'l.email', 'u.login_id', 'u.login_id_norm'])
    .where('l.kind', '=', kind)
    .where('l.token_hash', '=', tokenHash(token))
    .where('l.expires_at', '>', now)
    .where('u.status', '=', 'active')
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Uses a link up: of any number of callers at once the first gets it. */
export function takeLink(db: Db, { kind, token, now }: Opened) {
  return db
    .deleteFrom('mail_link')
    .where('kind', '=', kind)
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .executeTakeFirst()
}

/** Stores the address. A link that was mailed to the former address opens nothing any more. */
export async function storeEmail(db: Db, { userId, email, now }: { userId: string; email: string | null; now: Date }) {
  await db
    .updateTable('user_account')
    .set({ email, email_verified_at: email === null ? null : now, updated_at: now })
    .where('id', '=', userId)
    .execute()
  await voidPending(db, userId)
}
