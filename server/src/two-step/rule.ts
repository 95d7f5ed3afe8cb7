import type { Session } from '../context.ts'
import { twoStepStateOf } from './state.ts'

/** What two-step verification asks of a person in one enterprise, or on the platform. */
export type TwoStepRule = {
  isOpen: boolean
  isInScope: boolean
  /** The last moment to enrol; null: at once. */
  effectiveAt: Date | null
  hasFactor: boolean
  /** For how long a device may be trusted; 0: not at all. */
  trustDeviceDays: number
}

type Facts = {
  platform_type: number | null
  user_type: number | null
  has_factor: boolean
  two_step_open: boolean | null
  two_step_at: Date | null
  two_step_for: string | null
  trust_device_days: number | null
  has_two_step_role: unknown
}

/** People of the platform have its policy wherever they are, everybody else their enterprise's. */
export function ruleFrom(facts: Facts): TwoStepRule {
  return {
    isOpen: facts.two_step_open ?? false,
    isInScope: isInScope(facts),
    effectiveAt: facts.two_step_at,
    hasFactor: facts.has_factor,
    trustDeviceDays: facts.trust_device_days ?? 0,
  }
}

/** True when nothing opens to this session before it has passed a second factor. */
export function isHeldByTwoStep({ aal, twoStep }: Session, now: Date) {
  return twoStepStateOf(twoStep, { aal, hasFactor: twoStep.hasFactor, now }).effective === 'true'
}

/** True when the factor itself was given in this session. A stolen device and the password must not replace it. */
export function hasPassedFactor({ aal, isByDevice }: Session) {
  return aal === 2 && !isByDevice
}

/** True when this person may not be without a second factor. */
export function isForced({ isOpen, isInScope: isMeant, effectiveAt }: TwoStepRule, now: Date) {
  return isOpen && isMeant && (effectiveAt === null || effectiveAt <= now)
}

function isInScope({ platform_type: platformType, user_type: userType, ...facts }: Facts) {
  switch (facts.two_step_for) {
    case 'all':
      return platformType !== null || userType !== null
    case 'operators':
      return platformType === 7
    case 'admins':
      return userType === 6
    case 'roles':
      return facts.has_two_step_role === true
    default:
      return false
  }
}
