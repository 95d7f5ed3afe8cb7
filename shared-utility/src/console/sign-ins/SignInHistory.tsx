import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useMemo, useState } from 'react'
import { useFormat, useLang } from '../../react/index.ts'
import { Figures, Section } from '../../ui/index.ts'
import { Chart } from '../chart/Chart.tsx'
import type { ChartData } from '../chart/chart-data.ts'
import { figuresOf, results, type SignIns } from './sign-in-figures.ts'
import { bucketsOf, type Span } from './sign-in-spans.ts'
import { useSignInWords } from './words.ts'

const spans = ['day', 'month'] as const

/** The people who came in and who were refused: as figures that lead to the list, and over time as a chart and a table. */
export function SignInHistory({ signIns, at, listPath }: SignIns & { listPath: string | null }) {
  const t = useSignInWords()
  const format = useFormat()
  const [span, setSpan] = useState<Span>('day')
  const data = useBars({ signIns, at }, span)
  const handleSpan = (_event: unknown, chosen: Span | null) => chosen && setSpan(chosen)
  return (
    <Section title={t('signIns.title')}>
      <Box sx={columns}>
        {results.map((result) => (
          <Figures
            key={result}
            label={t(`signIns.${result}`)}
            figures={figuresOf({ signIns, at }, { result, listPath, t })}
          />
        ))}
      </Box>
      <Chart
        label={t(`signIns.chart.${span}`)}
        data={data}
        when={t(`signIns.when.${span}`)}
        sayWhen={span === 'day' ? format.dateTime : format.date}
        none={t('signIns.none')}
      >
        <ToggleButtonGroup exclusive size="small" value={span} onChange={handleSpan} aria-label={t('signIns.span')}>
          {spans.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`signIns.span.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Chart>
    </Section>
  )
}

function useBars({ signIns, at }: SignIns, span: Span): ChartData {
  const t = useSignInWords()
  const lang = useLang()
  const format = useFormat()
  return useMemo(() => {
    const buckets = bucketsOf(signIns, span, at)
    const short = new Intl.NumberFormat(lang, { notation: 'compact' })
    return {
      shape: 'bars',
      at: buckets.map(({ from }) => from),
      series: results.map((result) => ({
        label: t(`signIns.${result}`),
        values: buckets.map((bucket) => bucket[result]),
        isBad: result === 'denied',
      })),
      least: 4,
      say: format.number,
      sayShort: (value: number) => short.format(value),
    }
  }, [signIns, span, at, t, lang, format])
}

const columns = {
  display: 'grid',
  columnGap: 6,
  rowGap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
}
