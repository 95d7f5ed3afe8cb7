import { bucketsOf, ChartTable, dayOf, LineChart, midnight, sumSince } from '@atrium/shared-utility/console'
import { useFormat, useLang, useText } from '@atrium/shared-utility/react'
import { Figures, Section } from '@atrium/shared-utility/ui'
import { Box } from '@mui/material'
import { useMemo } from 'react'
import type { Overview } from './overview.ts'

type Props = Pick<Overview, 'signIns' | 'at'>

/** The members who came in and who were refused: today and in 30 days as numbers, by the day as a chart and as a table. */
export function SignIns({ signIns, at }: Props) {
  const t = useText()
  const format = useFormat()
  const lines = useLines({ signIns, at })
  return (
    <Section title={t('overview.signIns')}>
      <Figures figures={figuresOf({ signIns, at }, t)} />
      <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
        <LineChart lines={lines} />
        <ChartTable
          label={t('overview.table')}
          lines={lines}
          when={t('overview.day')}
          sayWhen={(from) => format.date(from)}
        />
      </Box>
    </Section>
  )
}

function useLines({ signIns, at }: Props) {
  const t = useText()
  const lang = useLang()
  const format = useFormat()
  return useMemo(() => {
    const buckets = bucketsOf(signIns, 'month', at)
    const number = new Intl.NumberFormat(lang, { notation: 'compact' })
    return {
      at: buckets.map(({ from }) => from),
      lines: (['ok', 'denied'] as const).map((key) => ({
        label: t(`overview.${key}`),
        values: buckets.map((bucket) => bucket[key]),
      })),
      least: 4,
      say: format.number,
      sayShort: (value: number) => number.format(value),
    }
  }, [signIns, at, t, lang, format])
}

function figuresOf({ signIns, at }: Props, t: ReturnType<typeof useText>) {
  const since = { today: midnight(new Date(at), 0), month: midnight(new Date(at), 29) }
  return (['today', 'month'] as const).flatMap((key) => {
    const sums = sumSince(signIns, since[key])
    return (['ok', 'denied'] as const).map((result) => ({
      key: `${key}.${result}`,
      label: t(`overview.${key}.${result}`),
      count: sums[result],
      isExact: true,
      href: `/enterprise/sign-ins?from=${dayOf(since[key])}&result=${result}`,
    }))
  })
}
