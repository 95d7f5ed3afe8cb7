import type { applicationAccessCalls, applicationCalls } from '@atrium/shared-utility/contract'
import { spaceOf, type Handlers } from '../../foundation/context/context.ts'
import { nameIn } from '../../foundation/wording/wording.ts'
import { getApplicationAccess, listManagedApplications, updateApplicationAccess } from './access.ts'
import { viewerOf } from './open-query.ts'
import { withRefusals } from './refusals.ts'
import { replacePins, selectApplications, selectPinned } from './queries.ts'

export const applicationHandlers: Handlers<typeof applicationCalls & typeof applicationAccessCalls> = {
  async listApplications({ ids }, context) {
    const rows = await withRefusals(await selectApplications(context.db, viewerOf(context), ids), context)
    return rows.map((row) => ({ ...row, name: nameIn(context.lang, row) }))
  },

  async listCommonApplications(_input, context) {
    const rows = await withRefusals(await selectPinned(context.db, viewerOf(context)), context)
    return rows.map((row) => ({ ...row, name: nameIn(context.lang, row) }))
  },

  async updateCommonApplications({ ids }, context) {
    await replacePins(context.db, viewerOf(context), { entId: spaceOf(context).entId, ids })
    return {}
  },

  listManagedApplications,
  getApplicationAccess,
  updateApplicationAccess,
}
