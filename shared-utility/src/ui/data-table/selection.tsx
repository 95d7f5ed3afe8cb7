import { Checkbox } from '@mui/material'
import { useTableWords } from './words.ts'

/** The chosen rows of a list, by key, and how to choose others. */
export type Selection = {
  keys: ReadonlySet<string>
  onChange: (keys: ReadonlySet<string>) => void
}

type SelectRowProps = { name: string; rowKey: string; selection: Selection }

export function SelectRow({ name, rowKey, selection: { keys, onChange } }: SelectRowProps) {
  const words = useTableWords()
  return (
    <Checkbox
      size="small"
      checked={keys.has(rowKey)}
      onChange={(_, isChosen) => onChange(isChosen ? new Set([...keys, rowKey]) : without(keys, [rowKey]))}
      slotProps={{ input: { 'aria-label': words('select', { name }) } }}
    />
  )
}

type SelectAllProps<Row> = { rows: readonly Row[]; keyOf: (row: Row) => string; selection: Selection }

export function SelectAll<Row>({ rows, keyOf, selection: { keys, onChange } }: SelectAllProps<Row>) {
  const words = useTableWords()
  const page = rows.map(keyOf)
  const chosen = page.filter((key) => keys.has(key))
  const isAll = page.length > 0 && chosen.length === page.length
  return (
    <Checkbox
      size="small"
      checked={isAll}
      indeterminate={chosen.length > 0 && !isAll}
      disabled={page.length === 0}
      onChange={(_, isChosen) => onChange(isChosen ? new Set([...keys, ...page]) : without(keys, page))}
      slotProps={{ input: { 'aria-label': words('selectAll') } }}
    />
  )
}

function without(keys: ReadonlySet<string>, gone: readonly string[]) {
  return new Set([...keys].filter((key) => !gone.includes(key)))
}
