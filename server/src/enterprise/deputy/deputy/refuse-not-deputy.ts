import { Problem } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'
import { lockMembers } from '../../../organisation/department/member-query.ts'
import { type Acting, holdDeputy } from './in-force-query.ts'

type Refused = Acting & { alsoLocked?: readonly string[] }

/**
 * Throws notDeputy unless one person may do this for the other now, by the rights that the other has now; answers the id of the row that
 * lets them. Called in the transaction of the work: both memberships are locked until it ends, so no right is lost meanwhile.
 * `alsoLocked`: further members that the work is about, since memberships are locked together.
 */
export async function refuseNotDeputy(db: Db, { alsoLocked = [], ...acting }: Refused) {
  const { entId, trusterId, deputyId } = acting
  await lockMembers(db, { entId, userIds: [trusterId, deputyId, ...alsoLocked] })
  const held = await holdDeputy(db, acting)
  if (held === undefined) throw new Problem('notDeputy')
  return held.id
}
