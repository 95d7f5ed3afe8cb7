import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { must } from '../../../foundation/process/error/must.ts'
import { spendTicket } from '../../../identity/account/step-up/ticket.ts'
import { packageLimits } from './limits.ts'
import { findOnePackage } from './list-query.ts'
import { countEnterprises, keepFileUntil, replaceHavers } from './publish-query.ts'
import { lockPackage, updatePackage, type PackageRow } from './queries.ts'
import { packageOf } from './row.ts'
import { warningsOf } from './warnings.ts'
import { mustBeAsSeen } from '../../../foundation/process/error/as-seen.ts'

export async function publishPackage(
  { data, version, _pwd, ...named }: CallParsed<'publishPackage'>,
  context: Context,
) {
  const { db, now } = context
  const row = await lockOne(named, context)
  if (_pwd !== undefined) await spendTicket(_pwd, context)
  mustBeAsSeen(version === undefined || version === row.version)
  if (row.status !== 'ready' && row.status !== 'published') throw new Problem('packageNotReady')
  const warnings = await warningsOf(db, row)
  if (!warnings.every((warning) => data.confirmed.includes(warning))) throw new Problem('packageUnconfirmed')
  await publishTo(row, data.enterprises, context)
  await updatePackage(db, row.id, {
    status: 'published',
    to_all: data.enterprises === 'all',
    force_update: data.forceUpdate,
    published_at: row.published_at ?? now,
    ...(data.notes && { notes: JSON.stringify(data.notes) }),
  })
  const { enterprises, forceUpdate } = data
  const told = enterprises === 'all' ? enterprises : enterprises.length
  const diff = { ...nameOf(row), enterprises: told, forceUpdate, ...(warnings.length > 0 && { confirmed: warnings }) }
  await recordAct(context, { ...audited(row.id), action: 'publishPackage', diff })
  const published = must(await findOnePackage(db, row), 'the package that was just published')
  return packageOf(published, { warnings: [], downloadUrl: null })
}

type Enterprises = CallParsed<'publishPackage'>['data']['enterprises']

async function publishTo(row: PackageRow, enterprises: Enterprises, { db, now }: Context) {
  const ids = enterprises === 'all' ? [] : [...new Set(enterprises)]
  if ((await countEnterprises(db, ids)) !== ids.length) throw new Problem('enterpriseNotFound')
  await replaceHavers(db, { id: row.id, ids, now })
}

/** No caller gets it any more; operators can still read its details for a month. */
export async function withdrawPackage({ _pwd, ...named }: CallParsed<'withdrawPackage'>, context: Context) {
  const { db, now } = context
  const row = await lockOne(named, context)
  if (_pwd !== undefined) await spendTicket(_pwd, context)
  if (row.status !== 'ready' && row.status !== 'published') throw new Problem('packageNotReady')
  await updatePackage(db, row.id, { status: 'withdrawn' })
  if (row.file_id !== null)
    await keepFileUntil(db, row.file_id, new Date(now.getTime() + packageLimits.keptWithdrawnMs))
  await recordAct(context, { ...audited(row.id), action: 'withdrawPackage', diff: nameOf(row) })
  return {}
}

async function lockOne(named: Pick<PackageRow, 'platform' | 'id'>, { db }: Context) {
  const row = await lockPackage(db, named)
  if (row === undefined) throw new Problem('notFound')
  return row
}

function nameOf({ package_name: packageName, version_name: versionName }: PackageRow) {
  return { packageName, versionName }
}

function audited(id: string) {
  return { targetKind: 'package', targetId: id, entId: null } as const
}
