import { Box, ToggleButton, Tooltip } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../ui/index.ts'
import { isEmpty, wholeHeight, type ChartData } from './chart-data.ts'
import { ChartTable } from './ChartTable.tsx'
import { Plot } from './Plot.tsx'
import { SeriesKey } from './SeriesKey.tsx'
import { useChartWords } from './words.ts'

type Props = {
  label: string
  /** Drawn anew where it is another object: the component that draws it remembers it. */
  data: ChartData
  /** What the moments are called at the head of the table. */
  when: string
  sayWhen: (moment: Date) => string
  /** The sentence that stands where there is nothing to show. */
  none?: string | undefined
  /** What is chosen of the data; stands above the chart. */
  children?: ReactNode
}

/** Values over time, as a chart or as a table. People who do not see the chart have the table in either case. */
export function Chart({ label, data, when, sayWhen, none, children }: Props) {
  const words = useChartWords()
  const [isTable, setIsTable] = useState(false)
  const hasNone = isEmpty(data)
  return (
    <Box
      component="figure"
      aria-label={label}
      sx={{ position: 'relative', m: 0, minWidth: 0, display: 'grid', gap: 3 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 3, minHeight: 32 }}>
        {children}
        {!hasNone && (
          <Tooltip title={words('chart.table')}>
            <ToggleButton
              value="table"
              size="small"
              selected={isTable}
              onChange={() => setIsTable(!isTable)}
              aria-label={words('chart.table')}
              sx={{ ml: 'auto' }}
            >
              <Icon name="list" size={18} />
            </ToggleButton>
          </Tooltip>
        )}
      </Box>
      {hasNone && <Box sx={empty}>{none ?? words('chart.none')}</Box>}
      {!hasNone && !isTable && (
        <div>
          <Box aria-hidden sx={keys}>
            {data.series.map((one, index) => (
              <SeriesKey key={one.label} shape={data.shape} index={index} series={one} />
            ))}
          </Box>
          <Plot label={label} data={data} sayWhen={sayWhen} />
        </div>
      )}
      {!hasNone && <ChartTable label={label} data={data} when={when} sayWhen={sayWhen} isSeen={isTable} />}
    </Box>
  )
}

const keys = { mb: 2, display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, color: 'text.secondary' }
const empty = {
  height: wholeHeight,
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  color: 'text.secondary',
}
