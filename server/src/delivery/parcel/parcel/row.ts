import type { TeamParcel } from '@atrium/shared-utility/contract'
import type { SelectedParcel } from './list-query.ts'

/** The System name of a parcel. */
export function nameOf({ team, slug }: { team: string; slug: string }) {
  return `@${team}/${slug}`
}

/** A parcel as operators see it. */
export function teamParcelOf(row: SelectedParcel): TeamParcel {
  return {
    slug: row.slug,
    team: row.team,
    name: nameOf(row),
    contact: row.contact,
    paths: row.paths,
    liveTokens: row.live_tokens,
    inForce: row.in_force,
    createdAt: row.created_at.toISOString(),
    createdBy: row.creator,
    createdById: row.created_by,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.updater,
    updatedById: row.updated_by,
    version: row.version,
  }
}

export function uploadedOf({ version, digest, made_at: madeAt }: { version: string; digest: string; made_at: Date }) {
  return { version, digest, madeAt: madeAt.toISOString() }
}
