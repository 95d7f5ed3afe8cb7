import { useLive } from '@atrium/shared-utility/live'
import { useText } from '@atrium/shared-utility/react'
import { ListTable, PageHeader, useList } from '@atrium/shared-utility/ui'
import { parcelsPath, revisionPath } from '../../parcel-path.ts'
import { ReleaseTabs } from '../../release-tabs/ReleaseTabs.tsx'
import { revisionList } from './revision-list.ts'

/** `/sysop/parcels/revision`: what the portal was made of, from one moment to the next. */
export function RevisionsScreen() {
  const t = useText()
  const list = useList(revisionList)
  useLive('portal', () => list.reload?.())
  return (
    <>
      <PageHeader
        title={t('revisions.title')}
        description={t('revisions.help')}
        trail={[{ label: t('parcels.title'), href: parcelsPath }]}
      />
      <ReleaseTabs current="revisions" />
      <ListTable
        list={list}
        label={t('revisions.title')}
        keyOf={(row) => row.id}
        nameOf={(row) => t('revision.numbered', { number: row.number })}
        openAt={revisionPath}
        none={{ title: t('revisions.none'), description: t('revisions.noneHelp') }}
        noMatch={t('revisions.noMatch')}
      />
    </>
  )
}
