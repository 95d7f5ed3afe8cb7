import { useText } from '@atrium/shared-utility/react'
import { ListTable, PageHeader, useList } from '@atrium/shared-utility/ui'
import { telemetryList } from './telemetry-list.ts'

/** `/sysop/telemetry`: how parcels open in people's browsers, version by version. */
export function TelemetryScreen() {
  const t = useText()
  const list = useList(telemetryList)
  return (
    <>
      <PageHeader title={t('telemetry.title')} description={t('telemetry.help')} />
      <ListTable
        list={list}
        label={t('telemetry.title')}
        keyOf={(row) => `${row.slug}@${row.version}`}
        nameOf={(row) => `${row.slug}@${row.version}`}
        none={{ title: t('telemetry.none'), description: t('telemetry.noneHelp') }}
        noMatch={t('telemetry.noMatch')}
      />
    </>
  )
}
