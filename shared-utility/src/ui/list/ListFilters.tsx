import { FilterPanel } from '../data-table/FilterPanel.tsx'
import { useNameOf } from '../data-table/use-name-of.ts'
import { useTableWords } from '../data-table/words.ts'
import type { Picker } from './control.ts'
import type { DrawnFilter } from './drawn-filter.ts'
import { FilterControl } from './FilterControl.tsx'

type Props = {
  filters: readonly DrawnFilter[]
  /** The query's own: undefined takes a filter away. */
  onChange: (change: Record<string, string | undefined>) => void
  onClear: () => void
}

/** Every filter of a list: buttons in sight, the others folded away, those that are on as chips. A list without filters has nothing to unfold. */
export function ListFilters({ filters, onChange, onClear }: Props) {
  const control = (filter: DrawnFilter) => (
    <FilterControl key={filter.name} filter={filter} onChange={(value) => onChange({ [filter.name]: value })} />
  )
  const active = filters.flatMap(({ name, chip, ...filter }) =>
    chip === undefined
      ? []
      : [
          {
            key: name,
            text: filter.nameOf && !filter.isImpossible ? <NamedFilter {...filter} nameOf={filter.nameOf} /> : chip,
            isImpossible: filter.isImpossible,
            onRemove: () => onChange({ [name]: undefined }),
          },
        ],
  )
  if (filters.length === 0) return null
  return (
    <FilterPanel
      active={active}
      onClear={onClear}
      start={filters.filter(({ kind }) => kind === 'buttons').map(control)}
    >
      {filters.filter(({ kind }) => kind !== 'buttons').map(control)}
    </FilterPanel>
  )
}

type NamedProps = Pick<DrawnFilter, 'label' | 'value'> & Pick<Picker, 'nameOf'>

/** What is filtered by, under its name instead of its id. */
function NamedFilter({ label, value, nameOf }: NamedProps) {
  const words = useTableWords()
  return words('filteredBy', { label, value: useNameOf(value, nameOf) ?? '…' })
}
