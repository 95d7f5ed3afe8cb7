import semver from 'semver'
import type { Db } from '../../../foundation/db/tx.ts'
import { selectArtifacts } from '../../../portal/artifact/artifact-query.ts'
import { isOwnPart } from '../../parcel/parcel/own-part.ts'
import type { Revision } from '../../../portal/revision/revision-query.ts'
import { wereInForce, wereRun } from './in-force-query.ts'

type Change = { head: Revision; ids: readonly string[] }

/**
 * Whether one of these would take a team's parcel back: it was in force here before, it is older than what is, or the parcel was
 * withdrawn.
 */
export async function goesBack({ head, ids: changed }: Change, db: Db) {
  const teams = (await selectArtifacts(db, changed)).filter(({ manifest }) => !isOwnPart(manifest))
  if (teams.length === 0) return false
  const inForce = await selectArtifacts(
    db,
    teams.flatMap(({ slug }) => head.entries[slug] ?? []),
  )
  const isOlder = teams.some(({ slug, version }) => {
    const now = inForce.find((one) => one.slug === slug)?.version
    return now !== undefined && semver.compareLoose(version, now) < 0
  })
  const withdrawn = teams.flatMap(({ slug }) => (head.entries[slug] === undefined ? [slug] : []))
  const ids = teams.map(({ id }) => id)
  return isOlder || (await wereRun(db, withdrawn)) || (await wereInForce(db, ids))
}
