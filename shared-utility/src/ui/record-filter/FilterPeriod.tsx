import { Box } from '@mui/material'
import { type Period, periodNames } from '../../contract/index.ts'
import { FilterChoice } from './FilterChoice.tsx'
import { FilterWords } from './FilterWords.tsx'
import { useFilterText } from './words.ts'

type Props = { value: Period; onChange: (value: Period) => void }
const usualDays = 7

/** Days that move with today: a name, or so many days before or after it. */
export function FilterPeriod({ value, onChange }: Props) {
  const t = useFilterText()
  const name = typeof value === 'string' ? value : 'last' in value ? 'last' : 'next'
  const days = typeof value === 'string' ? usualDays : 'last' in value ? value.last : value.next
  const names = [...periodNames, 'last', 'next'] as const
  const periodOf = (next: string, count: number): Period => {
    if (next === 'last') return { last: count }
    return next === 'next' ? { next: count } : (periodNames.find((one) => one === next) ?? 'today')
  }
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <FilterChoice
        label={t('value')}
        value={name}
        options={names.map((one) => ({ value: one, label: t(`period.${one}`) }))}
        onChange={(next) => onChange(periodOf(next, days))}
      />
      {typeof value !== 'string' && (
        <Box sx={{ flex: 'none', width: 80 }}>
          <FilterWords
            key={name}
            label={t('days')}
            value={String(days)}
            isNumber
            onChange={(text) => /^\d{1,4}$/.test(text) && onChange(periodOf(name, Number(text)))}
          />
        </Box>
      )}
    </Box>
  )
}
