import type { FiltersOf, ListCall, RowOf } from '@atrium/shared-utility/contract'
import { ListTable, useList } from '@atrium/shared-utility/ui'
import type { ComponentProps } from 'react'

export type PartProps<Name extends ListCall> = {
  /** What makes it the list of this record. */
  fixed: Partial<FiltersOf<Name>>
  /** Columns that would say the same in every row. */
  without: readonly string[]
}

type Table<Row> = Pick<
  ComponentProps<typeof ListTable<Row, object>>,
  'label' | 'keyOf' | 'nameOf' | 'openAt' | 'noMatch'
>

type Props<Name extends ListCall, More> = PartProps<Name> &
  Table<RowOf<Name>> & { list: Parameters<typeof useList<Name, More>>[0]; none: string }

/** A list as one part of a record’s page: what belongs to this record, with the search and the other filters of the list. */
export function ListPart<Name extends ListCall, More>({ list, fixed, without, none, ...table }: Props<Name, More>) {
  return <ListTable {...table} list={useList(list, { fixed, without })} none={{ title: none }} />
}
