import { Problem, problemText, type Lang } from '@atrium/shared-utility/contract'

type RoleIds = { field: string; ids: readonly string[]; lang: Lang }

/**
 * Throws roleNotFound, with the field that named it, for a role that is none of these: of another enterprise, made up,
 * switched off, or not to be given here.
 */
export function refuseUnknownRoles(roles: readonly { id: string }[], { field, ids, lang }: RoleIds) {
  const known = new Set(roles.map(({ id }) => id))
  if (ids.every((id) => known.has(id))) return
  throw new Problem('roleNotFound', {}, { fields: [{ field, msg: problemText('roleNotFound', lang) }] })
}

/** What was stored, without the roles that are gone since: no form could take those out. */
export function knownIds(roles: readonly { id: string }[], ids: readonly string[]) {
  return ids.filter((id) => roles.some((role) => role.id === id))
}
