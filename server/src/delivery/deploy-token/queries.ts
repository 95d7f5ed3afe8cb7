import { UserType } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { tokenHash } from '../../foundation/process/secrets/token-hash.ts'

type NewDeployToken = {
  id: string
  /** Null: of the platform. */
  parcel: string | null
  token: string
  label: string
  createdBy: string
  expiresAt: Date
  now: Date
}

export async function insertToken(db: Db, { id, parcel, token, label, createdBy, expiresAt, now }: NewDeployToken) {
  await db
    .insertInto('deploy_token')
    .values({
      id,
      parcel,
      secret_hash: tokenHash(token),
      label,
      created_by: createdBy,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
}

/** Another secret for one that was never used, after a lost answer. Undefined where it was used or revoked. */
export function renewToken(db: Db, { id, token }: { id: string; token: string }) {
  return db
    .updateTable('deploy_token')
    .set({ secret_hash: tokenHash(token) })
    .where('id', '=', id)
    .where('last_used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('expires_at as expiresAt')
    .executeTakeFirst()
}

export async function countLive(db: Db, parcel: string | null, now: Date) {
  const { live } = await db
    .selectFrom('deploy_token')
    .select((eb) => eb.fn.countAll<number>().as('live'))
    .where('parcel', isOf(parcel), parcel)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return live
}

/** The tokens that count first, then the newest; of those that are over no more than a person looks through. */
export function selectTokens(db: Db, parcel: string | null, now: Date) {
  return db
    .selectFrom('deploy_token as t')
    .selectAll('t')
    .select(isBacked().as('isBacked'))
    .select((eb) => [
      eb.selectFrom('user_account as u').select('u.name').whereRef('u.id', '=', 't.created_by').as('creator'),
      eb.selectFrom('user_account as u').select('u.name').whereRef('u.id', '=', 't.revoked_by').as('revoker'),
    ])
    .where('t.parcel', isOf(parcel), parcel)
    .orderBy(sql`t.revoked_at is null and t.expires_at > ${now}`, 'desc')
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(100)
    .execute()
}

export type SelectedToken = Awaited<ReturnType<typeof selectTokens>>[number]

type Revoking = { id: string; parcel: string | null; by: string; now: Date }

/** Undefined when there is none that was not revoked before. */
export function revokeToken(db: Db, { id, parcel, by, now }: Revoking) {
  return db
    .updateTable('deploy_token')
    .set({ revoked_by: by, revoked_at: now })
    .where('id', '=', id)
    .where('parcel', isOf(parcel), parcel)
    .where('revoked_at', 'is', null)
    .returning(['id', 'label'])
    .executeTakeFirst()
}

/**
 * A team's token is the team's, whichever operator made it. Behind a token of the platform stands a root operator, who
 * has seen it: once that account is suspended, gone or no root operator's any more, the token is worth nothing.
 */
function isBacked() {
  return sql<boolean>`(t.parcel is not null or exists (select from user_account u where u.id = t.created_by
    and u.status = 'active' and u.deleted_at is null and u.platform_type = ${UserType.operator} and u.is_root))`
}

/** Found by its hash, so that the time of the comparison tells nothing about the token. */
export function findToken(db: Db, token: string) {
  return db
    .selectFrom('deploy_token as t')
    .select(['id', 'parcel', 'label', 'created_by', 'expires_at', 'revoked_at', 'last_used_at', 'last_used_from'])
    .select(isBacked().as('isBacked'))
    .where('secret_hash', '=', tokenHash(token))
    .executeTakeFirst()
}

export async function noteUse(db: Db, { id, ip, now }: { id: string; ip: string; now: Date }) {
  await db.updateTable('deploy_token').set({ last_used_at: now, last_used_from: ip }).where('id', '=', id).execute()
}

/** Whether a token that was good when a call began still is: its body may have taken minutes. */
export async function isRevoked(db: Db, id: string) {
  const live = db
    .selectFrom('deploy_token as t')
    .select('id')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where(isBacked())
  return (await live.executeTakeFirst()) === undefined
}

function isOf(parcel: string | null) {
  return parcel === null ? 'is' : '='
}
