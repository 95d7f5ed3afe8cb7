import { UserType } from '@atrium/shared-utility/contract'
import { activateInvited, selectOwner } from './owner-query.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { serverTurn } from '../../../identity/hashing/turn-of.ts'
import type { JobContext } from '../../../foundation/job/job.ts'
import { initialPassword, initialUntil } from '../../../identity/factor/password/initial-password.ts'
import { lockAccount } from '../../../identity/session/lock-account.ts'
import { insertCredential } from '../../../identity/people/person/queries.ts'
import { giveBuiltInRole, insertMembership } from '../../../identity/people/membership/queries.ts'

/** Makes the owner the first administrator of the enterprise. Answers who that is, and whether they wait for a password. */
export async function makeOwnerAdministrator(db: Db, entId: string) {
  const userId = await selectOwner(db, entId)
  await lockAccount(db, userId)
  await insertMembership(db, { ent_id: entId, user_id: userId, user_type: UserType.administrator, is_owner: true })
  await giveBuiltInRole(db, { entId, userId, userType: UserType.administrator })
  return { userId, isNew: await activateInvited(db, userId) }
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
