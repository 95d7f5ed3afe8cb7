import { useText } from '@atrium/shared-utility/react'
import { ListTable, PageHeader, useList } from '@atrium/shared-utility/ui'
import { nameOfCall, trafficList } from './traffic-list.ts'

/** `/sysop/traffic`: what the servers answered in the last hour, call by call. */
export function TrafficScreen() {
  const t = useText()
  const list = useList(trafficList)
  return (
    <>
      <PageHeader
        title={t('traffic.title')}
        description={t('traffic.help')}
        trail={[{ label: t('traffic.overview'), href: '/sysop' }]}
      />
      <ListTable
        list={list}
        label={t('traffic.title')}
        keyOf={(row) => row.call}
        nameOf={nameOfCall}
        none={{ title: t('traffic.none'), description: t('traffic.noneHelp') }}
        noMatch={t('traffic.noMatch')}
      />
    </>
  )
}
