import type { spaceCalls } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Handlers } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { lookedUp } from '../../../identity/factor/messenger/looked-up.ts'
import { userTypeOf } from '../../../identity/people/person/user-type.ts'
import { enterpriseLogoPath } from '../style/shown.ts'
import { switchEnterprise } from './switch-enterprise.ts'
import { findEntrance, selectEnterpriseOf, selectRoles, selectSpaces, selectTitle } from './queries.ts'

export const spaceHandlers: Handlers<typeof spaceCalls> = {
  async getEntrance({ entId }, context) {
    const found = await lookedUp(context, () => context.services.tx(platform, (db) => findEntrance(db, entId)))
    return found === undefined ? null : { name: found.name, logo: enterpriseLogoPath(found.logoId) }
  },

  async getCurrentEnterprise(_input, context) {
    const { db, now } = context
    const { entId } = spaceOf(context)
    const { userId, userType, onlyIn } = sessionOf(context)
    const enterprise = await selectEnterpriseOf(db, entId)
    const all = await selectSpaces(db, { userId, now })
    const spaces = all.filter((space) => onlyIn === null || space.entId === onlyIn)
    return {
      curEntId: entId,
      entType: enterprise.entType,
      entName: enterprise.name,
      logo: enterpriseLogoPath(enterprise.logoId),
      userId,
      userType,
      title: await selectTitle(db, { entId, userId }),
      list: spaces.map((space) => ({ ...space, userType: userTypeOf(space.userType) })),
    }
  },

  switchEnterprise,

  /** The browser says which module; only `box` is its to say, the other two follow from the enterprise. */
  async listRoles({ module, type }, context) {
    const { db } = context
    const { entType } = await selectEnterpriseOf(db, spaceOf(context).entId)
    const own = entType === 1 ? 'qpaas' : 'system'
    const roles = await selectRoles(db, { userId: sessionOf(context).userId, module: module === 'box' ? 'box' : own })
    return type === '1' ? roles : roles.map(({ id }) => id)
  },
}
