import { Problem, type styleCalls, type styleChangeCalls } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Handlers } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { openLogo } from '../../../foundation/file/picture/logo.ts'
import { changeStyle } from './change-style.ts'
import { findStyle, findStyleInCare, isLogo } from './queries.ts'
import { styleOf } from './shown.ts'

export const styleHandlers: Handlers<typeof styleCalls & typeof styleChangeCalls> = {
  async getEnterpriseStyle(_input, context) {
    const found = await findStyle(context.db, spaceOf(context).entId)
    if (found === undefined) throw new Problem('spaceDenied')
    return styleOf(found, context)
  },

  updateEnterpriseStyle: (input, context) =>
    changeStyle(input, { entId: spaceOf(context).entId, scope: platform }, context),

  async getEnterpriseLogo({ id }, context) {
    if (!(await context.services.tx(platform, (db) => isLogo(db, id)))) throw new Problem('notFound')
    return openLogo(id, context)
  },

  async getStyleInCare({ entid }, context) {
    const found = await findStyleInCare(context.db, entid)
    if (found === undefined) throw new Problem('enterpriseNotFound')
    return styleOf(found, context)
  },

  /** What is not in their care is refused as what does not exist; the database refuses to write it besides. */
  async updateStyleInCare({ entid, ...input }, context) {
    if ((await findStyleInCare(context.db, entid)) === undefined) throw new Problem('enterpriseNotFound')
    const scope = { as: 'platform', carerId: sessionOf(context).userId } as const
    return changeStyle(input, { entId: entid, scope }, context)
  },
}
