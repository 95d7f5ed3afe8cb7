import { Problem, type Artifact } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'
import { selectArtifacts } from '../../../portal/artifact/artifact-query.ts'
import { isOwnPart } from '../../parcel/parcel/own-part.ts'
import { findParcel } from '../../parcel/parcel/queries.ts'
import { nameOf } from '../../parcel/parcel/row.ts'

/** The first of its pages that is at none of the paths; null where all are. */
export function foreignPage({ declaration }: Pick<Artifact, 'declaration'>, paths: readonly string[]) {
  const pages = declaration?.routes.map((route) => route.path) ?? []
  return pages.find((page) => !isAtPaths(page, paths)) ?? null
}

export function isAtPaths(page: string, paths: readonly string[]) {
  return paths.some((path) => page === path || page.startsWith(`${path}/`))
}

/**
 * Throws for a team's part whose registration is gone, or is another team's, or whose pages are elsewhere by now. A
 * part that is built with the portal has no registration, and takes the place of no registered one.
 */
export async function refuseLost(artifactIds: readonly string[], db: Db) {
  const made = await selectArtifacts(db, artifactIds)
  await refuseUnregistered(
    made.map(({ manifest }) => manifest),
    db,
  )
}

/** The same of what is not kept yet. */
export async function refuseUnregistered(manifests: readonly Artifact[], db: Db) {
  for (const manifest of manifests) {
    const { slug } = manifest
    const parcel = await findParcel(db, slug)
    if (isOwnPart(manifest) && parcel === undefined) continue
    if (parcel === undefined || manifest.declaration?.name !== nameOf(parcel))
      throw new Problem('releaseParcelGone', { slug })
    const path = foreignPage(manifest, parcel.paths)
    if (path !== null) throw new Problem('parcelPathLost', { path })
  }
}
