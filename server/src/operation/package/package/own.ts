import { type CallParsed, Problem } from '@atrium/shared-utility/contract'
import { spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { linkTo } from './link.ts'
import { findOnePackage } from './list-query.ts'
import { findOwn, selectOwn } from './own-query.ts'

export async function listOwnPackages(_input: object, { db, lang }: Context) {
  const rows = await selectOwn(db)
  return rows.map((row) => ({
    id: row.id,
    platform: row.platform,
    label: row.label ?? row.package_name ?? row.platform,
    versionName: row.version_name ?? row.version_code ?? '',
    minOs: row.min_os,
    sizeBytes: row.size_bytes,
    notes: row.notes[lang],
    publishedAt: (row.published_at ?? new Date(0)).toISOString(),
  }))
}

/** Links are rows of the platform, so one is made in its scope; it asks once more whether the enterprise has the package. */
export async function linkOwnPackage({ id }: CallParsed<'linkOwnPackage'>, context: Context) {
  const found = await findOwn(context.db, id)
  if (found === undefined) throw new Problem('notFound')
  return context.services.tx(platform, async (db) => {
    const row = await findOnePackage(db, found)
    if (row === undefined) throw new Problem('notFound')
    return linkTo(row, spaceOf(context).entId, { ...context, db })
  })
}
