import { Problem, type BundleObstacle, type ProblemCode } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { must } from '../../../foundation/process/error/must.ts'
import { askedIn } from './here.ts'
import { obstacleOf } from './obstacle.ts'
import { lockBundle } from './queries.ts'

const refusals = {
  signerUnknown: 'bundleSignerUnknown',
  tooOld: 'bundleTooOld',
  needsNewer: 'bundleNeedsNewer',
} as const satisfies Record<BundleObstacle, ProblemCode>

/**
 * The facts that an update takes from the bundle that it installs. The bundle is locked, so that it is not removed
 * meanwhile. Throws notFound, bundleNotReady, and what stands against installing it here and now.
 */
export async function installable(id: string, context: Context) {
  const row = await lockBundle(context.db, id)
  if (row === undefined) throw new Problem('notFound')
  if (row.status !== 'ready') throw new Problem('bundleNotReady')
  const obstacle = obstacleOf(row, await askedIn(context))
  if (obstacle !== null) throw new Problem(refusals[obstacle])
  const said = (text: string | null) => must(text, 'what is ready was read')
  return {
    bundle_id: id,
    version: said(row.version),
    title_zh: said(row.title_zh),
    title_en: said(row.title_en),
    notes_zh: said(row.notes_zh),
    notes_en: said(row.notes_en),
    sha256: said(row.sha256),
    size_bytes: row.size_bytes,
  }
}
