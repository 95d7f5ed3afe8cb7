import { Box } from '@mui/material'
import { useFormat } from '../../react/index.ts'
import { useKitText } from '../words/kit-text.ts'
import { changeOf, sparkOf, type Change, type Trend } from './trend.ts'
import { visuallyHidden } from './visually-hidden.ts'

const size = { width: 72, height: 18 }
/** Room for the stroke and the dot at the end. */
const edge = 3

/** A small line of how a figure went, and its change in a word: the line is for the eye alone. */
export function FigureTrend({ trend: { change, values = [] } }: { trend: Trend }) {
  const t = useKitText()
  const format = useFormat()
  const told = changeOf(change, format.percent)
  return (
    <Box component="span" sx={row}>
      {values.length > 0 && <Sparkline values={values} />}
      {told && change && (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: tones[told.tone] }}>
          <Arrow way={told.way} />
          <span aria-hidden>{told.share}</span>
          <span style={visuallyHidden}>{t(`trend.${told.way}`, { share: told.share, than: change.than })}</span>
        </Box>
      )}
    </Box>
  )
}

function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const { width, height } = size
  const { line, end } = sparkOf(values, size)
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`${-edge} ${-edge} ${width + 2 * edge} ${height + 2 * edge}`}
      preserveAspectRatio="none"
      sx={spark}
    >
      <path d={line} strokeWidth={1.5} />
      {end && <path d={`M${end.x} ${end.y}h0`} strokeWidth={4.5} />}
    </Box>
  )
}

const arrows = { more: 'M3 9l6-6M4.5 3H9v4.5', less: 'M3 3l6 6M4.5 9H9V4.5', same: 'M2.5 6h7' }

function Arrow({ way }: Pick<Change, 'way'>) {
  return (
    <svg aria-hidden width={12} height={12} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinecap="round">
      <path d={arrows[way]} />
    </svg>
  )
}

const tones = { good: 'success.main', bad: 'error.main', neutral: 'text.secondary' }
/** Narrower where there is little room: its strokes stay as they are. */
const spark = {
  flex: `0 1 ${size.width + 2 * edge}px`,
  minWidth: 32,
  height: size.height + 2 * edge,
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& path': { vectorEffect: 'non-scaling-stroke' },
}
const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  height: size.height + 2 * edge,
  mt: 1,
  color: 'text.secondary',
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}
