import { Problem } from '@atrium/shared-utility/contract'
import { isTokenAccess } from '../../../foundation/call/context/token-access.ts'
import type { Admission } from '../incoming-call.ts'

/**
 * Every call but a public one needs a session or a deploy token, whichever its `access` says: a session does not count
 * where a token is asked for. Throws deployTokenInvalid, signInRequired and actingOver.
 */
export function signedIn({ call, caller, session, deployer }: Admission) {
  if (call.access.who === 'public') return
  if (isTokenAccess(call.access.who)) {
    if (deployer === null) throw new Problem('deployTokenInvalid')
  } else if (session === null) {
    throw new Problem(caller.over === undefined ? 'signInRequired' : 'actingOver')
  }
}
