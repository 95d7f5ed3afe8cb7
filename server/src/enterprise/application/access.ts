import { type CallParsed, Problem, UserType } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Context } from '../../foundation/call/context/context.ts'
import { lockMembers } from '../../organisation/department/member-query.ts'
import {
  findManaged,
  lockChosenDepartments,
  lockManaged,
  selectChosenDepartments,
  selectChosenPeople,
  selectManaged,
  storeAccess,
  type Keeper,
} from './access-query.ts'

export async function listManagedApplications(_input: object, context: Context) {
  const rows = await selectManaged(context.db, keeperOf(context))
  return rows.map((row) => ({ ...row, nameEn: row.nameEn ?? '' }))
}

export async function getApplicationAccess({ id }: CallParsed<'getApplicationAccess'>, context: Context) {
  const { db } = context
  const found = await findManaged(db, { id, ...keeperOf(context) })
  if (found === undefined) throw new Problem('applicationNotFound')
  const people = await selectChosenPeople(db, id)
  const departments = await selectChosenDepartments(db, id)
  const { version, audience, isAskable } = found
  return { version, audience, isAskable, people, departments }
}

/** The people chosen stay chosen until the next change; an application that is open to all members has none. */
export async function updateApplicationAccess(input: CallParsed<'updateApplicationAccess'>, context: Context) {
  const { db } = context
  const { entId } = spaceOf(context)
  const { id, audience, isAskable } = input
  const isChosen = audience === 'chosen'
  const userIds = isChosen ? [...new Set(input.userIds)] : []
  const departmentIds = isChosen ? [...new Set(input.departmentIds)] : []
  // Memberships first, as everywhere.
  if (userIds.length > 0 && (await lockMembers(db, { entId, userIds })).length < userIds.length)
    throw new Problem('memberNotFound')
  if ((await lockChosenDepartments(db, departmentIds)).length < departmentIds.length)
    throw new Problem('departmentNotFound')
  const found = await lockManaged(db, { id, ...keeperOf(context) })
  if (found === undefined) throw new Problem('applicationNotFound')
  if (found.version !== input.version) throw new Problem('versionConflict')
  await storeAccess(db, { entId, id, audience, userIds, departmentIds, isAskable })
  const act = { action: 'updateApplicationAccess', targetKind: 'application', targetId: id, entId } as const
  const diff = { name: found.name, audience, users: userIds, departments: departmentIds, askable: isAskable }
  await recordAct(context, { ...act, diff })
  return {}
}

/** Developers look after what they and others build for the enterprise, and after nothing else. */
export function keeperOf(context: Context): Keeper {
  return { onlyBuilt: sessionOf(context).userType !== UserType.administrator }
}
