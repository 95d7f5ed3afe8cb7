import { UserType } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'
import type { NewRow } from '../../../foundation/db/schema.ts'
import { named } from '../../../foundation/query/pinyin/sounds.ts'
import { normalLoginId } from './login-id.ts'

type NewPerson = Omit<NewRow<'user_account'>, 'login_id_norm' | 'name_sounds'>

/** False when the login id is taken already. */
export async function insertPerson(db: Db, person: NewPerson) {
  const row = await db
    .insertInto('user_account')
    .values({ ...person, ...(await named(person.name)), login_id_norm: normalLoginId(person.login_id) })
    .onConflict((conflict) => conflict.column('login_id_norm').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The account with this login id, however it is written, in any state: a login id is never given away again. */
export function findByLoginId(db: Db, loginId: string) {
  return db
    .selectFrom('user_account')
    .select(['id', 'name', 'status', 'platform_type', 'made_by_ent_id', 'reset_by_ent_id', 'deleted_at'])
    .where('login_id_norm', '=', normalLoginId(loginId))
    .executeTakeFirst()
}

/** Leaves a password that exists as it is. True when this one was stored. */
export async function insertCredential(db: Db, credential: NewRow<'credential'>) {
  const row = await db
    .insertInto('credential')
    .values(credential)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Locked, so that of two operators the second sees what the first one did. */
export function lockUser(db: Db, userid: string) {
  return db
    .selectFrom('user_account')
    .select(['id', 'name', 'status', 'version', 'platform_type', 'is_root'])
    .where('id', '=', userid)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function isOfPlatform(db: Db, userid: string) {
  const row = await db
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', userid)
    .where('platform_type', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function isRootUser(db: Db, userid: string) {
  const row = await db
    .selectFrom('user_account')
    .select('is_root')
    .where('id', '=', userid)
    .where('platform_type', '=', UserType.operator)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row?.is_root === true
}
