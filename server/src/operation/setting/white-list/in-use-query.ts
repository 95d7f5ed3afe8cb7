import type { WhiteListKind } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'

// Enterprises that are gone use nothing.
function living(db: Db) {
  return db.selectFrom('enterprise as e').where('e.deleted_at', 'is', null)
}

/** Every address outside that an enterprise names, wherever it does. */
export async function selectAddresses(db: Db) {
  const [issuers, domains, links] = await Promise.all([
    living(db)
      .innerJoin('connector as c', 'c.ent_id', 'e.id')
      .select(['e.id as entId', 'c.issuer as address'])
      .where('c.enabled', '=', true)
      .execute(),
    // A domain that is proven is not called again.
    living(db)
      .innerJoin('connector_domain as d', 'd.ent_id', 'e.id')
      .select(['e.id as entId', 'd.domain'])
      .where('d.verified_at', 'is', null)
      .execute(),
    living(db)
      .innerJoin('application as a', 'a.ent_id', 'e.id')
      .select(['e.id as entId', 'a.url as address'])
      .where('a.visible', '=', true)
      .where('a.url', 'like', 'http%')
      .execute(),
  ])
  return {
    signOn: issuers,
    application: links,
    domain: domains.map(({ entId, domain }) => ({ entId, address: `https://${domain}/` })),
  }
}

/** The applications of all enterprises, those with a code taken together. */
export function selectApplicationsInUse(db: Db) {
  return living(db)
    .innerJoin('application as a', 'a.ent_id', 'e.id')
    .select((eb) => [
      eb.fn.coalesce('a.code', 'a.id').as('value'),
      eb.fn.min('a.name').as('name'),
      eb.fn.min('a.name_en').as('nameEn'),
      'e.id as entId',
    ])
    .where('a.visible', '=', true)
    .groupBy((eb) => [eb.fn.coalesce('a.code', 'a.id'), 'e.id'])
    .execute()
}

/** Parcels of teams, whether or not a version of them is in force. */
export function selectParcels(db: Db) {
  return db.selectFrom('parcel').select('slug').execute()
}

/** The entries of a kind that count now, whatever the rule says: for every enterprise or for one. */
export function selectCounting(db: Db, kind: WhiteListKind) {
  return db
    .selectFrom('app_whitelist')
    .select(['value', 'ent_id as entId'])
    .where('kind', '=', kind)
    .where('enabled', '=', true)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', eb.fn<Date>('clock_timestamp'))]))
    .execute()
}

export async function selectNames(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db.selectFrom('enterprise').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
