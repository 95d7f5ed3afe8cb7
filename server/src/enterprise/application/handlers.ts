import {
  mostOpened,
  Problem,
  type applicationAccessCalls,
  type applicationAnswerCalls,
  type applicationCalls,
  type applicationCategoryCalls,
  type applicationDetailCalls,
  type applicationLinkCalls,
  type applicationPublicityCalls,
  type applicationRequestCalls,
  type enterpriseApplicationCalls,
} from '@atrium/shared-utility/contract'
import { spaceOf, type Handlers } from '../../foundation/call/context/context.ts'
import { nameIn } from '../../foundation/call/wording/wording.ts'
import { getApplicationAccess, listManagedApplications, updateApplicationAccess } from './access.ts'
import { getApplicationDetail, updateApplicationPublicity } from './detail/detail.ts'
import { answerApplicationRequest } from './request/answer.ts'
import {
  addApplicationCategory,
  deleteApplicationCategory,
  listApplicationCategories,
  updateApplicationCategory,
  updateApplicationListing,
} from './listing.ts'
import { listEnterpriseApplications } from './in-sight.ts'
import { addLinkApplication, deleteLinkApplication, updateLinkApplication } from './link.ts'
import { matching } from './matching.ts'
import { viewerOf } from './open-query.ts'
import { withRefusals } from './refusals.ts'
import { askForApplication, listApplicationRequests, listAskableApplications } from './request/request.ts'
import { noteOpened, replacePins, selectApplications, selectOpened, selectPinned } from './queries.ts'

type Calls = typeof applicationCalls &
  typeof applicationAnswerCalls &
  typeof applicationAccessCalls &
  typeof applicationCategoryCalls &
  typeof applicationDetailCalls &
  typeof applicationPublicityCalls &
  typeof applicationLinkCalls &
  typeof applicationRequestCalls &
  typeof enterpriseApplicationCalls

export const applicationHandlers: Handlers<Calls> = {
  async listApplications({ ids, iSearch = '' }, context) {
    const { db, lang } = context
    const found = await matching(await selectApplications(db, viewerOf(context), ids), iSearch)
    const rows = await withRefusals(found, context)
    return rows.map(({ categoryId, categoryName, categoryNameEn, ...row }) => ({
      ...row,
      name: nameIn(lang, row),
      category:
        categoryId === null || categoryName === null
          ? null
          : { id: categoryId, name: nameIn(lang, { name: categoryName, nameEn: categoryNameEn }) },
    }))
  },

  async listCommonApplications(_input, context) {
    const rows = await withRefusals(await selectPinned(context.db, viewerOf(context)), context)
    return rows.map((row) => ({ ...row, name: nameIn(context.lang, row) }))
  },

  async updateCommonApplications({ ids }, context) {
    await replacePins(context.db, viewerOf(context), { entId: spaceOf(context).entId, ids })
    return {}
  },

  async listOpenedApplications(_input, context) {
    const rows = await withRefusals(await selectOpened(context.db, viewerOf(context)), context)
    return rows.map((row) => ({ ...row, name: nameIn(context.lang, row) }))
  },

  async noteOpenedApplication({ id }, context) {
    const { db, now } = context
    const opened = { entId: spaceOf(context).entId, id, most: mostOpened, now }
    if (!(await noteOpened(db, viewerOf(context), opened))) throw new Problem('applicationNotFound')
    return {}
  },

  listManagedApplications,
  getApplicationAccess,
  updateApplicationAccess,
  getApplicationDetail,
  updateApplicationPublicity,
  listApplicationCategories,
  addApplicationCategory,
  updateApplicationCategory,
  deleteApplicationCategory,
  updateApplicationListing,
  addLinkApplication,
  updateLinkApplication,
  deleteLinkApplication,
  listAskableApplications,
  askForApplication,
  listApplicationRequests,
  answerApplicationRequest,
  listEnterpriseApplications,
}
