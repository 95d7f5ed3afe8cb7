import { Box, Button, Chip, Collapse } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../display/Icon.tsx'
import { FilterGrid } from './Filters.tsx'
import { useTableWords } from './words.ts'

/** A filter that is on, in words: "Status: Suspended". */
type ActiveFilter = { key: string; text: string; onRemove: () => void }

type Props = {
  active: readonly ActiveFilter[]
  onClear: () => void
  /** Stands in sight, before the button that unfolds the rest. */
  start?: ReactNode
  /** The filters themselves. */
  children: ReactNode
}

/** Filters that fold away; those that are on stay visible as chips. */
export function FilterPanel({ active, onClear, start, children }: Props) {
  const words = useTableWords()
  const [isOpen, setIsOpen] = useState(false)
  const panel = useId()
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {start}
        <Button
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={panel}
          startIcon={<Icon name="chevron" style={{ rotate: isOpen ? '90deg' : '0deg' }} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {words(isOpen ? 'fewerFilters' : 'moreFilters')}
        </Button>
        {active.map((filter) => (
          <Chip key={filter.key} size="small" label={filter.text} onDelete={filter.onRemove} />
        ))}
        {active.length > 0 && <Button onClick={onClear}>{words('clearFilters')}</Button>}
      </Box>
      <Collapse in={isOpen} id={panel} unmountOnExit>
        <FilterGrid>{children}</FilterGrid>
      </Collapse>
    </Box>
  )
}
