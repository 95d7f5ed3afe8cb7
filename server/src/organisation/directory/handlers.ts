import { isExternal, Problem, type directoryCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Context, type Handlers } from '../../foundation/call/context/context.ts'
import { pictureOf, picturesOf } from '../../identity/people/person-picture/queries.ts'
import { hasDepartment } from '../department/queries.ts'
import { findColleague, selectColleagues, selectPhones, selectPlaces, type SelectedColleague } from './list-query.ts'
import { isPhoneShown, storePhoneShown } from './visibility-query.ts'

export const directoryHandlers: Handlers<typeof directoryCalls> = {
  async listDirectory(input, context) {
    const { db } = context
    if (input.departmentId !== undefined && !(await hasDepartment(db, input.departmentId)))
      throw new Problem('departmentNotFound')
    const { total, rows } = await selectColleagues(db, { ...input, entId: spaceOf(context).entId })
    return { total, list: await colleaguesOf(rows, context) }
  },

  async getColleague({ userId }, context) {
    const row = await findColleague(context.db, { userId, entId: spaceOf(context).entId })
    const [colleague] = row === undefined ? [] : await colleaguesOf([row], context)
    if (colleague === undefined) throw new Problem('memberNotFound')
    return colleague
  },

  async getOwnVisibility(_input, context) {
    return { isPhoneShown: await isPhoneShown(context.db, sessionOf(context).userId) }
  },

  async updateOwnVisibility({ isPhoneShown: isShown }, context) {
    const { db, now } = context
    const { userId } = sessionOf(context)
    await storePhoneShown(db, { userId, isShown, now })
    const act = { action: 'updateOwnVisibility', targetKind: 'user', targetId: userId, entId: null } as const
    await recordAct(context, { ...act, diff: { isPhoneShown: isShown } })
    return {}
  },
}

/** One query for the departments of all of them, one for their telephones and one for their pictures. */
async function colleaguesOf(rows: readonly SelectedColleague[], context: Context) {
  const { db } = context
  const ids = rows.map(({ userId }) => userId)
  if (ids.length === 0) return []
  const places = Map.groupBy(await selectPlaces(db, ids), ({ userId }) => userId)
  const phones = new Map((await selectPhones(db, ids)).map(({ user_id: userId, phone }) => [userId, phone]))
  const pictures = await picturesOf(db, ids, spaceOf(context).entId)
  return rows.map(({ userId, name, userType, isVerified }) => ({
    userId,
    name,
    isVerified,
    isExternal: isExternal(userType),
    departments: (places.get(userId) ?? []).map(({ userId: _userId, ...place }) => place),
    phone: phones.get(userId) ?? null,
    ...pictureOf(pictures, userId),
  }))
}
