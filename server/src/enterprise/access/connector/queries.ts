import { sql } from 'kysely'
import type { NewRow } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'

/** All but the secret, which a space cannot read. */
const shown = [
  'ent_id',
  'id',
  'name',
  'issuer',
  'client_id',
  'joins',
  'joining_type',
  'joining_role_ids',
  'trusts_own_domains',
  'enabled',
  'version',
] as const

export type ConnectorRow = Awaited<ReturnType<typeof selectConnectors>>[number]

export function selectConnectors(db: Db) {
  return db.selectFrom('connector').select(shown).orderBy('created_at').orderBy('id').execute()
}

export function selectConnector(db: Db, id: string) {
  return db.selectFrom('connector').select(shown).where('id', '=', id).executeTakeFirst()
}

export function insertConnector(db: Db, row: NewRow<'connector'>) {
  return db.insertInto('connector').values(row).returning(shown).executeTakeFirstOrThrow()
}

type Change = Omit<NewRow<'connector'>, 'ent_id' | 'client_secret' | 'version' | 'id'> & { client_secret?: string }

type Changing = { entId: string; id: string; version: number; change: Change }

/** Undefined when another person has changed or removed it meanwhile. Also for the platform's scope. */
export function updateConnectorRow(db: Db, { entId, id, version, change }: Changing) {
  return db
    .updateTable('connector')
    .set({ ...change, version: version + 1 })
    .where('ent_id', '=', entId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(shown)
    .executeTakeFirst()
}

/** False when there is no such connector. For the platform's scope. */
export async function switchOff(db: Db, { entId, id }: { entId: string; id: string }) {
  const off = db.updateTable('connector').set({ enabled: false }).where('ent_id', '=', entId).where('id', '=', id)
  return (await off.returning('id').executeTakeFirst()) !== undefined
}

export async function removeConnector(db: Db, id: string) {
  await db.deleteFrom('connector').where('id', '=', id).execute()
}

/** What a new member may be given beside the role that comes with the user type. */
export function selectJoiningRoles(db: Db) {
  return db
    .selectFrom('role')
    .select(['id', 'name', 'name_en as nameEn'])
    .where('enabled', '=', true)
    .where('built_in', '=', false)
    .orderBy('sort')
    .orderBy('id')
    .execute()
}

export function selectDomains(db: Db) {
  return db.selectFrom('connector_domain').selectAll().orderBy('domain').execute()
}

export function selectDomain(db: Db, domain: string) {
  return db.selectFrom('connector_domain').selectAll().where('domain', '=', domain).executeTakeFirst()
}

/** Undefined when the enterprise has named it before. */
export function insertDomain(db: Db, row: NewRow<'connector_domain'>) {
  return db
    .insertInto('connector_domain')
    .values(row)
    .onConflict((conflict) => conflict.columns(['ent_id', 'domain']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Undefined when it has been taken back meanwhile, or another enterprise was first. */
export function verifyDomain(db: Db, { domain, proof, now }: { domain: string; proof: string; now: Date }) {
  return db
    .updateTable('connector_domain')
    .set({ verified_at: sql`coalesce(verified_at, ${now})` })
    .where('domain', '=', domain)
    .where('proof', '=', proof)
    .returningAll()
    .executeTakeFirst()
}

export async function removeDomain(db: Db, domain: string) {
  const row = await db
    .deleteFrom('connector_domain')
    .where('domain', '=', domain)
    .returning('domain')
    .executeTakeFirst()
  return row !== undefined
}
