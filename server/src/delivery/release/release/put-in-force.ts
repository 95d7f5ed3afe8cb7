import { artifact, Problem, type AuditAction } from '@atrium/shared-utility/contract'
import { recordAct, type AuditDiff } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { createTurns } from '../../../foundation/call/http/by-turns.ts'
import type { Maker } from '../../../portal/artifact/artifact-query.ts'
import { isRevoked } from '../../deploy-token/queries.ts'
import { findParcel } from '../../parcel/parcel/queries.ts'
import { nameOf } from '../../parcel/parcel/row.ts'
import { releaseParts } from '../../../portal/revision/release.ts'
import { lockHead } from '../../../portal/revision/revision-query.ts'
import { foreignPage } from './check.ts'

/**
 * One release after the other in this process. A release that waits holds no connection yet: a hundred that wait for
 * the row of the channel would have them all, for as long as the database lets any of them wait.
 */
const line = createTurns(1)

export function inLine<T>(work: () => Promise<T>) {
  return line('portal', work)
}

export type Version = { id: string; version: string; manifest: string }
type Release = { slug: string; version: Version; reason: string; action: AuditAction }

/** Puts one version of a team's parcel in force, where its pages still are at the parcel's paths, and writes it down. */
export async function putInForce({ slug, version, reason, action }: Release, context: Context) {
  // The lock keeps the registration from being removed while it is checked.
  await lockHead(context.db)
  await refuseRevoked(context)
  await refuseForeign({ slug, version }, context.db)
  return change(
    { changes: { [slug]: version.id }, slug, reason, action, diff: { versionName: version.version } },
    context,
  )
}

/** A token may have been revoked while it waited for its turn. Throws deployTokenInvalid. */
export async function refuseRevoked({ db, deployer }: Pick<Context, 'db' | 'deployer'>) {
  if (deployer !== null && (await isRevoked(db, deployer.tokenId))) throw new Problem('deployTokenInvalid')
}

/** Throws where a version is not of the parcel as it is registered now: notFound, parcelPathLost. */
export async function refuseForeign({ slug, version }: { slug: string; version: Version }, db: Db) {
  const parcel = await findParcel(db, slug)
  const manifest = artifact.parse(JSON.parse(version.manifest))
  // A part that was built with the portal under this slug is not the team's.
  if (parcel === undefined || manifest.declaration?.name !== nameOf(parcel)) throw new Problem('notFound')
  // The parcel's paths may be others than at the upload.
  const page = foreignPage(manifest, parcel.paths)
  if (page !== null) throw new Problem('parcelPathLost', { path: page })
}

type Change = {
  changes: Record<string, string | null>
  slug: string
  reason: string
  action: AuditAction
  diff?: AuditDiff
}

export async function change({ changes, slug, reason, action, diff = {} }: Change, context: Context) {
  const { id, number } = await releaseParts({ changes, reason, by: makerOf(context) }, context)
  const told = { ...diff, reason, revision: number }
  await recordAct(context, { action, targetKind: 'parcel', targetId: slug, entId: null, diff: told })
  return { id, number }
}

/** The maker of this call, as artifacts and revisions name their makers. */
export function makerOf({ session, deployer }: Pick<Context, 'session' | 'deployer'>): Maker {
  if (deployer !== null) return { kind: 'token', id: deployer.tokenId }
  if (session !== null) return { kind: 'person', id: session.userId }
  throw new Error('whoever releases something is somebody')
}
