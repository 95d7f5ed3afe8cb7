import type { Artifact } from '../portal/artifact.ts'

/** What every page runs, the sign-in page too: the shared set, the scripts of the page, the shell. */
export const coreParts = ['shared', 'boot', 'shell'] as const

/** Frames of pages that ask for a password or a factor, or stand where no one is signed in. */
const openKinds: readonly string[] = ['noLogin', 'maintenance']

// What these routes take the portal shows to everyone, whatever the route says of itself (model/public-path.ts).
const any = ':[^/]*'
const onPublicPath = new RegExp(
  `^/+((nonAuthority|loginMiddle|${any})|(home|${any})/+(login|register|${any})|((m|${any})/+)?(appDetail|${any})/+[^/]+)?/*$`,
)
const abovePublicPath = new RegExp(`^/+((home|m|appDetail|${any})|(m|${any})/+(appDetail|${any}))?/*$`)

type Page = Pick<NonNullable<Artifact['declaration']>['routes'][number], 'path' | 'kind' | 'public' | 'open'>

/** A page that people see who are not signed in, or where they prove who they are. */
export function isOpenPage({ path, kind, public: isPublic, open }: Page) {
  return isPublic || openKinds.includes(kind) || onPublicPath.test(path) || (open && abovePublicPath.test(path))
}

/**
 * A part that two operators change (decision 093): what runs where people sign in. The database has the same rule, for
 * the part that comes and for the one that goes (`atrium_part_for_two`, migration 0131).
 */
export function isForTwo({ kind, declaration }: Pick<Artifact, 'kind' | 'declaration'>) {
  return kind !== 'parcel' || (declaration?.routes ?? []).some(isOpenPage)
}
