import { coreParts, reservedSlugs, type Artifact, type ArtifactKind } from '@atrium/shared-utility/contract'

/** The team of whatever is built with the portal. No parcel is registered for it. */
export const ownTeam = 'atrium'

/** True for what is built with the portal, whoever has uploaded it; false for what a team has made. */
export function isOwnPart({ kind, slug, declaration }: Pick<Artifact, 'kind' | 'slug' | 'declaration'>) {
  return kind !== 'parcel' || declaration?.name === `@${ownTeam}/${slug}`
}

/** What a part of this name has to be, as the database has it, too; null: nothing is called that. */
export function kindOf(slug: string): ArtifactKind | null {
  const core = coreParts.find((one) => one === slug)
  return core ?? (reservedSlugs.includes(slug) ? null : 'parcel')
}
