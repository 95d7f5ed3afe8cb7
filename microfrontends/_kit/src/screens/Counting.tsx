import { Chart, type ChartData } from '@atrium/shared-utility/console'
import { useFormat, useText, type Format } from '@atrium/shared-utility/react'
import { Figures, QuotaBar } from '@atrium/shared-utility/ui'
import { Box, Typography } from '@mui/material'
import { useMemo } from 'react'
import { Part } from './Part.tsx'

const waves = [18, 22, 25, 21, 9, 7, 24, 28, 31, 27, 30, 12, 11, 34]
const small = [1, 0, 2, 1, 0, 0, 4, 2, 1, 9, 3, 0, 1, 2]

export function Numbers() {
  const t = useText()
  const format = useFormat()
  const than = t('kit.before')
  const trends = [
    { values: small, change: { share: 0.5, than, better: 'less' } },
    { values: waves, change: { share: 0.12, than, better: 'more' } },
    { values: waves.toReversed(), change: { share: -0.31, than } },
    {},
  ] as const
  const figures = [12, 3481, 20_000, 7].map((count, index) => ({
    key: String(index),
    label: t('kit.counted'),
    count,
    href: '/sysop/kit',
    isBad: index === 0,
    trend: trends[index] ?? {},
  }))
  return (
    <Part title={t('kit.numbers')}>
      <Figures figures={figures} label={t('kit.numbers')} />
      <QuotaBar label={t('kit.quota')} used={72} most={100} say={format.number} />
      <QuotaBar label={t('kit.quota')} used={97} most={100} say={format.number} />
    </Part>
  )
}

export function Charts() {
  const t = useText()
  const format = useFormat()
  const charts = useMemo(() => chartsOf(format, t), [format, t])
  return (
    <Part title={t('kit.charts')}>
      <Box sx={{ display: 'grid', gap: 6 }}>
        {charts.map(({ key, data }) => (
          <Chart key={key} label={t(`kit.chart.${key}`)} data={data} when={t('kit.day')} sayWhen={format.date}>
            <Typography color="textSecondary">{t(`kit.chart.${key}`)}</Typography>
          </Chart>
        ))}
      </Box>
    </Part>
  )
}

const at = waves.map((_, index) => new Date(2026, 0, 1 + index))

/** Each shape once, then what charts seldom have: gaps, one value alone, and none. */
function chartsOf(format: Format, t: (key: string) => string) {
  const lead = { label: t('kit.chart.first'), values: waves }
  const other = { label: t('kit.chart.second'), values: small, isBad: true }
  const gaps = waves.map((value, index) => ([4, 5, 9, 11].includes(index) ? null : value))
  const alone = waves.map((value, index) => (index === 6 ? value : null))
  const chart = (shape: ChartData['shape'], series: ChartData['series']): ChartData => {
    return { shape, at, series, least: 10, say: format.number, sayShort: format.number }
  }
  return [
    { key: 'bars', data: chart('bars', [lead, other]) },
    { key: 'area', data: chart('area', [lead]) },
    { key: 'lines', data: chart('lines', [lead, other]) },
    { key: 'gaps', data: chart('area', [{ ...lead, values: gaps }]) },
    { key: 'alone', data: chart('lines', [{ ...lead, values: alone }]) },
    { key: 'none', data: chart('bars', []) },
  ]
}
