import type { TwoStepState } from '@atrium/shared-utility/contract'

/** `isChosen`: no rule asks, but the person set up a factor of their own accord. */
type Policy = { isOpen: boolean; isInScope: boolean; isChosen: boolean; effectiveAt: Date | null }
type Person = { aal: 1 | 2; hasFactor: boolean }

/**
 * Specification 4, as the strings of its wire: nothing to do, a reminder until the deadline, or verification now.
 * A person with a second factor is asked for it at once; a person without one may set one up until the deadline.
 */
export function twoStepStateOf(
  { isOpen, isInScope, isChosen, effectiveAt }: Policy,
  { aal, hasFactor, now }: Person & { now: Date },
): TwoStepState {
  const isAsked = (isOpen && isInScope) || isChosen
  if (!isAsked || aal === 2) return { open: 'false', effective: '', effectiveTime: '' }
  const isDue = hasFactor || effectiveAt === null || effectiveAt <= now
  return { open: 'true', effective: isDue ? 'true' : 'false', effectiveTime: effectiveAt?.toISOString() ?? '' }
}
