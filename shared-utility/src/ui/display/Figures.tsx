import { Box, Link } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { useFormat } from '../../react/index.ts'
import { FigureTrend } from './FigureTrend.tsx'
import type { Trend } from './trend.ts'

export type Figure = {
  key: string
  label: string
  count: number
  /** The list that has just these; null where its reader has none. */
  href: string | null
  /** True for what an operator has to see to. */
  isBad?: boolean
  /** True for what was added up beforehand; anything else is counted to 10 000 and no further. */
  isExact?: boolean
  trend?: Trend
}

const most = 10_000

/** Numbers with what they count, and how they went where that is known; each leads to its list. */
export function Figures({ figures, label }: { figures: readonly Figure[]; label?: string }) {
  const format = useFormat()
  // Where one figure of a row has a trend, all have the room for it: they stand level, and nothing moves when it comes.
  const hasTrends = figures.some(({ trend }) => trend !== undefined)
  return (
    <Box component="ul" aria-label={label} sx={list}>
      {figures.map(({ key, label, count, href, isBad = false, isExact = false, trend = {} }) => (
        <li key={key}>
          <Leading href={href}>
            <Box component="span" sx={{ ...number, color: isBad ? 'error.main' : 'text.primary' }}>
              {count > most && !isExact ? `${format.number(most)}+` : format.number(count)}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            {hasTrends && <FigureTrend trend={trend} />}
          </Leading>
        </li>
      ))}
    </Box>
  )
}

function Leading({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return <Box sx={figure}>{children}</Box>
  return (
    <Link component={RouterLink} to={href} underline="hover" color="inherit" sx={figure}>
      {children}
    </Link>
  )
}

const figure = {
  display: 'grid',
  gridTemplate: 'auto 1fr auto / minmax(0, 1fr)',
  height: '100%',
  py: 1,
}
const number = { fontSize: 24, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }
const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
}
