import type { EntityField } from '../entity-field.ts'
import { conditionsOf } from '../filter/faults.ts'
import { type FilterAsker, matchesFilter } from '../filter/match.ts'

/**
 * How a field stands in a form: it is asked for, it is not (`off`), or nothing can be said, since its condition is about a
 * field that the person does not see (`open`): then it is offered and not required.
 */
export type FieldState = 'asked' | 'off' | 'open'

type Values = Readonly<Record<string, unknown>>
type Around = { fields: readonly EntityField[]; asker: Pick<FilterAsker, 'userId' | 'today'> }

/**
 * The state of each field by its key. `fields`: all that the person sees or fills in, `values`: those of the record as they
 * will be. A field that is off has no value for the conditions of others. Conditions in a circle are refused when
 * an application is published; here they come out as off.
 */
export function formState(values: Values, { fields, asker }: Around): ReadonlyMap<string, FieldState> {
  const known = new Map(fields.map((field) => [field.key, field]))
  const states = new Map<string, FieldState>()
  const people = { colleagues: new Set<string>(), colleaguesBelow: new Set<string>() }

  function stateOf(field: EntityField): FieldState {
    const found = states.get(field.key)
    if (found !== undefined) return found
    // Met again below itself: a circle.
    states.set(field.key, 'off')
    const state = decided(field)
    states.set(field.key, state)
    return state
  }

  function decided({ showIf }: EntityField): FieldState {
    if (showIf === undefined) return 'asked'
    const named = conditionsOf(showIf).map(({ condition }) => known.get(condition.field))
    const there = named.filter((field) => field !== undefined)
    if (there.length < named.length) return 'open'
    const cells = there.map((field) => [field.key, stateOf(field) === 'off' ? null : values[field.key]])
    const asked = { fields, asker: { ...asker, ...people } }
    return matchesFilter(showIf, Object.fromEntries(cells), asked) ? 'asked' : 'off'
  }

  for (const field of fields) stateOf(field)
  return states
}
