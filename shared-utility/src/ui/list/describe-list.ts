import type { ApplicationLook, FilterName, FilterValue, ListCall, RowOf, SortKey } from '../../contract/index.ts'
import type { ReactNode } from 'react'
import type { Datum } from '../data-table/column.ts'
import type { StatusTone } from '../display/StatusChip.tsx'
import type { Control, ControlFor, Words } from './control.ts'

/** One column; its key is its name in the dictionary and among the columns that a person has chosen. */
export type ColumnEntry<Row, More> = {
  /** The cell in words: a boolean reads yes or no, what is missing a dash. */
  text: (row: Row, words: Words<More>) => string | boolean | null
  /**
   * What the export has instead of the text, each under a name of the dictionary. Left out, a moment, a number or a yes
   * or no in the field of the column's name goes into the export as it is.
   */
  data?: Record<string, (row: Row) => Datum>
  /** Draws the text as a state of this tone. */
  tone?: (row: Row) => StatusTone
  /** The page of what the text names, within the parcel; null where it has none. */
  linkTo?: (row: Row) => string | null
  /** The same, on a page of any parcel. */
  portalTo?: (row: Row) => string | null
  /** The enterprise, or the person, that the text names, by its id: the name leads to its page, for operators. */
  enterprise?: (row: Row) => string | null
  person?: (row: Row) => string | null
  /** The application that the text names, by its id, and its look: its icon stands before the name. */
  application?: (row: Row) => ApplicationLook & { id: string }
  /** Drawn instead of the text, which still goes into the export. */
  render?: (row: Row) => ReactNode
  isNumeric?: boolean
  /** In pixels; a text without one takes its share of what the others leave. */
  width?: number
  grows?: boolean
  /** True when the column is shown only after it was chosen. */
  isOptional?: boolean
}

type Description<Name extends ListCall, Key extends string, More> = {
  call: Name
  /** Names the list among what a person's device remembers. */
  id: string
  /** Columns and filters are named in the dictionary by this and their key: `user` stands for `user.name`. */
  labels: string
  /** The dictionary's key of what the search is called. */
  search: string
  /** A hook for what the functions below need beside dictionary and format. */
  useWords?: () => More
  /** In their order; the first names the row. */
  columns: Record<Key, ColumnEntry<RowOf<Name>, More>>
  /** Every field of a row that has no column of its own, and the column that tells it. */
  otherFields: Record<Exclude<keyof RowOf<Name> & string, NoInfer<Key>>, NoInfer<Key> | 'notShown'>
  /** The column whose heading sorts by it, for every sort key of the contract. */
  sorts: Record<SortKey<Name>, NoInfer<Key> | 'notShown'>
  /** The control of every filter of the contract, in the order on the screen. */
  filters: { [Filter in FilterName<Name>]: ControlFor<FilterValue<Name, Filter>, More> }
}

/** A list as `useList` takes it. */
export type DescribedList<Name extends ListCall, More> = {
  call: Name
  id: string
  labels: string
  search: string
  useWords: () => More
  columns: Record<string, ColumnEntry<RowOf<Name>, More>>
  otherFields: Record<string, string>
  sorts: Record<string, string>
  filters: Record<string, Control<More>>
}

/**
 * Describes a list once: the address, the controls, the chips, the columns, the export and the call come from it.
 * A filter, a sort key or a field of the contract that is left out does not compile.
 *
 *     export const deviceList = describeList({
 *       call: 'listDevices',
 *       id: 'devices',
 *       labels: 'device',
 *       search: 'devices.search',
 *       columns: {
 *         name: { text: (row) => row.name, width: 168 },
 *         seenAt: { text: (row, { format }) => format.dateTime(row.seenAt) },
 *       },
 *       otherFields: { id: 'notShown' },
 *       sorts: { seenAt: 'seenAt' },
 *       filters: {
 *         name: { kind: 'text' },
 *         state: { kind: 'choice', values: deviceStates, word: (state, { t }) => t(`deviceState.${state}`) },
 *       },
 *     })
 *
 *     const list = useList(deviceList)
 *     <ListTable list={list} label={t('devices.title')} keyOf={(row) => row.id} ... />
 */
export function describeList<Name extends ListCall, Key extends string, More = object>(
  description: Description<Name, Key, More>,
): DescribedList<Name, More> {
  const useWords = description.useWords ?? (nothingMore as () => More) // without a hook More is the empty object
  return { ...description, useWords }
}

function nothingMore() {
  return {}
}
