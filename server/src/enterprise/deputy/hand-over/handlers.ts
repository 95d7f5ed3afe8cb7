import { Problem, type handOverCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Handlers } from '../../../foundation/call/context/context.ts'
import { lockMembers } from '../../../organisation/department/member-query.ts'
import { lockDepartments } from '../../../organisation/department/queries.ts'
import { notify } from '../../../organisation/notice/notify.ts'
import { isFit } from '../deputy/queries.ts'
import { isAdministrator } from '../../member/member/queries.ts'
import { findCounts, passApplications, passAppRoles, passDepartments, passGroups } from './queries.ts'

export const handOverHandlers: Handlers<typeof handOverCalls> = {
  async getHandOver({ userId }, context) {
    const counts = await findCounts(context.db, { entId: spaceOf(context).entId, userId })
    if (counts === undefined) throw new Problem('memberNotFound')
    return counts
  },

  /** The memberships are locked first, so no person of the three leaves, or stops being an administrator, meanwhile. */
  async handOver({ userId: from, toId: to }, context) {
    const { db, newId, now } = context
    const { entId } = spaceOf(context)
    const own = sessionOf(context).userId
    const there = await lockMembers(db, { entId, userIds: [from, to, own] })
    if (!(await isAdministrator(db, { entId, userId: own }))) throw new Problem('forbidden')
    if (!there.includes(from)) throw new Problem('memberNotFound')
    if (from === to || !(await isFit(db, { entId, userId: to }))) throw new Problem('successorUnfit')
    await lockDepartments(db, entId)
    const pass = { entId, from, to, newId }
    const departments = await passDepartments(db, pass)
    const applications = await passApplications(db, pass)
    const appRoles = await passAppRoles(db, pass)
    const groups = await passGroups(db, pass)
    const counts = countsOf({ departments, groups, applications, appRoles })
    const subject = { fromId: from, event: 'handedOver' } as const
    await notify({ db, newId, now }, { entId, to: [to], by: own, kind: 'deputy', subject })
    const act = { action: 'handOver', targetKind: 'user', targetId: from, entId } as const
    await recordAct(context, {
      ...act,
      diff: { userId: to, departments, applications, appRoles, groups: counts.groups },
    })
    return counts
  },
}

function countsOf<Key extends string>(lists: Record<Key, readonly unknown[]>) {
  const entries = Object.entries<readonly unknown[]>(lists).map(([key, list]) => [key, list.length])
  return Object.fromEntries(entries) as Record<Key, number> // the same keys, which `fromEntries` cannot show
}
