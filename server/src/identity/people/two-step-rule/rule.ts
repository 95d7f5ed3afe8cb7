import { UserType, type TwoStepMethod } from '@atrium/shared-utility/contract'
import type { Session, TwoStepRule } from '../../../foundation/call/context/session.ts'
import { canMeet, narrowed, unmet } from './accepted.ts'
import { twoStepStateOf } from './state.ts'
import type { StrictestRow } from './strictest-query.ts'

const dayMs = 24 * 60 * 60_000
/** For how long a device is trusted where only the person's own choice asks for a factor. */
const chosenTrustDays = 30

type Facts = {
  platform_type: number | null
  user_type: number | null
  factor_kinds: TwoStepMethod[]
  two_step_open: boolean | null
  two_step_at: Date | null
  two_step_for: string | null
  two_step_methods: TwoStepMethod[] | null
  trust_device_days: number | null
  has_two_step_role: unknown
  /** The one enterprise that said who this is. */
  only_ent_id: string | null
}

type Rule = Omit<TwoStepRule, 'isChosen'>

/** For people of the platform its policy holds wherever they are, for all other people their enterprise's. */
export function ruleFrom(facts: Facts, offered: readonly TwoStepMethod[]): TwoStepRule {
  const rule = { isOpen: facts.two_step_open ?? false, isInScope: isInScope(facts) }
  const whole = {
    ...rule,
    effectiveAt: facts.two_step_at,
    ...factorsIn(facts),
    accepted: isAsking(rule) ? narrowed(listsIn(facts), offered) : [],
    trustDeviceDays: facts.trust_device_days ?? 0,
  }
  return orChosen(whole, facts, offered)
}

/** All rules of a person's enterprises as one: that of the account, which no single enterprise may speak for. */
export function strictestRule(facts: Facts & StrictestRow, offered: readonly TwoStepMethod[]): TwoStepRule {
  if (facts.platform_type !== null) return ruleFrom(facts, offered)
  const isAsked = facts.account_open ?? false
  const rule = {
    isOpen: isAsked,
    isInScope: isAsked,
    effectiveAt: facts.account_at_once === true ? null : facts.account_at,
    ...factorsIn(facts),
    accepted: narrowed(facts.account_methods ?? [], offered),
    trustDeviceDays: facts.account_trust_days ?? 0,
  }
  return orChosen(rule, facts, offered)
}

/**
 * Where no rule asks, a person who set up a factor is asked for it all the same: that is what they did it for. Not in a
 * session that an enterprise vouched for, because the enterprise decides what it asks, nor for a factor that cannot be
 * given any more.
 */
function orChosen(rule: Rule, { only_ent_id: onlyIn }: Facts, offered: readonly TwoStepMethod[]): TwoStepRule {
  const isChosen = !isAsking(rule) && onlyIn === null && rule.own.some((method) => offered.includes(method))
  return isChosen ? { ...rule, isChosen, trustDeviceDays: chosenTrustDays } : { ...rule, isChosen }
}

/** The platform names none for its own people: any factor will do. */
function listsIn({ platform_type: platformType, two_step_methods: named }: Facts) {
  return platformType !== null || named === null ? [] : [named]
}

function factorsIn({ factor_kinds: own }: Facts) {
  return { own, hasFactor: own.length > 0 }
}

/** For how long a trusted device counts in that of a person's enterprises where it counts longest. */
export function longestTrustOf(facts: Facts & StrictestRow, { twoStep, accountTwoStep }: TwoRules) {
  const days = [twoStep, accountTwoStep].map((rule) => trustDaysUnder(rule))
  return Math.max(facts.platform_type === null ? (facts.longest_trust_days ?? 0) : 0, ...days)
}

type TwoRules = Pick<Session, 'twoStep' | 'accountTwoStep'>

/** For how long a device is trusted from here: as the enterprise says, or the others where this one asks for nothing. */
export function trustDaysOf({ twoStep, accountTwoStep }: TwoRules) {
  return trustDaysUnder(isAsking(twoStep) ? twoStep : accountTwoStep)
}

export function trustDaysUnder(rule: TwoStepRule) {
  return isAsking(rule) || rule.isChosen ? rule.trustDeviceDays : 0
}

/** True when a rule is meant for this person, be it at once or from a deadline on. */
export function isAsking({ isOpen, isInScope: isMeant }: Pick<TwoStepRule, 'isOpen' | 'isInScope'>) {
  return isOpen && isMeant
}

/** How a session has been verified, which each rule judges by itself. */
export type Verified = Pick<Session, 'aal' | 'isByDevice' | 'deviceTrustedAt' | 'passedBy'>

/** What a rule still asks of a session at this moment. */
export function twoStepStateUnder(rule: TwoStepRule, session: Verified, now: Date) {
  const isPassed = session.aal === 2 && (!session.isByDevice || isTrusted(session, rule.trustDeviceDays, now))
  if (!isPassed) return twoStepStateOf(rule, { aal: 1, hasFactor: rule.hasFactor, now })
  const isAccepted = unmet(rule, session).length === 0
  // Until the deadline another factor does for a person without one that the rule names.
  return twoStepStateOf(rule, { aal: isAccepted ? 2 : 1, hasFactor: canMeet(rule, session), now })
}

/** True when a rule opens nothing to this session before it has passed a second factor. */
export function isHeldByTwoStep(rule: TwoStepRule, session: Verified, now: Date) {
  return twoStepStateUnder(rule, session, now).effective === 'true'
}

/** Trust counts from when it was given: a policy that was made stricter since counts at once. */
function isTrusted({ deviceTrustedAt: trustedAt }: Verified, days: number, now: Date) {
  return trustedAt !== null && now.getTime() - trustedAt.getTime() < days * dayMs
}

/** True when the factor itself was given in this session. A stolen device and the password must not replace it. */
export function hasPassedFactor({ aal, isByDevice }: Session) {
  return aal === 2 && !isByDevice
}

/** True when this person may not be without a second factor. */
export function isForced(rule: TwoStepRule, now: Date) {
  return isAsking(rule) && (rule.effectiveAt === null || rule.effectiveAt <= now)
}

function isInScope({ platform_type: platformType, user_type: userType, ...facts }: Facts) {
  switch (facts.two_step_for) {
    case 'all':
      return platformType !== null || userType !== null
    case 'operators':
      return platformType === UserType.operator
    case 'admins':
      return userType === UserType.administrator
    case 'roles':
      return facts.has_two_step_role === true
    default:
      return false
  }
}
