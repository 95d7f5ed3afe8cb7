import { Problem, UserType } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { must } from '../../../foundation/process/error/must.ts'
import { giveBuiltInRole, hasRoom } from '../../people/membership/queries.ts'
import { findReturn } from '../../people/membership/return-query.ts'
import { isKeptElsewhere, putMembership, selectJoiner } from './queries.ts'

/**
 * A membership that had ended begins again because its person says so and the enterprise lets them: as a plain member,
 * whatever they were before. The account is locked, and the caller has proved that it is theirs.
 */
export async function comeBack({ entId, userId }: { entId: string; userId: string }, context: Context) {
  const { db, now } = context
  if ((await findReturn(db, { entId, userId, now })) === undefined) throw new Problem('returnOver')
  if (isKeptElsewhere(must(await selectJoiner(db, userId), 'the account of a person'), entId))
    throw new Problem('accountNotFree')
  if (!(await hasRoom(db, entId))) throw new Problem('enterpriseFull')
  await putMembership(db, { entId, userId, userType: UserType.member, now })
  await giveBuiltInRole(db, { entId, userId, userType: UserType.member })
  const act = { action: 'join', targetKind: 'user', targetId: userId, entId, actorId: userId } as const
  await recordAct(context, { ...act, diff: { userType: UserType.member } })
}
