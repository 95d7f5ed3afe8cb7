import type { Session } from '../../../foundation/call/context/session.ts'
import type { Admission } from '../incoming-call.ts'

/** A call that asks for a session, and has one. */
export type SessionCall = Admission & { session: Session }

/** Makes a gate for all calls of one that asks something of a session; other calls pass it. */
export function ofSession(gate: (asked: SessionCall) => void) {
  return (asked: Admission) => {
    if (isOfSession(asked)) gate(asked)
  }
}

function isOfSession(asked: Admission): asked is SessionCall {
  return asked.call.access.who !== 'public' && asked.session !== null
}
