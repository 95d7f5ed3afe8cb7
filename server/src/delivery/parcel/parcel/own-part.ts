import { coreParts, reservedSlugs, type Artifact, type ArtifactKind } from '@atrium/shared-utility/contract'

/** The team of every part that is built with the portal. No parcel is registered for it. */
export const ownTeam = 'atrium'

/** True for what is built with the portal, whichever caller has uploaded it; false for what a team has made. */
export function isOwnPart({ kind, slug, declaration }: Pick<Artifact, 'kind' | 'slug' | 'declaration'>) {
  return kind !== 'parcel' || declaration?.name === `@${ownTeam}/${slug}`
}

/** The kind that a part of this name has to be, as the database has it, too; null: no part has that name. */
export function kindOf(slug: string): ArtifactKind | null {
  const core = coreParts.find((one) => one === slug)
  return core ?? (reservedSlugs.includes(slug) ? null : 'parcel')
}
