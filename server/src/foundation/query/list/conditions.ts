import type { FilterName, ListCall, SortKey } from '@atrium/shared-utility/contract'
import type { Expression, SqlBool } from 'kysely'

/**
 * What every filter of a list call means in SQL. A query file writes its own as `satisfies Conditions<'listUsers'>`: a
 * filter of the contract that has no condition does not compile. A `Test` of its own filters by what no table has.
 */
export type Conditions<Name extends ListCall, Test = Expression<SqlBool>> = Record<
  FilterName<Name> | 'iSearch',
  Test | undefined
>

/** The column behind every sort key of a list call, written as `satisfies SortColumns<'listUsers'>`. */
export type SortColumns<Name extends ListCall> = Record<SortKey<Name>, Expression<unknown>>

/** What a filter means when it is on: neither left out nor an empty text. */
export function when<Value, Meaning>(value: Value | undefined, meaning: (value: Value) => Meaning) {
  return value === undefined || value === '' ? undefined : meaning(value)
}

/** The conditions that are on. */
export function those<Test>(conditions: Record<string, Test | undefined>) {
  return Object.values(conditions).filter((condition) => condition !== undefined)
}
