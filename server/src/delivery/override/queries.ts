import { sql } from 'kysely'
import type { NewRow } from '../../foundation/db/schema.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { tokenHash } from '../../foundation/process/secrets/token-hash.ts'
import { declarationIn } from './declaration.ts'

/** The channel on which the database says that a person has another override than before, or one less. */
export const overrideChannel = 'atrium_override'

type NewOverride = Omit<NewRow<'parcel_override'>, 'secret_hash'> & { secret: string | null }

export async function insertOverride(db: Db, { secret, ...row }: NewOverride) {
  await db
    .insertInto('parcel_override')
    .values({ ...row, secret_hash: secret === null ? null : tokenHash(secret) })
    .execute()
}

/** Another secret for a preview that no person has taken, after a lost answer. Undefined where it was taken or revoked. */
export function renewSecret(db: Db, { id, secret }: { id: string; secret: string }) {
  return db
    .updateTable('parcel_override')
    .set({ secret_hash: tokenHash(secret) })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('override_grant').select('id').whereRef('override_id', '=', 'parcel_override.id')),
      ),
    )
    .returning('expires_at as expiresAt')
    .executeTakeFirst()
}

/** How many of a parcel are not over. */
export async function countOpen(db: Db, parcel: string, now: Date) {
  const { open } = await db
    .selectFrom('parcel_override')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('parcel', '=', parcel)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return open
}

/** The overrides that can be had at this moment: not over, not revoked, and with a token that counts. */
function open(db: Db, now: Date) {
  return db
    .selectFrom('parcel_override as o')
    .innerJoin('parcel as p', 'p.slug', 'o.parcel')
    .leftJoin('deploy_token as t', 't.id', 'o.token_id')
    .leftJoin('artifact as a', 'a.id', 'o.artifact_id')
    .where('o.revoked_at', 'is', null)
    .where('o.expires_at', '>', now)
    .where((eb) =>
      eb.or([eb('t.id', 'is', null), eb.and([eb('t.revoked_at', 'is', null), eb('t.expires_at', '>', now)])]),
    )
}

/** The offer as it is shown to the person whom it is for. */
export function offers(db: Db, now: Date) {
  return open(db, now)
    .select(['o.id', 'o.kind', 'o.parcel', 'p.team', 'p.paths', 'a.version', 'o.port', 'o.local_key', 'o.login_id'])
    .select(['o.made_at', 'o.take_until', 'o.expires_at', 'o.seats', 'o.token_id'])
    .select((eb) => eb.fn.coalesce('t.label', madeBySql).as('maker'))
}

/** The declaration of a preview is in the manifest of its upload, which is long: it is read for few at a time. */
export const declarationSql = sql<string>`coalesce(o.declaration, a.manifest::jsonb ->> 'declaration')`
const madeBySql = sql<string | null>`(select u.name from user_account u where u.id = o.made_by)`

export type Offer = NonNullable<Awaited<ReturnType<typeof findBySecret>>>

/** Found by its hash, so that the time of the comparison tells nothing about the secret. */
export async function findBySecret(db: Db, secret: string, now: Date) {
  return declared(await whole(db, now).where('o.secret_hash', '=', tokenHash(secret)).executeTakeFirst())
}

export async function findAsked(db: Db, id: string, now: Date) {
  return declared(await whole(db, now).where('o.id', '=', id).where('o.kind', '=', 'dev').executeTakeFirst())
}

function whole(db: Db, now: Date) {
  return offers(db, now).select(declarationSql.as('declaration'))
}

function declared<T extends { declaration: string }>(row: T | undefined) {
  if (row === undefined) return undefined
  const { declaration: _, ...others } = row
  return { ...others, declaration: declarationIn(row) }
}

/** The lock lets only one of two people take the last place. */
export async function lockOverride(db: Db, id: string) {
  await db.selectFrom('parcel_override').select('id').where('id', '=', id).forUpdate().execute()
}

export function selectGrants(db: Db, overrideId: string) {
  return db
    .selectFrom('override_grant')
    .select(['id', 'user_id', 'session_line', 'ended_at'])
    .where('override_id', '=', overrideId)
    .execute()
}

/** A session goes on under other ids: its line is the first of them. */
export async function findSessionLine(db: Db, sessionId: string) {
  const found = await db
    .selectFrom('session')
    .select((eb) => eb.fn.coalesce('line_id', 'id').as('line'))
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return found?.line ?? null
}

export async function insertGrant(db: Db, row: NewRow<'override_grant'>) {
  await db.insertInto('override_grant').values(row).execute()
}

export async function findLoginId(db: Db, userId: string) {
  const found = await db.selectFrom('user_account').select('login_id_norm').where('id', '=', userId).executeTakeFirst()
  return found?.login_id_norm ?? null
}

/** Undefined where the person has none of it that goes on. */
export function endGrant(db: Db, { id, userId, now }: { id: string; userId: string; now: Date }) {
  return db
    .updateTable('override_grant as g')
    .from('parcel_override as o')
    .set({ ended_at: now })
    .whereRef('o.id', '=', 'g.override_id')
    .where('g.override_id', '=', id)
    .where('g.user_id', '=', userId)
    .where('g.ended_at', 'is', null)
    .returning(['o.parcel', 'o.kind'])
    .executeTakeFirst()
}

/** Revokes what machines of developers serve, to every person: the overrides that were not over. */
export function revokeDevelopment(db: Db, { by, now }: { by: string; now: Date }) {
  return db
    .updateTable('parcel_override')
    .set({ revoked_at: now, revoked_by: by })
    .where('kind', '=', 'dev')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .execute()
}

type Revoking = { id: string; tokenId?: string; by: string | null; now: Date }

/** Undefined where there is none, or it was revoked before. */
export function revoke(db: Db, { id, tokenId, by, now }: Revoking) {
  return db
    .updateTable('parcel_override')
    .set({ revoked_at: now, revoked_by: by })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .$if(tokenId !== undefined, (query) => query.where('token_id', '=', tokenId ?? ''))
    .returning(['parcel', 'kind'])
    .executeTakeFirst()
}

export async function selectHolders(db: Db, id: string) {
  const rows = await db.selectFrom('override_grant').select('user_id').where('override_id', '=', id).execute()
  return rows.map((row) => row.user_id)
}

export function findOwnAsked(db: Db, { id, tokenId }: { id: string; tokenId: string }) {
  return db
    .selectFrom('parcel_override as o')
    .select(['o.revoked_at', 'o.expires_at', 'o.take_until'])
    .select((eb) => eb.exists(grantsOf().where('g.ended_at', 'is', null)).as('has_grant'))
    .select((eb) => eb.exists(grantsOf()).as('was_granted'))
    .where('o.id', '=', id)
    .where('o.token_id', '=', tokenId)
    .executeTakeFirst()

  function grantsOf() {
    return db.selectFrom('override_grant as g').select('g.id').whereRef('g.override_id', '=', sql.ref('o.id'))
  }
}
