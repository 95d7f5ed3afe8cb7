import type { applicationCalls } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Handlers } from '../../foundation/context/context.ts'
import { nameIn } from '../../foundation/wording/wording.ts'
import { withRefusals } from './refusals.ts'
import { replacePins, selectApplications, selectPinned } from './queries.ts'

export const applicationHandlers: Handlers<typeof applicationCalls> = {
  async listApplications({ ids }, context) {
    const rows = await withRefusals(await selectApplications(context.db, ids), context)
    return rows.map((row) => ({ ...row, name: nameIn(context.lang, row) }))
  },

  async listCommonApplications(_input, context) {
    const rows = await withRefusals(await selectPinned(context.db, sessionOf(context).userId), context)
    return rows.map((row) => ({ ...row, name: nameIn(context.lang, row) }))
  },

  async updateCommonApplications({ ids }, context) {
    await replacePins(context.db, { entId: spaceOf(context).entId, userId: sessionOf(context).userId, ids })
    return {}
  },
}
