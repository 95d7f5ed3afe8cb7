import type { Db } from '../../../foundation/db/tx.ts'
import type { ExternalIdentity } from './provider/provider.ts'

export type Subject = ExternalIdentity & { entId: string }

/** The person whom the messenger's account is bound to in this enterprise. For the platform's scope. */
export function findBound(db: Db, subject: Subject) {
  return db
    .selectFrom('identity_binding')
    .select(['id', 'user_id'])
    .where('ent_id', '=', subject.entId)
    .where('provider', '=', subject.provider)
    .where('subject_scope', '=', subject.subjectScope)
    .where('external_id', '=', subject.externalId)
    .where('unbound_at', 'is', null)
    .executeTakeFirst()
}

export async function noteUse(db: Db, { id, now }: { id: string; now: Date }) {
  await db.updateTable('identity_binding').set({ last_used_at: now }).where('id', '=', id).execute()
}

/** False when the account, or the person's place for one of this messenger, is taken. */
export async function insertBinding(
  db: Db,
  { subject, userId, id, now }: { subject: Subject; userId: string; id: string; now: Date },
) {
  const row = await db
    .insertInto('identity_binding')
    .values({
      id,
      ent_id: subject.entId,
      provider: subject.provider,
      subject_scope: subject.subjectScope,
      external_id: subject.externalId,
      union_id: subject.unionId,
      nickname: subject.nickname,
      user_id: userId,
      bound_at: now,
      last_used_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The person's own accounts in the enterprise of the call: the rows that its scope shows. */
export function listOwnBindings(db: Db) {
  return db
    .selectFrom('identity_binding')
    .select(['provider', 'nickname', 'bound_at'])
    .where('unbound_at', 'is', null)
    .execute()
}

type Ending = Pick<Subject, 'entId' | 'provider'> & { userId: string; now: Date }

/** Undefined when no binding exists. For the platform's scope. */
export function endBinding(db: Db, { entId, userId, provider, now }: Ending) {
  return db
    .updateTable('identity_binding')
    .set({ unbound_at: now })
    .where('ent_id', '=', entId)
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('unbound_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
}

/** How a person can sign in: with a password, and with how many accounts of messengers. For the platform's scope. */
export async function findSignInMethods(db: Db, userId: string) {
  const password = await db.selectFrom('credential').select('kind').where('user_id', '=', userId).executeTakeFirst()
  const bindings = await db
    .selectFrom('identity_binding')
    .select('id')
    .where('user_id', '=', userId)
    .where('unbound_at', 'is', null)
    .execute()
  return { hasPassword: password !== undefined, bindings: bindings.length }
}

export function findUserName(db: Db, userId: string) {
  return db.selectFrom('user_account').select('name').where('id', '=', userId).executeTakeFirst()
}

export async function isMember(db: Db, { entId, userId }: { entId: string; userId: string }) {
  const row = await db
    .selectFrom('membership')
    .select('user_id')
    .where('ent_id', '=', entId)
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row !== undefined
}

type OpenId = { openid: string; type?: Subject['provider'] | undefined; entId?: string }

/** The people whom a messenger's account is bound to, in one enterprise or in any. For the platform's scope. */
export function findAnyBound(db: Db, { openid, type, entId }: OpenId) {
  return db
    .selectFrom('identity_binding')
    .select('user_id')
    .where('external_id', '=', openid)
    .where('unbound_at', 'is', null)
    .$if(type !== undefined, (query) => query.where('provider', '=', type ?? 'dingtalk'))
    .$if(entId !== undefined, (query) => query.where('ent_id', '=', entId ?? ''))
    .orderBy('bound_at', 'desc')
    .executeTakeFirst()
}
