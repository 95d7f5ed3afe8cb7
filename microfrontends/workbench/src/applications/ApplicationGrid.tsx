import type { Application } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { TileGrid } from '../card/TileGrid.tsx'
import { TileLink } from '../card/TileLink.tsx'

type Shown = Pick<Application, 'id' | 'name' | 'icon' | 'url' | 'isRefused'> & { kind?: Application['kind'] }
type Props = { label: string; applications: Shown[] }

/** Applications as tiles; each says what kind of thing it is where that is known. */
export function ApplicationGrid({ label, applications }: Props) {
  const t = useText()
  const tiles = applications.map(({ id, name, icon, url, isRefused, kind }) => ({
    key: id,
    tile: (
      <TileLink
        url={url}
        name={name}
        icon={icon}
        note={kind && t(`applications.kind.${kind}`)}
        {...(isRefused && { refused: t('applications.refused') })}
      />
    ),
  }))
  return <TileGrid label={label} tiles={tiles} />
}
