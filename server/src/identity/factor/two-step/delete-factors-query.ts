import type { Db } from '../../../foundation/db/tx.ts'
import { voidPending } from '../../people/person/void-pending-query.ts'
import { deleteRecovery } from './recovery-query.ts'
import { countFactors } from '../../people/two-step-rule/factor-query.ts'

/** Everything by which this person passed a second step, and what was asked for by it; answers how many factors there were. */
export async function deleteFactorsOf(db: Db, userId: string) {
  const count = await countFactors(db, userId)
  await db.deleteFrom('trusted_device').where('user_id', '=', userId).execute()
  await deleteRecovery(db, userId)
  for (const table of ['totp', 'sms_factor', 'passkey'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute()
  await voidPending(db, userId)
  return count
}
