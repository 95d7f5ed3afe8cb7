import { useLive } from '@atrium/shared-utility/live'
import { useText } from '@atrium/shared-utility/react'
import { ListTable, PageHeader, useList } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import { parcelsPath, rolloutPath } from '../../parcel-path.ts'
import { ReleaseTabs } from '../../release-tabs/ReleaseTabs.tsx'
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
      <ReleaseTabs current="rollouts" />
      <ListTable
        list={list}
        label={t('rollouts.title')}
        keyOf={(row) => row.id}
        nameOf={({ slug, version }) => t('rollout.titled', { slug, version })}
        openAt={rolloutPath}
        none={{
          title: t('rollouts.none'),
          description: t('rollouts.noneHelp'),
          action: (
            <Button variant="outlined" component={Link} to={parcelsPath}>
              {t('rollouts.toParcels')}
            </Button>
          ),
        }}
        noMatch={t('rollouts.noMatch')}
      />
    </>
  )
}
