import { Problem } from '@atrium/shared-utility/contract'
import type { Session } from '../../../foundation/call/context/session.ts'
import type { IncomingCall } from '../incoming-call.ts'
import { isMarked } from '../marks.ts'

const freshMs = 5 * 60_000

type Confirmation = Pick<IncomingCall, 'call' | 'session' | 'input'> & {
  options: Pick<IncomingCall['options'], 'now'>
}

/** A person confirmed a moment ago who they are, where the call asks for that. Throws stepUpRequired. */
export function stepUp({ call, session, input, options }: Confirmation) {
  // A stranger has nothing to confirm: a public call asks them for a proof by itself.
  if (session === null && call.access.who === 'public') return
  if (isMarked(call.access.needs.stepUp, input) && !isFresh(session, options.now())) throw new Problem('stepUpRequired')
}

function isFresh(session: Session | null, now: Date) {
  const at = session?.stepUpAt ?? null
  return at !== null && now.getTime() - at.getTime() < freshMs
}
