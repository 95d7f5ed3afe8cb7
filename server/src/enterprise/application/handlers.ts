import { UserType, type applicationCalls } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Context, type Handlers } from '../../foundation/context/context.ts'
import { nameIn } from '../../foundation/wording/wording.ts'
import { withRefusals } from './refusals.ts'
import { replacePins, selectApplications, selectPinned } from './queries.ts'

export const applicationHandlers: Handlers<typeof applicationCalls> = {
  async listApplications({ ids }, context) {
    const rows = await withRefusals(await selectApplications(context.db, viewerOf(context), ids), context)
    return rows.map((row) => ({ ...row, name: nameIn(context.lang, row) }))
  },

  async listCommonApplications(_input, context) {
    const rows = await withRefusals(await selectPinned(context.db, viewerOf(context)), context)
    return rows.map((row) => ({ ...row, name: nameIn(context.lang, row) }))
  },

  async updateCommonApplications({ ids }, context) {
    await replacePins(context.db, { entId: spaceOf(context).entId, ...viewerOf(context), ids })
    return {}
  },
}

function viewerOf(context: Context) {
  const { userId, userType } = sessionOf(context)
  return { userId, isExternal: userType === UserType.collaborator }
}
