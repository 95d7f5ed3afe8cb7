import { Box } from '@mui/material'
import type { ChartData, Series } from './chart-data.ts'
import { styleOf } from './series-styles.ts'

type Props = Pick<ChartData, 'shape'> & { index: number; series: Series }

/** How a series is drawn, and what it is called. */
export function SeriesKey({ shape, index, series: { label, isBad } }: Props) {
  const { color, dash } = styleOf(index, isBad)
  const isBar = shape === 'bars'
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
      <Box component="svg" width={isBar ? 10 : 20} height={10} sx={{ flexShrink: 0, color: `${color}.main` }}>
        {isBar ? (
          <rect width={10} height={10} rx={2} fill="currentColor" />
        ) : (
          <line x2={20} y1={5} y2={5} stroke="currentColor" strokeWidth={2} strokeDasharray={dash.join(' ')} />
        )}
      </Box>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {label}
      </Box>
    </Box>
  )
}
