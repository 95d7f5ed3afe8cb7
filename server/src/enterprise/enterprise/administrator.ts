import { UserType } from '@atrium/shared-utility/contract'
import { activateInvited, selectOwner } from './owner-query.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { serverTurn } from '../../identity/hashing/turn-of.ts'
import type { JobContext } from '../../foundation/job/job.ts'
import { initialPassword, initialUntil } from '../../identity/password/initial-password.ts'
import { insertCredential } from '../../identity/person/queries.ts'
import { giveBuiltInRole, insertMembership } from '../../identity/membership/queries.ts'

/** Makes the owner the first administrator of the enterprise. Answers the owner's id. */
export async function makeOwnerAdministrator(db: Db, entId: string) {
  const userId = await selectOwner(db, entId)
  await insertMembership(db, { ent_id: entId, user_id: userId, user_type: UserType.administrator, is_owner: true })
  await giveBuiltInRole(db, { entId, userId, userType: UserType.administrator })
  await activateInvited(db, userId)
  return userId
}

/** The first password is kept sealed until its first use, for the operator to hand it over. */
export async function addInitialPassword(userId: string, { db, now, services }: JobContext) {
  const password = initialPassword()
  await insertCredential(db, {
    user_id: userId,
    phc: await services.passwords.hash(password, serverTurn),
    initial: true,
    expires_at: initialUntil(now),
    initial_secret: services.secrets.seal(password),
  })
}
