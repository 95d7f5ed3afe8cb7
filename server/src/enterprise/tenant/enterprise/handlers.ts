import { Problem, type enterpriseCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import { sumBytes } from '../../../foundation/file/file/file-query.ts'
import { addEnterprise } from './add-enterprise.ts'
import { selectEnterprise, selectEnterprises } from './list-query.ts'
import { getEnterpriseUser } from './member.ts'
import { getEnterpriseProgress, retryProvisioning } from './progress.ts'
import { countApplications, selectAdministrators, selectCategories, suggestNames } from './queries.ts'
import { enterpriseRowOf } from './row.ts'
import { updateEnterprise } from './update-enterprise.ts'

export const enterpriseHandlers: Handlers<typeof enterpriseCalls> = {
  addEnterprise,
  updateEnterprise,
  getEnterpriseProgress,
  retryProvisioning,
  getEnterpriseUser,

  async listEnterprises(filter, { db, lang }) {
    const { total, rows } = await selectEnterprises(db, filter)
    return { total, list: rows.map((row) => enterpriseRowOf(row, lang)) }
  },

  async getEnterprise({ entid }, { db, lang }) {
    const row = await selectEnterprise(db, entid)
    if (row === undefined) throw new Problem('enterpriseNotFound')
    const administrators = await selectAdministrators(db, entid)
    const storageUsedBytes = await sumBytes(db, entid)
    const appCount = await countApplications(db, entid)
    return { ...enterpriseRowOf(row, lang), administrators, storageUsedBytes, appCount }
  },

  async suggestEnterprises({ q }, { db }) {
    return suggestNames(db, q)
  },

  async listSaasCategories(_input, { db }) {
    return selectCategories(db)
  },
}
