import {
  Problem,
  type ownPackageCalls,
  type packageCalls,
  type packageInCareCalls,
  type packageLinkCalls,
} from '@atrium/shared-utility/contract'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import { selectDownloads, selectHavers } from './have-query.ts'
import { fetchPackage, getInstallManifest } from './fetch.ts'
import { listPackagesInCare } from './in-care.ts'
import { linkPackage, linkTo } from './link.ts'
import { findOnePackage, selectPackages } from './list-query.ts'
import { linkOwnPackage, listOwnPackages } from './own.ts'
import { publishPackage, withdrawPackage } from './publish.ts'
import { packageOf, packageRowOf } from './row.ts'
import { addPackage, addPackageBytes, cancelPackage } from './upload.ts'
import { warningsOf } from './warnings.ts'
import { spendTicket } from '../../../identity/account/step-up/ticket.ts'

type Calls = typeof packageCalls & typeof packageLinkCalls & typeof ownPackageCalls & typeof packageInCareCalls

export const packageHandlers: Handlers<Calls> = {
  addPackage,
  addPackageBytes,
  cancelPackage,
  publishPackage,
  withdrawPackage,
  linkPackage,
  fetchPackage,
  getInstallManifest,
  listOwnPackages,
  linkOwnPackage,
  listPackagesInCare,

  async listPackages(filter, { db }) {
    const { total, rows } = await selectPackages(db, filter)
    return { total, list: rows.map(packageRowOf) }
  },

  async getPackage({ data, _pwd, ...named }, context) {
    const row = await findOnePackage(context.db, named)
    if (row === undefined) throw new Problem('notFound')
    if (_pwd !== undefined) await spendTicket(_pwd, context)
    if (data?.withDownloadUrl === true && _pwd === undefined) throw new Problem('stepUpTicketInvalid')
    const link = data?.withDownloadUrl === true ? await linkTo(row, null, context) : null
    return packageOf(row, { warnings: await warningsOf(context.db, row), downloadUrl: link?.url ?? null })
  },

  async listPackageEnterprises({ platform, id, ...page }, { db }) {
    const row = await findOnePackage(db, { platform, id })
    if (row === undefined) throw new Problem('notFound')
    const { total, rows } = await selectHavers(db, row, page)
    const published = row.status === 'published'
    const list = rows.map((one) => ({ ...one, published, forceUpdate: row.force_update }))
    return { total, list }
  },

  async listPackageDownloads({ platform, id, ...page }, { db }) {
    const row = await findOnePackage(db, { platform, id })
    if (row === undefined) throw new Problem('notFound')
    const { total, rows } = await selectDownloads(db, row, page)
    return {
      total,
      list: rows.map(({ at, ...one }) => ({ ...one, at: (at ?? row.created_at).toISOString() })),
    }
  },
}
