import { Box, Typography } from '@mui/material'
import { FilterChoice } from './FilterChoice.tsx'
import { useFilterText } from './words.ts'

type Props = { label: string; how: 'all' | 'any'; onChange: (how: 'all' | 'any') => void }

/** Whether all conditions have to hold, or one of them. */
export function FilterHow({ label, how, onChange }: Props) {
  const t = useFilterText()
  const options = [
    { value: 'all', label: t('all') },
    { value: 'any', label: t('any') },
  ]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Typography variant="body2" aria-hidden>
        {label}
      </Typography>
      <Box sx={{ width: 160 }}>
        <FilterChoice
          label={label}
          value={how}
          options={options}
          onChange={(next) => onChange(next === 'any' ? 'any' : 'all')}
        />
      </Box>
    </Box>
  )
}
