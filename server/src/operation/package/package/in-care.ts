import type { CallParsed } from '@atrium/shared-utility/contract'
import { isInSight } from '../../../enterprise/access/in-sight/in-sight-query.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { selectPackages } from './list-query.ts'
import { packageRowOf } from './row.ts'

/** Packages are rows of the platform, so those of an enterprise in care are read in its scope, by the filter of operators. */
export async function listPackagesInCare(filter: CallParsed<'listPackagesInCare'>, { db, services }: Context) {
  if (!(await isInSight(db, filter.entid))) return { total: 0, list: [] }
  const newest = { ...filter, sort: 'createdAt', order: 'desc' } as const
  const { total, rows } = await services.tx({ ...platform, isReadOnly: true }, (whole) => selectPackages(whole, newest))
  return { total, list: rows.map(packageRowOf) }
}
