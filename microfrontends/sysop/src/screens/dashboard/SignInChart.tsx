import { useLang, useText } from '@atrium/shared-utility/react'
import { Box } from '@mui/material'
import { useEffect, useRef } from 'react'
import type { Drawing } from './draw-chart.ts'
import type { Bucket } from './sign-in-spans.ts'

/** Two lines over time. What it shows is told by the table beside it, so it is nothing to whoever cannot see it. */
export function SignInChart({ buckets }: { buckets: readonly Bucket[] }) {
  const t = useText()
  const lang = useLang()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const host = place.current
    if (host === null) return
    const ending = new AbortController()
    // A chart whose file cannot be had is not drawn: the table has it all.
    void drawInto(host, { buckets, lang, signal: ending.signal }).catch(() => undefined)
    return () => ending.abort()
  }, [buckets, lang])
  return (
    <>
      <Box aria-hidden sx={{ display: 'flex', gap: 6, mb: 2, color: 'text.secondary' }}>
        <Key name="ok" label={t('dashboard.ok')} />
        <Key name="denied" label={t('dashboard.denied')} />
      </Box>
      <Box aria-hidden ref={place} sx={surface} />
    </>
  )
}

// The library and what calls it are fetched when somebody sees a chart, and by nobody else.
async function drawInto(host: HTMLElement, drawing: Drawing) {
  // Where nothing can be drawn the table has it all.
  if (typeof Path2D === 'undefined') return
  const { drawChart } = await import('./draw-chart.ts')
  if (!drawing.signal.aborted) drawChart(host, drawing)
}

/** The line is told by its dashes, too: not by its colour alone. */
function Key({ name, label }: { name: keyof typeof colors; label: string }) {
  const border = `2px ${name === 'ok' ? 'solid' : 'dashed'}`
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <Box component="span" sx={{ width: 24, borderTop: border, borderColor: colors[name] }} />
      {label}
    </Box>
  )
}

const colors = { ok: 'primary.main', denied: 'error.main' } as const

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
