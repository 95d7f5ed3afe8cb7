import { Problem } from '@atrium/shared-utility/contract'
import type { SessionCall } from './of-session.ts'

/** While a password must be changed, only the few calls that lead to that are open. Throws passwordChangeRequired. */
export function passwordDue({ call, session }: SessionCall) {
  if (session.isPasswordDue && !call.access.while.includes('passwordDue')) throw new Problem('passwordChangeRequired')
}
