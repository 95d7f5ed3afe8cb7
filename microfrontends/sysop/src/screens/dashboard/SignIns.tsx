import { bucketsOf, ChartTable, dayOf, LineChart, midnight, sumSince, type Span } from '@atrium/shared-utility/console'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useFormat, useLang, useText } from '@atrium/shared-utility/react'
import { Figures, Section } from '@atrium/shared-utility/ui'
import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { weekOf } from './week.ts'

type Dashboard = CallOutput<'getDashboard'>
const spans = ['day', 'month'] as const

/**
 * The people who came in and who were refused: today and in 30 days as numbers, and over time as a chart and as a
 * table.
 */
export function SignIns({ signIns, at }: Pick<Dashboard, 'signIns' | 'at'>) {
  const t = useText()
  const [span, setSpan] = useState<Span>('day')
  const format = useFormat()
  const lines = useLines(signIns, span, at)
  const sayWhen = (from: Date) => (span === 'day' ? format.dateTime(from) : format.date(from))
  const trendText = ({ count, change }: ReturnType<typeof weekOf>, result: string) =>
    change === null
      ? t(`dashboard.week.${result}`, { count: format.number(count) })
      : t(`dashboard.week.${result}.${change < 0 ? 'less' : 'more'}`, {
          count: format.number(count),
          change: format.percent(Math.abs(change)),
        })
  const handleSpan = (_event: unknown, chosen: Span | null) => chosen && setSpan(chosen)
  return (
    <Section title={t('dashboard.signIns')}>
      <Figures figures={figuresOf({ signIns, at }, t)} />
      <Typography variant="body2" color="textSecondary">
        {(['ok', 'denied'] as const)
          .map((result) => trendText(weekOf(signIns, at, result), result))
          .join(t('dashboard.comma'))}
      </Typography>
      <ToggleButtonGroup exclusive size="small" value={span} onChange={handleSpan} aria-label={t('dashboard.span')}>
        {spans.map((one) => (
          <ToggleButton key={one} value={one}>
            {t(`dashboard.span.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
        <LineChart lines={lines} />
        <ChartTable label={t(`dashboard.table.${span}`)} lines={lines} when={t('dashboard.when')} sayWhen={sayWhen} />
      </Box>
    </Section>
  )
}

function useLines(signIns: Dashboard['signIns'], span: Span, at: string) {
  const t = useText()
  const lang = useLang()
  const format = useFormat()
  return useMemo(() => {
    const buckets = bucketsOf(signIns, span, at)
    const number = new Intl.NumberFormat(lang, { notation: 'compact' })
    return {
      at: buckets.map(({ from }) => from),
      lines: (['ok', 'denied'] as const).map((key) => ({
        label: t(`dashboard.${key}`),
        values: buckets.map((bucket) => bucket[key]),
      })),
      least: 4,
      say: format.number,
      sayShort: (value: number) => number.format(value),
    }
  }, [signIns, span, at, t, lang, format])
}

function figuresOf({ signIns, at }: Pick<Dashboard, 'signIns' | 'at'>, t: ReturnType<typeof useText>) {
  const since = { today: midnight(new Date(at), 0), month: midnight(new Date(at), 29) }
  return (['today', 'month'] as const).flatMap((key) => {
    const sums = sumSince(signIns, since[key])
    return (['ok', 'denied'] as const).map((result) => ({
      key: `${key}.${result}`,
      label: t(`dashboard.${key}.${result}`),
      count: sums[result],
      isExact: true,
      href: `/sysop/sign-ins?from=${dayOf(since[key])}&result=${result}`,
    }))
  })
}
