import { type UserType, type Callers } from '@atrium/shared-utility/contract'

/** The user types that a call is open to as such; none where it names none, or is open to every session. */
export function typesOf(who: Callers): readonly UserType[] {
  if (typeof who === 'string') return []
  return 'types' in who ? who.types : who
}
