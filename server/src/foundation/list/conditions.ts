import type { FilterName, ListCall, SortKey } from '@atrium/shared-utility/contract'
import type { Expression, SqlBool } from 'kysely'

/** Which rows a filter leaves; undefined for one that is off. */
type Condition = Expression<SqlBool> | undefined

/**
 * What every filter of a list call means in SQL. A query file writes its own as `satisfies Conditions<'listUsers'>`:
 * a filter of the contract that has no condition does not compile.
 */
export type Conditions<Name extends ListCall> = Record<FilterName<Name> | 'iSearch', Condition>

/** The column behind every sort key of a list call, written as `satisfies SortColumns<'listUsers'>`. */
export type SortColumns<Name extends ListCall> = Record<SortKey<Name>, Expression<unknown>>

/** What a filter means when it is on: neither left out nor an empty text. */
export function when<Value, Meaning>(value: Value | undefined, meaning: (value: Value) => Meaning) {
  return value === undefined || value === '' ? undefined : meaning(value)
}

/** The conditions that are on. */
export function those(conditions: Record<string, Condition>) {
  return Object.values(conditions).filter((condition) => condition !== undefined)
}
