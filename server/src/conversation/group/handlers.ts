import { mostGroupMembers, Problem, type CallParsed, type groupCalls } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Context, type Handlers } from '../../foundation/call/context/context.ts'
import { lockMembers } from '../../organisation/department/member-query.ts'
import { addToGroup, handOver, findGroup, foundGroup, nameGroup, selectGroupMembers, takeFromGroup } from './queries.ts'
import { selectMemberIds } from '../conversation/queries.ts'
import { tellOf } from '../conversation/tell.ts'

export const groupHandlers: Handlers<typeof groupCalls> = {
  async addGroup({ name, userIds }, context) {
    const { db, newId, now } = context
    const [id, ids] = [newId(), [...new Set(userIds)]]
    const all = new Set([...ids, sessionOf(context).userId])
    refuseMore(all.size)
    const there = await lockMembers(db, { entId: spaceOf(context).entId, userIds: [...all] })
    if (there.length < all.size || !(await foundGroup(db, { id, name, userIds: ids, now })))
      throw new Problem('memberNotFound')
    await tell(id, context)
    return { conversationId: id }
  },

  async renameGroup({ conversationId, name }, context) {
    await refuseFollowing(conversationId, context)
    if (!(await nameGroup(context.db, { id: conversationId, name }))) {
      // The caller may have gone meanwhile.
      await refuseFollowing(conversationId, context)
      throw new Problem('notGroupOwner')
    }
    await tell(conversationId, context)
    return {}
  },

  async listGroupMembers({ conversationId }, context) {
    await refuseOther(conversationId, context)
    return selectGroupMembers(context.db, conversationId)
  },

  addGroupMembers,

  async removeGroupMember({ conversationId, userId }, context) {
    await refuseOthers({ conversationId, userId }, context)
    // One of the two went meanwhile, or the group is another person's by now.
    if (!(await take(conversationId, userId, context))) await refuseOthers({ conversationId, userId }, context)
    return {}
  },

  async handOverGroup({ conversationId, userId }, context) {
    await refuseOthers({ conversationId, userId }, context)
    if (!(await handOver(context.db, { id: conversationId, userId }))) {
      // One of the two went meanwhile.
      await refuseOthers({ conversationId, userId }, context)
      throw new Problem('notGroupOwner')
    }
    await tell(conversationId, context)
    return {}
  },

  async leaveGroup({ conversationId }, context) {
    await refuseFollowing(conversationId, context)
    await take(conversationId, sessionOf(context).userId, context)
    return {}
  },
}

async function addGroupMembers({ conversationId, userIds }: CallParsed<'addGroupMembers'>, context: Context) {
  const { db } = context
  await refuseFollowing(conversationId, context)
  const ids = [...new Set(userIds)]
  // A person who leaves the enterprise at this moment comes in before that, or not at all.
  await lockMembers(db, { entId: spaceOf(context).entId, userIds: [...ids, sessionOf(context).userId] })
  const before = await selectMemberIds(db, conversationId)
  const added = await addToGroup(db, { id: conversationId, userIds: ids })
  const after = new Set((await selectMemberIds(db, conversationId)).map(({ userId }) => userId))
  // The caller was taken out in the meantime, and sees none of them.
  if (after.size === 0) throw new Problem('conversationNotFound')
  if (ids.some((id) => !after.has(id))) throw new Problem('memberNotFound')
  refuseMore(after.size)
  if (after.size > before.length) await tell(conversationId, context)
  return { added }
}

/** All that are in the group then, the owner included. */
function refuseMore(people: number) {
  if (people > mostGroupMembers) throw new Problem('groupFull', { most: mostGroupMembers })
}

async function refuseOther(id: string, { db }: Context) {
  const group = await findGroup(db, id)
  if (group === undefined) throw new Problem('conversationNotFound')
  return group
}

/** People come into the group of a department and leave it with the department alone. */
async function refuseFollowing(id: string, context: Context) {
  if ((await refuseOther(id, context)).departmentId !== null) throw new Problem('groupOfDepartment')
}

/** The caller owns the group, and this person is in it. */
async function refuseOthers({ conversationId, userId }: { conversationId: string; userId: string }, context: Context) {
  await refuseFollowing(conversationId, context)
  const members = await selectGroupMembers(context.db, conversationId)
  const own = members.find((one) => one.userId === sessionOf(context).userId)
  if (own?.isOwner !== true) throw new Problem('notGroupOwner')
  if (!members.some((one) => one.userId === userId)) throw new Problem('memberNotFound')
}

/** The person hears of it, too: then they are no longer in it. */
async function take(id: string, userId: string, context: Context) {
  await tell(id, context)
  return takeFromGroup(context.db, { id, userId })
}

async function tell(conversationId: string, context: Context) {
  const members = await selectMemberIds(context.db, conversationId)
  await tellOf(context.db, { entId: spaceOf(context).entId, conversationId, seq: 0, members })
}
