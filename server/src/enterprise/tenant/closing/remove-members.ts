import type { Db } from '../../../foundation/db/tx.ts'
import { endSessionsOf, endVouchedSessions } from '../../../identity/session/end-sessions-query.ts'
import { forgetDevices } from '../../../identity/session/known-device-query.ts'
import { revokeFamiliesOf } from '../../../identity/session/family-query.ts'
import { lockAccounts } from '../../../identity/session/lock-account.ts'
import { deleteFactorsOf } from '../../../identity/factor/two-step/delete-factors-query.ts'
import { emptyAccount, leaveSessions, removeMemberships, selectMemberIds, selectUnreachable } from './member-query.ts'

const batch = 100
const reason = 'enterpriseRemoved'

/**
 * Takes some people out of an enterprise that is going. Their accounts are theirs and stay, as when they leave it
 * (docs/decisions/052), but for those that it made and that nothing else opens: no person is left who could come in.
 */
export async function removeMembers({ entId }: { entId: string }, { db, now }: { db: Db; now: Date }) {
  const userIds = await selectMemberIds(db, entId, batch)
  if (userIds.length === 0) return false
  await lockAccounts(db, userIds)
  // Asked once they are locked: a person who was given a way in of their own meanwhile keeps their account.
  const unreachable = await selectUnreachable(db, { entId, userIds, now })
  await endVouchedSessions(db, { entId, userIds, reason, now })
  await leaveSessions(db, { entId, userIds })
  for (const userId of unreachable) await closeAccount(db, { userId, now })
  await removeMemberships(db, { entId, userIds })
  return userIds.length === batch
}

async function closeAccount(db: Db, { userId, now }: { userId: string; now: Date }) {
  await endSessionsOf(db, { userId, except: null, reason, now })
  await deleteFactorsOf(db, userId)
  await forgetDevices(db, userId)
  await revokeFamiliesOf(db, { userId, now })
  await emptyAccount(db, { userId, now })
}
