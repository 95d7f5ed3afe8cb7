import type { Column } from '../data-table/column.ts'
import type { TableWords } from '../data-table/words.ts'
import { StatusChip } from '../display/StatusChip.tsx'
import type { Words } from './control.ts'
import type { ColumnEntry } from './describe-list.ts'
import { yesOrNo } from './drawn-filter.ts'

type Columns<Row, More> = {
  labels: string
  columns: Record<string, ColumnEntry<Row, More>>
  sorts: Record<string, string>
}
type Said<More> = { words: Words<More>; tableWords: TableWords }

/** A dot and a word. */
const leastOfState = 120

/** The list's columns as the table draws and exports them. */
export function drawColumns<Row, More>(
  { labels, columns, sorts }: Columns<Row, More>,
  { words, tableWords }: Said<More>,
): Column<Row>[] {
  return Object.entries(columns).map(([key, column]) => {
    const { text, tone, render, ...shape } = column
    const say = (row: Row) => cellText(text(row, words), tableWords)
    const chip = tone && ((row: Row) => <StatusChip tone={tone(row)} label={say(row)} />)
    return {
      ...shape,
      ...(chip && { width: column.width ?? leastOfState }),
      key,
      label: words.t(`${labels}.${key}`),
      text: say,
      render: render ?? chip ?? say,
      sort: sortBy(key),
    }
  })

  function sortBy(column: string) {
    return Object.keys(sorts).find((sort) => sorts[sort] === column)
  }
}

function cellText(value: string | boolean | null, tableWords: TableWords) {
  return typeof value === 'boolean' ? tableWords(yesOrNo(value)) : (value ?? '—')
}
