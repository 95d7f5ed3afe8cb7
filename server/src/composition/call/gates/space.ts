import { Problem } from '@atrium/shared-utility/contract'
import type { Session } from '../../../foundation/call/context/session.ts'
import { closedProblem } from '../../../identity/session/space-status.ts'
import type { SessionCall } from './of-session.ts'
import { mayMake } from './rights.ts'

/**
 * The enterprise of the call lets its caller in. One that does not exist is refused in the same words as one that the
 * caller does not belong to. Throws forbidden, spaceDenied, spaceSuspended, spaceReadonly, and why a person is barred.
 */
export function space({ call, caller: { space: asked }, session }: SessionCall) {
  // Outside of any enterprise the user type is the platform's: it is enough to decide.
  if (asked.status === 'none' && !mayMake(call, session)) throw barredProblem(session, 'forbidden')
  if (call.access.while.includes('barred')) return
  switch (asked.status) {
    case 'denied':
      throw barredProblem(session, 'spaceDenied')
    case 'suspended':
      // What is the person's own goes on: they can join another enterprise, or change their password.
      if (call.space !== 'none') throw barredProblem(session, 'spaceSuspended')
      return
    case 'none':
      if (call.space === 'required') throw barredProblem(session, 'spaceDenied')
      return
    case 'readonly':
      // A call of no enterprise, such as changing one's own password, changes nothing in this one. Reading needs
      // two-step verification, so passing it stays open.
      if (call.method !== 'GET' && call.space !== 'none' && !call.access.while.includes('twoStepDue'))
        throw new Problem('spaceReadonly')
      return
    case 'open':
  }
}

/** A person whom the enterprise knows is told why they are barred; to other people it is as if it did not exist. */
function barredProblem({ barred }: Session, otherwise: 'forbidden' | 'spaceDenied' | 'spaceSuspended') {
  if (barred === null) return new Problem(otherwise)
  const { why, at, name } = barred
  if (why === 'membershipSuspended' || why === 'membershipEnded') return new Problem(why, { name })
  return closedProblem({ why, at }, name)
}
