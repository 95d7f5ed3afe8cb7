import { twoStepMethods, type TwoStepMethod } from '@atrium/shared-utility/contract'
import type { Session, TwoStepRule } from '../../../foundation/call/context/session.ts'

/** The word that a session has for a factor, and the method that it is. */
const methodsOfAmr: Record<string, TwoStepMethod> = { totp: 'totp', smsFactor: 'sms', passkey: 'webauthn' }
const recovery = 'recovery'

type MethodList = readonly TwoStepMethod[]
type PassedFactors = Pick<Session, 'passedBy'>

/**
 * The methods that a rule with these lists asks for: each list has to be met. A list of all methods narrows nothing. A
 * method that the portal no longer offers cannot be asked for, and a rule that would have nothing left takes any other.
 */
export function narrowed(lists: readonly MethodList[], offered: MethodList): MethodList[] {
  const narrowing = lists.filter((named) => named.length < twoStepMethods.length)
  return narrowing.map((named) => {
    const usable = named.filter((method) => offered.includes(method))
    return usable.length > 0 ? usable : offered
  })
}

/** The factors that a session was verified by, once it was: what stood there before the device was trusted is over. */
export function passedBy({ aal, amr }: { aal: number; amr: readonly string[] }) {
  if (aal !== 2) return []
  return amr.slice(amr.indexOf('device') + 1).filter(isFactor)
}

export function isFactor(known: string) {
  return known === recovery || Object.hasOwn(methodsOfAmr, known)
}

/** The lists that this rule asks for and that nothing given in this session meets. */
export function unmet({ accepted, own }: TwoStepRule, { passedBy: given }: PassedFactors) {
  return accepted.filter((named) => !isMet(named, given, own))
}

/** True when something that the rule still asks for can be given at once: the person has it. */
export function canMeet(rule: TwoStepRule, session: PassedFactors) {
  return unmet(rule, session).some((named) => hasOne(named, rule.own))
}

/** True when these factors, each given, meet all that the rule asks for. */
export function isEnough({ accepted }: TwoStepRule, factors: MethodList) {
  return accepted.every((named) => hasOne(named, factors))
}

/** The offered methods that this rule asks of this session: in one list, as a page shows it. */
export function acceptedIn(rule: TwoStepRule, session: PassedFactors, offered: MethodList): TwoStepMethod[] {
  const open = unmet(rule, session)
  const [first, ...others] = open.length > 0 ? open : rule.accepted
  if (first === undefined) return [...offered]
  const shared = first.filter((method) => others.every((named) => named.includes(method)))
  // Two enterprises that name nothing in common are satisfied one after the other.
  return [...(shared.length > 0 ? shared : first)]
}

/** A recovery code stands for a factor that was lost, so it meets what that factor would have met. */
function isMet(named: MethodList, given: readonly string[], own: MethodList) {
  if (given.some((known) => isNamed(named, methodsOfAmr[known]))) return true
  return given.includes(recovery) && hasOne(named, own)
}

function hasOne(named: MethodList, factors: MethodList) {
  return named.some((method) => factors.includes(method))
}

function isNamed(named: MethodList, method: TwoStepMethod | undefined) {
  return method !== undefined && named.includes(method)
}
