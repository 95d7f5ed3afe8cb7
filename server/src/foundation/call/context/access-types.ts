import { type Access, type UserType } from '@atrium/shared-utility/contract'

/** The user types that a call is open to as such; none where it names none, or is open to every session. */
export function typesOf(access: Access): readonly UserType[] {
  if (typeof access === 'string') return []
  return 'types' in access ? access.types : access
}
