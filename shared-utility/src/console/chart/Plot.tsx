import { Box } from '@mui/material'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { useLang } from '../../react/index.ts'
import { visuallyHidden } from '../../ui/index.ts'
import {
  frame,
  knownMoments,
  marksOf,
  nearest,
  plotHeight,
  rightOf,
  scaleOf,
  walk,
  type ChartData,
} from './chart-data.ts'
import type { Drawing } from './draw-chart.ts'
import { Readout } from './Readout.tsx'
import { useChartWords } from './words.ts'

type Props = { label: string; data: ChartData; sayWhen: (moment: Date) => string }
/** Where the reader is in the chart, and whether by keys: only then it is said. */
type Spot = { index: number; isByKeys: boolean }

/** The drawn part of a chart, one stop for the tab key: mouse, finger and arrow keys read its values. */
export function Plot({ label, data, sayWhen }: Props) {
  const words = useChartWords()
  const helpId = useId()
  const place = useDrawing(data)
  const [spot, setSpot] = useState<Spot | null>(null)
  const known = knownMoments(data)
  const scale = scaleOf(data)
  const index = spot !== null && known.includes(spot.index) ? spot.index : null
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = walk(event.key, known, index)
    // With Alt or Ctrl the arrows are the browser's: back, and to another word.
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    // A dialog around the chart stays open.
    event.stopPropagation()
    setSpot(next === null ? null : { index: next, isByKeys: true })
  }
  const handlePointer = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const inside = width - frame.left - rightOf(data)
    const next = nearest(data, scale, (clientX - left - frame.left) / inside)
    setSpot(next === null ? null : { index: next, isByKeys: false })
  }
  return (
    <>
      <Box
        role="application"
        tabIndex={0}
        aria-label={words('chart.of', { label })}
        aria-describedby={helpId}
        onKeyDown={handleKeyDown}
        onPointerDown={handlePointer}
        onPointerMove={handlePointer}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setSpot(null)}
        onBlur={() => setSpot(null)}
        sx={surface}
      >
        <Box ref={place} aria-hidden sx={drawn} />
        <Box aria-hidden sx={{ ...inner, right: rightOf(data) }}>
          {index === null ? (
            <Marks data={data} />
          ) : (
            <Readout data={data} scale={scale} index={index} sayWhen={sayWhen} />
          )}
        </Box>
      </Box>
      <Box id={helpId} hidden>
        {words('chart.keys')}
      </Box>
      <Said text={spot?.isByKeys && index !== null ? textOf(data, index, { sayWhen, words }) : ''} />
    </>
  )
}

/** The values that are written into the chart while none is read. */
function Marks({ data }: Pick<Props, 'data'>) {
  const isBars = data.shape === 'bars'
  return marksOf(data).map(({ key, value, x, y }) => (
    <Box
      key={key}
      sx={{ ...mark, transform: isBars ? 'translate(-50%, calc(-100% - 3px))' : 'translate(8px, -50%)' }}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
    >
      {data.sayShort(value)}
    </Box>
  ))
}

const restMs = 250

/** Says where the keys have come to rest: a key that is held down does not chatter. */
function Said({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return <output style={visuallyHidden}>{said}</output>
}

type Saying = { sayWhen: Props['sayWhen']; words: ReturnType<typeof useChartWords> }

function textOf({ at, series, say }: ChartData, index: number, { sayWhen, words }: Saying) {
  const values = series.map(({ label, values }) => {
    const value = values[index] ?? null
    return words('chart.value', { label, value: value === null ? words('chart.gap') : say(value) })
  })
  return words('chart.said', { when: sayWhen(at[index] ?? new Date(0)), values: values.join(words('chart.comma')) })
}

function useDrawing(data: ChartData) {
  const lang = useLang()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const host = place.current
    if (host === null) return
    const ending = new AbortController()
    // A chart whose file cannot be had is not drawn: the table has it all.
    void drawInto(host, { ...data, lang, signal: ending.signal }).catch(() => undefined)
    return () => ending.abort()
  }, [data, lang])
  return place
}

// The library and what calls it are fetched when a chart is seen, and not before.
async function drawInto(host: HTMLElement, drawing: Drawing) {
  // Where nothing can be drawn the table has it all.
  if (typeof Path2D === 'undefined') return
  const { drawChart } = await import('./draw-chart.ts')
  if (!drawing.signal.aborted) drawChart(host, drawing)
}

const surface = { position: 'relative', height: frame.height, minWidth: 0, borderRadius: 1, touchAction: 'pan-y' }
// What the library needs of its own style sheet for a chart without a cursor and a legend.
const drawn = {
  height: '100%',
  overflow: 'hidden',
  '& .u-wrap': { position: 'relative', userSelect: 'none' },
  '& .u-over, & .u-under, & .u-axis': { position: 'absolute' },
  '& .u-under': { overflow: 'hidden' },
  '& canvas': { display: 'block', position: 'relative', width: '100%', height: '100%' },
}
const inner = { position: 'absolute', left: frame.left, top: frame.top, height: plotHeight, pointerEvents: 'none' }
const mark = {
  position: 'absolute',
  fontSize: 12,
  lineHeight: 1.2,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: 'text.primary',
}
