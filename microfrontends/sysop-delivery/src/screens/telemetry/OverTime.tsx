import type { CallOutput } from '@atrium/shared-utility/contract'
import { ChartTable, LineChart } from '@atrium/shared-utility/console'
import { useFormat, useLang, useText } from '@atrium/shared-utility/react'
import { Section } from '@atrium/shared-utility/ui'
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
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
  const lines = useLines(figures, shown)
  const handleShown = (_event: unknown, chosen: Drawn | null) => chosen && setShown(chosen)
  return (
    <Section title={t('telemetry.overTime')} note={t('telemetry.overTimeHelp')}>
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
      <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
        <LineChart lines={lines} />
        <ChartTable
          label={t('telemetry.tableOf', { name: t(`telemetry.${shown}`) })}
          lines={lines}
          when={t('telemetry.when')}
          sayWhen={figures.stepMinutes < 1440 ? format.dateTime : format.date}
        />
      </Box>
    </Section>
  )
}

function useLines({ versions, series, from, at: to }: Figures, shown: Drawn) {
  const t = useText()
  const lang = useLang()
  const format = useFormat()
  return useMemo(() => {
    const { of, least } = drawn[shown]
    const moments = [...new Set(series.map(({ at }) => at))].toSorted()
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
      at: moments.map((at) => new Date(at)),
      span: { from: new Date(from), to: new Date(to) },
      lines: among.map((version) => ({
        label: version.isOfVisitors ? t('telemetry.lineOfVisitors', { version: version.version }) : version.version,
        values: moments.map((at) => {
          const one = series.find((other) => other.at === at && isOf(other, version))
          return one ? of(one) : null
        }),
      })),
      least,
      say,
      sayShort: (value: number) => (shown === 'errorRate' ? say(value) : short.format(value)),
    }
  }, [versions, series, from, to, shown, t, lang, format])
}

type Series = Pick<Moment, 'version' | 'isOfVisitors'>

function isOf(one: Series, { version, isOfVisitors }: Series) {
  return one.version === version && one.isOfVisitors === isOfVisitors
}
