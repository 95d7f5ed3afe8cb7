import { useLang } from '../../react/index.ts'
import { Box } from '@mui/material'
import { useEffect, useRef } from 'react'
import type { Drawing, Lines } from './draw-lines.ts'
import { lineStyles } from './line-styles.ts'

/**
 * Lines over time. A table beside it tells what it shows, so screen readers pass it over. Made anew where its lines are
 * another object: the component that draws it remembers them.
 */
export function LineChart({ lines: drawn }: { lines: Lines }) {
  const lang = useLang()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const host = place.current
    if (host === null) return
    const ending = new AbortController()
    // A chart whose file cannot be had is not drawn: the table has it all.
    void drawInto(host, { ...drawn, lang, signal: ending.signal }).catch(() => undefined)
    return () => ending.abort()
  }, [drawn, lang])
  return (
    <>
      <Box
        aria-hidden
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 1, mb: 2, color: 'text.secondary' }}
      >
        {drawn.lines.map(({ label }, index) => (
          <Key key={label} index={index} label={label} />
        ))}
      </Box>
      <Box aria-hidden ref={place} sx={surface} />
    </>
  )
}

// The library and what calls it are fetched when an operator sees a chart, and not before.
async function drawInto(host: HTMLElement, drawing: Drawing) {
  // Where nothing can be drawn the table has it all.
  if (typeof Path2D === 'undefined') return
  const { drawLines } = await import('./draw-lines.ts')
  if (!drawing.signal.aborted) drawLines(host, drawing)
}

function Key({ index, label }: { index: number; label: string }) {
  const { color, dash } = lineStyles[index % lineStyles.length] ?? lineStyles[0]
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, color: `${color}.main` }}>
      <svg width={24} height={2}>
        <line x1={0} x2={24} y1={1} y2={1} stroke="currentColor" strokeWidth={2} strokeDasharray={dash.join(' ')} />
      </svg>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
    </Box>
  )
}

// What the library needs of its own style sheet for a chart without a cursor and a legend.
const surface = {
  height: 240,
  minWidth: 0,
  overflow: 'hidden',
  '& .u-wrap': { position: 'relative', userSelect: 'none' },
  '& .u-over, & .u-under, & .u-axis': { position: 'absolute' },
  '& .u-under': { overflow: 'hidden' },
  '& canvas': { display: 'block', position: 'relative', width: '100%', height: '100%' },
}
