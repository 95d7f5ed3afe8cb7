import type { Db } from '../../foundation/db/tx.ts'
import type { NewRow } from '../../foundation/db/schema.ts'
import { normalLoginId } from './login-id.ts'

type NewPerson = Omit<NewRow<'user_account'>, 'login_id_norm'>

/** False when the login id is somebody's already. */
export async function insertPerson(db: Db, person: NewPerson) {
  const row = await db
    .insertInto('user_account')
    .values({ ...person, login_id_norm: normalLoginId(person.login_id) })
    .onConflict((conflict) => conflict.column('login_id_norm').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Leaves a membership that exists as it is. */
export async function insertMembership(db: Db, membership: NewRow<'membership'>) {
  await db
    .insertInto('membership')
    .values(membership)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
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
