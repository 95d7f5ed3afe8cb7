import type { Artifact } from '@atrium/shared-utility/contract'

/** The team of whatever is built with the portal. No parcel is registered for it. */
export const ownTeam = 'atrium'

/** True for what is built with the portal, whoever has uploaded it; false for what a team has made. */
export function isOwnPart({ kind, slug, declaration }: Pick<Artifact, 'kind' | 'slug' | 'declaration'>) {
  return kind !== 'parcel' || declaration?.name === `@${ownTeam}/${slug}`
}
