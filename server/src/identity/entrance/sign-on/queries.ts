import { createHash } from 'node:crypto'
import { letsPeopleIn } from '../../people/membership/open-query.ts'
import type { NewRow } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'

/** The database stores only this hash of a secret that travels through a browser. */
export function hashOf(token: string) {
  return createHash('sha256').update(token).digest()
}

/** The providers of an enterprise that are switched on; none while its people may not come in at all. */
export function selectUsable(db: Db, of: SignOnScope) {
  return setUp(db, of).where('c.enabled', '=', true).execute()
}

/** One that an administrator tries out, whether it is switched on or not. */
export function selectTried(db: Db, { id, ...of }: SignOnScope & { id: string }) {
  return setUp(db, of).where('c.id', '=', id).executeTakeFirst()
}

type SignOnScope = { entId: string; now: Date }

function setUp(db: Db, { entId, now }: SignOnScope) {
  return db
    .selectFrom('connector as c')
    .innerJoin('enterprise as e', 'e.id', 'c.ent_id')
    .select(['c.id', 'c.name', 'c.issuer', 'c.client_id', 'c.client_secret', 'c.version'])
    .select(['c.ent_id', 'c.joins', 'c.joining_type', 'c.joining_role_ids', 'c.trusts_own_domains'])
    .where('c.ent_id', '=', entId)
    .where(letsPeopleIn('e', now))
    .orderBy('c.created_at')
    .orderBy('c.id')
}

export type UsableConnector = Awaited<ReturnType<typeof selectUsable>>[number]

export async function insertSignOn(db: Db, row: NewRow<'sign_on'>) {
  await db.insertInto('sign_on').values(row).execute()
}

type Coming = { state: string; browser: string; now: Date }

/** Takes a sign-in that is under way, once: of any number at the same time one gets it. */
export function takeSignOn(db: Db, { state, browser, now }: Coming) {
  return db
    .deleteFrom('sign_on')
    .where('state_hash', '=', hashOf(state))
    .where('browser_hash', '=', hashOf(browser))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

type Subject = { entId: string; connectorId: string; subject: string }

/** The person whom a provider's subject is linked with. An enterprise must not vouch for staff of the platform. */
export function findIdentity(db: Db, { entId, connectorId, subject }: Subject) {
  return db
    .selectFrom('connector_identity as i')
    .innerJoin('user_account as u', 'u.id', 'i.user_id')
    .select('i.user_id')
    .where('i.ent_id', '=', entId)
    .where('i.connector_id', '=', connectorId)
    .where('i.subject', '=', subject)
    .where('u.platform_type', 'is', null)
    .executeTakeFirst()
}

export async function touchIdentity(db: Db, { entId, connectorId, subject, now }: Subject & { now: Date }) {
  await db
    .updateTable('connector_identity')
    .set({ last_used_at: now })
    .where('ent_id', '=', entId)
    .where('connector_id', '=', connectorId)
    .where('subject', '=', subject)
    .execute()
}

/** False when the subject is linked with another person already, or the person with another subject. */
export async function insertIdentity(db: Db, row: NewRow<'connector_identity'>) {
  const inserted = await db
    .insertInto('connector_identity')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return inserted !== undefined
}

type Which = Pick<UsableConnector, 'ent_id' | 'id'>

/** People join through a provider one after the other: the second of two finds what the first has made. */
export function lockConnector(db: Db, which: Which) {
  return connectorRow(db, which).forUpdate().executeTakeFirst()
}

/** Sign-ins go on beside each other, and none beside a change of the provider. */
export function holdConnector(db: Db, which: Which) {
  return connectorRow(db, which).forShare().executeTakeFirst()
}

function connectorRow(db: Db, { ent_id: entId, id }: Which) {
  const row = db.selectFrom('connector').select('issuer').where('ent_id', '=', entId).where('id', '=', id)
  return row.where('enabled', '=', true)
}

export async function isVerifiedDomain(db: Db, { entId, domain }: { entId: string; domain: string }) {
  const row = await db
    .selectFrom('connector_domain')
    .select('domain')
    .where('ent_id', '=', entId)
    .where('domain', '=', domain)
    .where('verified_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
