import { call } from '@atrium/shared-utility'
import type { Application } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { TileGrid } from '../card/TileGrid.tsx'
import { TileLink } from '../card/TileLink.tsx'

type Shown = Pick<Application, 'id' | 'name' | 'icon' | 'url' | 'isRefused'> &
  Partial<Pick<Application, 'kind' | 'description'>>
type Props = { label: string; applications: readonly Shown[] }

/** Applications as tiles; each says what it is for, or what kind of thing it is, where that is known. */
export function ApplicationGrid({ label, applications }: Props) {
  const t = useText()
  const tiles = applications.map(({ id, name, icon, url, isRefused, kind, description }) => ({
    key: id,
    tile: (
      <TileLink
        url={url}
        name={name}
        icon={icon}
        note={description || (kind && t(`applications.kind.${kind}`))}
        onOpen={() => noteOpened(id)}
        {...(isRefused && { refused: t('applications.refused') })}
      />
    ),
  }))
  return <TileGrid label={label} tiles={tiles} />
}

/** The page goes on meanwhile; where it fails, the application is missing from those opened last, and that is all. */
function noteOpened(id: string) {
  call('noteOpenedApplication', { id }).catch(() => undefined)
}
