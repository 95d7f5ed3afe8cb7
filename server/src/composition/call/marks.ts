import type { Call, Mark } from '@atrium/shared-utility/contract'

/** True for a call that changes something: every method but GET, and a GET that is marked so. */
export function isChange({ method, changes }: Call) {
  return method !== 'GET' || changes === true
}

/**
 * True for a change after which processes may remember stale facts of people. A page's own reports are no such change.
 */
export function changesWhatIsKnown(call: Call) {
  return isChange(call) && call.access.session !== 'untouched'
}

/** The same but for what people keep, which says nothing of them. */
export function changesCallers(call: Call) {
  return changesWhatIsKnown(call) && call.ofContent !== true
}

/** Whether a mark of the contract holds for this input. */
export function isMarked(mark: Mark | undefined, input: Record<string, unknown>) {
  if (mark === undefined || mark === true) return mark === true
  // A flag that is not sent is false.
  if ('without' in mark) return mark.without.every((field) => input[field] === undefined || input[field] === false)
  return Object.entries(mark.when).some(([field, value]) =>
    typeof value === 'string' ? input[field] === value : input[field] !== undefined,
  )
}
