import { Box } from '@mui/material'
import { frame, heightsOf, placeOf, rightOf, stepOf, wholeHeight, type ChartData, type Scale } from './chart-data.ts'
import { SeriesKey } from './SeriesKey.tsx'
import { styleOf } from './series-styles.ts'
import { useChartWords } from './words.ts'

type Props = { data: ChartData; scale: Scale; index: number; sayWhen: (moment: Date) => string }

/** One moment of a chart: where it is, and a card with all its values beside it; on a phone, above the chart. */
export function Readout({ data, scale, index, sayWhen }: Props) {
  const words = useChartWords()
  const { shape, at, series, say } = data
  const moment = at[index]
  const { x } = placeOf(scale, moment, 0)
  return (
    <>
      {shape === 'bars' ? <Column data={data} scale={scale} x={x} /> : <Points {...{ data, scale, index }} />}
      <Box sx={{ ...card, right: -rightOf(data) }} style={{ left: leftOf(x) }}>
        <Box sx={{ fontWeight: 500 }}>{sayWhen(moment ?? new Date(0))}</Box>
        {series.map((one, nth) => {
          const value = one.values[index] ?? null
          return (
            <Box key={one.label} sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
              <SeriesKey shape={shape} index={nth} series={one} />
              <Box component="span" sx={{ ...amount, color: value === null ? 'text.secondary' : 'text.primary' }}>
                {value === null ? words('chart.gap') : say(value)}
              </Box>
            </Box>
          )
        })}
      </Box>
    </>
  )
}

function Column({ data: { at }, scale: { from, to }, x }: Pick<Props, 'data' | 'scale'> & { x: number }) {
  const share = stepOf(at) / (to - from)
  return <Box sx={column} style={{ left: `${(x - share / 2) * 100}%`, width: `${share * 100}%` }} />
}

/** A line through the moment, and a point on each line that has a value there. */
function Points({ data, scale, index }: Pick<Props, 'data' | 'scale' | 'index'>) {
  const points = heightsOf(data).map((heights) => heights[index] ?? null)
  const places = points.map((value) => value !== null && placeOf(scale, data.at[index], value))
  const { x } = placeOf(scale, data.at[index], 0)
  return (
    <>
      <Box sx={hair} style={{ left: `${x * 100}%` }} />
      {places.map(
        (place, nth) =>
          place && (
            <Box
              key={nth}
              sx={{ ...point, bgcolor: `${styleOf(nth, data.series[nth]?.isBad).color}.main` }}
              style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
            />
          ),
      )}
    </>
  )
}

const away = '12px'
const width = '200px'

/** To the right of the moment in the left half, else to its left, and never out of the chart. */
function leftOf(x: number) {
  const at = `${x * 100}%`
  return x <= 0.5 ? `min(calc(${at} + ${away}), calc(100% - ${width}))` : `max(calc(${at} - ${away} - ${width}), 0px)`
}

const card = {
  position: 'absolute',
  top: 0,
  width,
  display: 'grid',
  gap: 1,
  px: 3,
  py: 2,
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
  color: 'text.secondary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  boxShadow: '0 8px 24px rgb(15 23 42 / 0.16)',
  '& > :first-of-type': { color: 'text.primary' },
  // There is no room beside the moment: the card covers the key of the chart, whose words it has, too.
  '@media (max-width: 599.95px)': {
    top: 'auto',
    bottom: '100%',
    left: `${-frame.left}px !important`,
    width: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'center',
    minHeight: frame.top + wholeHeight - frame.height,
    columnGap: 4,
  },
}
const amount = { flexShrink: 0, fontWeight: 500 }
const column = { position: 'absolute', top: 0, height: '100%', bgcolor: 'action.hover', borderRadius: '3px' }
const hair = { position: 'absolute', top: 0, height: '100%', borderLeft: 1, borderColor: 'text.disabled' }
const point = {
  position: 'absolute',
  width: 10,
  height: 10,
  m: '-5px',
  borderRadius: '50%',
  border: 2,
  borderColor: 'background.paper',
}
