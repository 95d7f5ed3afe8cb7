import { randomInt } from 'node:crypto'
import type { Db } from '../db/tx.ts'
import type { JobContext } from '../job/job.ts'
import { insertCredential, insertMembership } from '../person/queries.ts'
import { giveBuiltInRole } from './provisioning-query.ts'

// Without letters and digits that are taken for each other when read aloud or copied by hand.
const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const initialLength = 16

/** Makes the owner the first administrator of the enterprise. Answers the owner's id. */
export async function admit(db: Db, entId: string) {
  const { owner_user_id: userId } = await db
    .selectFrom('enterprise')
    .select('owner_user_id')
    .where('id', '=', entId)
    .where('owner_user_id', 'is not', null)
    .$narrowType<{ owner_user_id: string }>()
    .executeTakeFirstOrThrow()
  await insertMembership(db, { ent_id: entId, user_id: userId, user_type: 6, is_owner: true })
  await giveBuiltInRole(db, { entId, userId, userType: 6 })
  await db
    .updateTable('user_account')
    .set({ status: 'active' })
    .where('id', '=', userId)
    .where('status', '=', 'invited')
    .execute()
  return userId
}

/** The first password is kept sealed until its first use, for the operator to hand it over. */
export async function addInitialPassword(userId: string, { db, services }: JobContext) {
  const password = initialPassword()
  await insertCredential(db, {
    user_id: userId,
    phc: await services.passwords.hash(password),
    initial: true,
    initial_secret: services.secrets.seal(password),
  })
}

function initialPassword() {
  return Array.from({ length: initialLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
}
