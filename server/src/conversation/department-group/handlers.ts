import { Problem, type CallParsed, type departmentGroupCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Context, type Handlers } from '../../foundation/call/context/context.ts'
import { hasDepartment } from '../../organisation/department/queries.ts'
import { selectMemberIds } from '../conversation/queries.ts'
import { tellOf } from '../conversation/tell.ts'
import { foundDepartmentGroup, freeDepartmentGroup, selectDepartmentGroups, setDepartmentGroup } from './queries.ts'

export const departmentGroupHandlers: Handlers<typeof departmentGroupCalls> = {
  async listDepartmentGroups(_input, context) {
    const rows = await selectDepartmentGroups(context.db, sessionOf(context))
    return rows.map(({ conversationId: id, withBelow, groupName, isIn, ...row }) => {
      if (id === null) return { ...row, group: null }
      return { ...row, group: { conversationId: isIn ? id : null, withBelow: withBelow === true, name: groupName } }
    })
  },

  addDepartmentGroup,

  async updateDepartmentGroup({ departmentId, withBelow, name }, context) {
    const id = await groupOf(departmentId, context)
    await setDepartmentGroup(context.db, { departmentId, withBelow, name })
    await record('updateDepartmentGroup', departmentId, context)
    const members = await selectMemberIds(context.db, id)
    const { entId } = spaceOf(context)
    if (members.length > 0) await tellOf(context.db, { entId, conversationId: id, seq: 0, members })
    return {}
  },

  async releaseDepartmentGroup({ departmentId }, context) {
    await groupOf(departmentId, context)
    await freeDepartmentGroup(context.db, departmentId)
    await record('releaseDepartmentGroup', departmentId, context)
    return {}
  },
}

async function addDepartmentGroup(input: CallParsed<'addDepartmentGroup'>, context: Context) {
  const { db, newId, now } = context
  const { departmentId, withBelow, name = null } = input
  await refuseOthers(departmentId, context)
  const id = newId()
  const isFounded = await foundDepartmentGroup(db, id, { departmentId, withBelow, name, now })
  if (isFounded === null) throw new Problem('departmentNotFound')
  if (!isFounded) throw new Problem('departmentGroupExists')
  await record('addDepartmentGroup', departmentId, context)
  const members = await selectMemberIds(db, id)
  const isIn = members.some(({ userId }) => userId === sessionOf(context).userId)
  return { conversationId: isIn ? id : null }
}

async function groupOf(departmentId: string, context: Context) {
  const { conversationId } = await refuseOthers(departmentId, context)
  if (conversationId === null) throw new Problem('departmentGroupNotFound')
  return conversationId
}

/** Looks anew in the transaction of the call: a role that was lost a moment ago does not count. */
async function refuseOthers(departmentId: string, context: Context) {
  const [found] = await selectDepartmentGroups(context.db, sessionOf(context), departmentId)
  if (found !== undefined) return found
  throw new Problem((await hasDepartment(context.db, departmentId)) ? 'forbidden' : 'departmentNotFound')
}

/** Administrators know which departments have a group; what is written in it they do not. */
function record(action: keyof typeof departmentGroupCalls & `${string}Group`, targetId: string, context: Context) {
  return recordAct(context, { action, targetKind: 'department', targetId, entId: spaceOf(context).entId })
}
