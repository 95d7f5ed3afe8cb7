import { telemetryPeriods, type CallOutput, type TelemetryPeriod } from '@atrium/shared-utility/contract'
import { useFormat, usePolling, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, EmptyState, PageHeader, ProblemNotice } from '@atrium/shared-utility/ui'
import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useParams, useSearchParams } from 'react-router'
import { ErrorsSeen } from './ErrorsSeen.tsx'
import { telemetryPath } from '../../parcel-path.ts'
import { OverTime } from './OverTime.tsx'
import { Versions } from './Versions.tsx'

const everyMs = 60_000

/** `/sysop/telemetry/:slug`: how one parcel opens, its versions side by side, and what went wrong in them. */
export function ParcelTelemetryScreen() {
  const t = useText()
  const { slug = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const period = telemetryPeriods.find((one) => one === params.get('period')) ?? 'day'
  const figures = usePolling('getTelemetry', { slug, period }, { everyMs })
  const handlePeriod = (_event: unknown, chosen: TelemetryPeriod | null) =>
    chosen && setParams(chosen === 'day' ? {} : { period: chosen }, { replace: true })
  return (
    <>
      <PageHeader title={slug} trail={[{ label: t('telemetry.title'), href: telemetryPath }]} />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={period}
        onChange={handlePeriod}
        aria-label={t('telemetry.period')}
        sx={{ mb: 4, flexWrap: 'wrap', bgcolor: 'background.paper' }}
      >
        {telemetryPeriods.map((one) => (
          <ToggleButton key={one} value={one}>
            {t(`telemetry.period.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {figures.status === 'failed' && <ProblemNotice problem={figures.problem} onRetry={figures.reload} />}
      {figures.status === 'loading' && <CardSkeleton />}
      {figures.status === 'done' && <Parts figures={figures.data} />}
    </>
  )
}

function Parts({ figures }: { figures: CallOutput<'getTelemetry'> }) {
  const t = useText()
  const format = useFormat()
  if (figures.versions.length === 0)
    return <EmptyState icon="chart" title={t('telemetry.noneOfParcel')} description={t('telemetry.noneHelp')} />
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <OverTime figures={figures} />
      <Versions versions={figures.versions} />
      <ErrorsSeen errors={figures.errors} />
      <Typography variant="body2" color="textSecondary">
        {t('telemetry.at', { at: format.exact(figures.at) })}
      </Typography>
    </Box>
  )
}
