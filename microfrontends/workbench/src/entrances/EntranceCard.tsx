import type { CallOutput } from '@atrium/shared-utility/contract'
import { useCall, useText } from '@atrium/shared-utility/react'
import { EmptyState } from '@atrium/shared-utility/ui'
import { useLocation } from 'react-router'
import { CallCard } from '../card/CallCard.tsx'
import { TileGrid, TileSkeleton } from '../card/TileGrid.tsx'
import { TileLink } from '../card/TileLink.tsx'

/** Where this person can go from here; the page they are on is no place to go. */
export function EntranceCard() {
  const t = useText()
  const { pathname } = useLocation()
  const list = useCall('listEntrances', {})
  return (
    <CallCard title={t('entrances.title')} state={list} skeleton={<TileSkeleton count={3} />}>
      {(all) => <Entrances entrances={all.filter(({ url }) => url !== pathname)} />}
    </CallCard>
  )
}

function Entrances({ entrances }: { entrances: CallOutput<'listEntrances'> }) {
  const t = useText()
  if (entrances.length === 0) return <EmptyState title={t('entrances.none')} description={t('entrances.noneAdvice')} />
  const tiles = entrances.map(({ code, url, name, icon }) => ({
    key: code,
    tile: <TileLink url={url} name={name} icon={icon} />,
  }))
  return <TileGrid label={t('entrances.title')} tiles={tiles} />
}
