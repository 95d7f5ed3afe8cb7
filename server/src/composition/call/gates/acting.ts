import { Problem, type Call } from '@atrium/shared-utility/contract'
import { isChange } from '../marks.ts'
import type { SessionCall } from './of-session.ts'

/**
 * An operator who acts as a person looks, and changes things once that is allowed. They never do what belongs to the
 * person alone: the account, what proves who the person is, and what needs such a proof. Throws actingOutOfReach and
 * actingReadOnly.
 */
export function acting({ call, session }: SessionCall) {
  if (session.acting === null) return
  if (isInPerson(call)) throw new Problem('actingOutOfReach')
  if (isChange(call) && !session.acting.mayChange) throw new Problem('actingReadOnly')
}

/** A mark that holds for some inputs counts for all: the other inputs are not worth a way in. */
function isInPerson(call: Call) {
  const { inPerson, account, stepUp } = call.access.needs
  const isOfPerson = inPerson === true || account !== undefined || stepUp !== undefined
  const isOfNoEnterprise = call.space === 'none' || call.access.while.includes('twoStepDue')
  return isOfPerson || (isOfNoEnterprise && isChange(call))
}
