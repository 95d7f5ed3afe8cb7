import { FormControl, NativeSelect } from '@mui/material'
import type { TableQuery } from './list-query.ts'
import { useTableWords } from './words.ts'

type Props = {
  columns: readonly { key: string; label: string; sort?: string }[]
  view: TableQuery['view']
  onSort: TableQuery['setView']
}

/** Sorting where there is no table head to press; nothing where the list has one order only. */
export function SortSelect({ columns, view, onSort }: Props) {
  const words = useTableWords()
  const choices = columns.flatMap(({ label, sort }) =>
    sort === undefined ? [] : (['asc', 'desc'] as const).map((order) => ({ label, sort, order })),
  )
  if (choices.length === 0) return null

  function handleChange(value: string) {
    const choice = choices.find((each) => `${each.sort} ${each.order}` === value)
    if (choice) onSort({ sort: choice.sort, order: choice.order })
  }
  return (
    <FormControl size="small">
      <NativeSelect
        value={`${view.sort} ${view.order}`}
        onChange={(event) => handleChange(event.target.value)}
        inputProps={{ 'aria-label': words('sortBy') }}
      >
        {choices.map(({ label, sort, order }) => (
          <option key={`${sort} ${order}`} value={`${sort} ${order}`}>
            {label} · {words(order === 'asc' ? 'ascending' : 'descending')}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  )
}
