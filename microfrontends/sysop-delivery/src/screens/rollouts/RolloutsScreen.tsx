import { useLive } from '@atrium/shared-utility/live'
import { useText } from '@atrium/shared-utility/react'
import { ListTable, PageHeader, useList } from '@atrium/shared-utility/ui'
import { parcelsPath, rolloutPath } from '../../parcel-path.ts'
import { rolloutList } from './rollout-list.ts'

/** `/sysop/parcels/rollout`: versions that some people have before everybody does. */
export function RolloutsScreen() {
  const t = useText()
  const list = useList(rolloutList)
  useLive('portal', () => list.reload?.())
  return (
    <>
      <PageHeader
        title={t('rollouts.title')}
        description={t('rollouts.help')}
        trail={[{ label: t('parcels.title'), href: parcelsPath }]}
      />
      <ListTable
        list={list}
        label={t('rollouts.title')}
        keyOf={(row) => row.id}
        nameOf={({ slug, version }) => t('rollout.titled', { slug, version })}
        openAt={rolloutPath}
        none={{ title: t('rollouts.none'), description: t('rollouts.noneHelp') }}
        noMatch={t('rollouts.noMatch')}
      />
    </>
  )
}
