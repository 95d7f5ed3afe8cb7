import type { CallOutput } from '@atrium/shared-utility/contract'
import { Chart, type ChartData } from '@atrium/shared-utility/console'
import { useFormat, useLang, useText } from '@atrium/shared-utility/react'
import { Section } from '@atrium/shared-utility/ui'
import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useMemo, useState } from 'react'
import { errorRate } from './error-rate.ts'

type Figures = CallOutput<'getTelemetry'>
type Moment = Figures['series'][number]

/** What is drawn of each version, and how high the chart is at least. */
const drawn = {
  errorRate: { of: errorRate, least: 5 },
  loadMs: { of: ({ loadMs }: Moment) => loadMs, least: 100 },
  mountMs: { of: ({ mountMs }: Moment) => mountMs, least: 100 },
  openings: { of: ({ openings }: Moment) => openings, least: 4 },
} as const
type Drawn = keyof typeof drawn
const choices = ['errorRate', 'loadMs', 'mountMs', 'openings'] as const satisfies readonly Drawn[]

/** One figure of the versions over time, a line for each. */
export function OverTime({ figures }: { figures: Figures }) {
  const t = useText()
  const format = useFormat()
  const [shown, setShown] = useState<Drawn>('errorRate')
  const data = useData(figures, shown)
  const handleShown = (_event: unknown, chosen: Drawn | null) => chosen && setShown(chosen)
  return (
    <Section title={t('telemetry.overTime')} note={t('telemetry.overTimeHelp')}>
      <Chart
        label={t('telemetry.tableOf', { name: t(`telemetry.${shown}`) })}
        data={data}
        when={t('telemetry.when')}
        sayWhen={figures.stepMinutes < 1440 ? format.dateTime : format.date}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shown}
          onChange={handleShown}
          aria-label={t('telemetry.shown')}
          sx={{ flexWrap: 'wrap' }}
        >
          {choices.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`telemetry.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Chart>
    </Section>
  )
}

function useData(figures: Figures, shown: Drawn): ChartData {
  const t = useText()
  const lang = useLang()
  const format = useFormat()
  return useMemo(() => {
    const { of, least } = drawn[shown]
    const { versions, series, from, at: to } = figures
    const at = momentsOf(figures)
    const toldAt = Map.groupBy(series, (one) => Date.parse(one.at))
    const among = versions.filter((version) => series.some((one) => isOf(one, version)))
    const say = (value: number) =>
      shown === 'openings'
        ? format.number(value)
        : t(shown === 'errorRate' ? 'telemetry.percent' : 'telemetry.ms', {
            percent: format.number(value),
            ms: format.number(value),
          })
    const short = new Intl.NumberFormat(lang, { notation: 'compact' })
    return {
      // Openings add up; of one version alone the line has room for a ground.
      shape: shown === 'openings' ? 'bars' : among.length === 1 ? 'area' : 'lines',
      at,
      span: { from: new Date(from), to: new Date(to) },
      series: among.map((version) => ({
        label: version.isOfVisitors ? t('telemetry.lineOfVisitors', { version: version.version }) : version.version,
        values: at.map((moment) => {
          const told = toldAt.get(moment.getTime()) ?? []
          const one = told.find((other) => isOf(other, version))
          if (one) return of(one)
          return shown === 'openings' && told.length > 0 ? 0 : null
        }),
      })),
      least,
      say,
      sayShort: (value: number) => (shown === 'errorRate' ? say(value) : short.format(value)),
    }
  }, [figures, shown, t, lang, format])
}

/** Every step of the period: what no browser told of is a gap. */
function momentsOf({ from, at, stepMinutes }: Figures) {
  const [first, stepMs] = [Date.parse(from), stepMinutes * 60_000]
  const many = Math.floor((Date.parse(at) - first) / stepMs) + 1
  return Array.from({ length: many }, (_, index) => new Date(first + index * stepMs))
}

type Series = Pick<Moment, 'version' | 'isOfVisitors'>

function isOf(one: Series, { version, isOfVisitors }: Series) {
  return one.version === version && one.isOfVisitors === isOfVisitors
}
