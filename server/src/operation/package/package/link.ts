import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { has, insertLink, type LinkRow } from './link-query.ts'
import { packageLimits } from './limits.ts'
import { findOnePackage } from './list-query.ts'
import type { PackageRow } from './queries.ts'

export async function linkPackage({ entid, ...named }: CallParsed<'linkPackage'>, context: Context) {
  const row = await findOnePackage(context.db, named)
  if (row === undefined) throw new Problem('notFound')
  return linkTo(row, entid ?? null, context)
}

type Linked = Pick<PackageRow, 'id' | 'platform' | 'status' | 'file_id' | 'to_all' | 'package_name' | 'version_name'>

/**
 * A link is all the authority that it needs: telephones fetch a package without cookies. A row has its rights, and its
 * signature is over that row. Throws packageNotReady and packageNotTheirs.
 */
export async function linkTo(row: Linked, entId: string | null, context: Context) {
  const { db, now, newId } = context
  if (row.file_id === null || !mayBeLinked(row.status)) throw new Problem('packageNotReady')
  if (entId !== null && row.status !== 'published') throw new Problem('packageNotReady')
  if (entId !== null && !(await has(db, { ...row, entId, now }))) throw new Problem('packageNotTheirs')
  const link = {
    id: newId(),
    package_id: row.id,
    ent_id: entId,
    created_by: sessionOf(context).userId,
    created_at: now,
    expires_at: new Date(Math.ceil((now.getTime() + packageLimits.linkMs) / 1000) * 1000),
  }
  await insertLink(db, link)
  const diff = { packageName: row.package_name, versionName: row.version_name }
  await recordAct(context, { action: 'linkPackage', targetKind: 'package', targetId: row.id, entId, diff })
  const url = `${originOf(context)}/d/${link.id}${signatureOf(link, context)}`
  const canInstall = row.platform === 'ipa' && url.startsWith('https:')
  const installUrl = canInstall
    ? `itms-services://?action=download-manifest&url=${encodeURIComponent(`${url}/manifest.plist`)}`
    : null
  return { url, installUrl, expiresAt: link.expires_at.toISOString() }
}

function mayBeLinked(status: string) {
  return status === 'ready' || status === 'published' || status === 'withdrawn'
}

/** 43 letters over everything that the link stands for. */
export function signatureOf(
  link: Pick<LinkRow, 'id' | 'package_id' | 'ent_id' | 'created_by' | 'expires_at'>,
  { services }: Pick<Context, 'services'>,
) {
  const facts = [link.id, link.package_id, link.ent_id ?? '', link.created_by, link.expires_at.toISOString()]
  return services.secrets.mac(['link to a package', ...facts].join('\n'))
}

export function originOf({ config, visitor }: Pick<Context, 'config' | 'visitor'>) {
  return config.baseUrl ?? `http://${visitor.host}`
}
