import type { CallOutput } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { FactList, Section } from '@atrium/shared-utility/ui'
import { Box } from '@mui/material'
import { openingsText, rateText } from './error-rate.ts'

type Version = CallOutput<'getTelemetry'>['versions'][number]

const times = ['loadMs', 'mountMs', 'contentMs', 'inpMs', 'lcpMs', 'fcpMs', 'ttfbMs'] as const

/** The versions side by side, the one opened most first. */
export function Versions({ versions }: { versions: readonly Version[] }) {
  return (
    <Box
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {versions.map((version) => (
        <OneVersion key={`${version.version} ${version.isOfVisitors}`} version={version} />
      ))}
    </Box>
  )
}

function OneVersion({ version }: { version: Version }) {
  const t = useText()
  const format = useFormat()
  const { openings, failed, longTasks, cls } = version
  const perOpening = openings === 0 ? 0 : Math.round((longTasks / openings) * 10) / 10
  const some = (name: string, count: number) =>
    count === 0 ? [] : [{ label: t(`telemetry.${name}`), value: format.number(count) }]
  const facts = [
    { label: t('telemetry.openings'), value: openingsText(version, { t, format }) },
    { label: t('telemetry.errorRate'), value: rateText(version, { t, format }) },
    ...some('failed', failed),
    ...times.map((name) => ({ label: t(`telemetry.${name}`), value: msOf(version[name]) })),
    { label: t('telemetry.cls'), value: cls === null ? null : format.number(cls / 1000) },
    ...some('longTasks', perOpening),
  ]
  return (
    <Section
      title={t(version.isOfVisitors ? 'telemetry.versionOfVisitors' : 'telemetry.versionOf', {
        version: version.version,
      })}
      note={t('telemetry.quarters')}
    >
      <FactList facts={facts} />
    </Section>
  )

  function msOf(ms: number | null) {
    return ms === null ? null : t('telemetry.ms', { ms: format.number(ms) })
  }
}
