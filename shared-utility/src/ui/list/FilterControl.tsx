import { FilterDate, FilterFlag, FilterSelect, FilterText } from '../data-table/Filters.tsx'
import { FilterPicker } from '../data-table/FilterPicker.tsx'
import type { DrawnFilter } from './drawn-filter.ts'
import { FilterButtons } from './FilterButtons.tsx'

type Props = { filter: DrawnFilter; onChange: (value: string) => void }

/** The control that a filter was described with. */
export function FilterControl({ filter, onChange }: Props) {
  const { label, value } = filter
  switch (filter.kind) {
    case 'buttons':
      return <FilterButtons label={label} value={value ?? ''} options={filter.choices} onChange={onChange} />
    case 'choice':
      return <FilterSelect label={label} value={value} options={filter.choices} onChange={onChange} />
    case 'flag':
      return <FilterFlag label={label} value={value} onChange={onChange} />
    case 'pick':
      return <FilterPicker {...filter} label={label} onChange={onChange} />
    case 'text':
      return <FilterText label={label} value={value ?? ''} maxLength={filter.maxLength} onChange={onChange} />
    // Its chip is all there is of it.
    case 'row':
      return null
    default:
      return <FilterDate label={label} value={value ?? ''} onChange={onChange} />
  }
}
