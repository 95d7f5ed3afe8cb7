import { Problem } from '@atrium/shared-utility/contract'
import { isChange } from '../marks.ts'
import type { SessionCall } from './of-session.ts'

/** A session of a security token reads in its one enterprise, and nothing of the account. Throws readOnlyAccess. */
export function readOnly({ call, session }: SessionCall) {
  if (!session.isReadOnly) return
  if (isChange(call) || call.space === 'none' || call.access.needs.account !== undefined)
    throw new Problem('readOnlyAccess')
}
