import { Problem, type Call } from '@atrium/shared-utility/contract'
import type { Session } from '../../foundation/context/context.ts'

/**
 * What an operator may do who acts as somebody: look, and change things once that is allowed. Never what belongs to the
 * person alone, whoever is allowed what: their account, what proves who they are, and whatever is asked to be proved.
 */
export function refuseWhileActing(call: Call, { acting }: Session) {
  if (acting === null) return
  if (isInPerson(call)) throw new Problem('actingOutOfReach')
  if (isChange(call) && !acting.mayChange) throw new Problem('actingReadOnly')
}

/** A mark that holds for some inputs counts for all: what is beside it is not worth a way in. */
function isInPerson(call: Call) {
  const isOfPerson = call.inPerson === true || call.account !== undefined || call.stepUp !== undefined
  const isOfNoEnterprise = call.space === 'none' || call.beforeTwoStep === true
  return isOfPerson || (isOfNoEnterprise && isChange(call))
}

/** The kind that a call declares: everything but a GET, unless it says that it changes something all the same. */
export function isChange({ method, changes }: Call) {
  return method !== 'GET' || changes === true
}

/** What a page tells by itself changes nothing that anybody is remembered by. */
export function changesWhatIsKnown(call: Call) {
  return isChange(call) && call.unattended !== true
}
