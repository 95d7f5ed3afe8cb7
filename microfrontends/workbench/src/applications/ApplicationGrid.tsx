import type { Application } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { TileGrid } from '../card/TileGrid.tsx'
import { TileLink } from '../card/TileLink.tsx'
import { useTodoCounts } from './use-todo-counts.ts'
import { noteOpened } from './note-opened.ts'

type Shown = Pick<Application, 'id' | 'name' | 'icon' | 'color' | 'url' | 'isRefused'> &
  Partial<Pick<Application, 'kind' | 'description'>>
type Props<T> = {
  label: string
  applications: readonly T[]
  /** What stands at the end of a tile, beside its link. */
  endOf?: (application: T) => ReactNode
}

/** Applications as tiles; each says what it is for, or what kind of thing it is, where that is known. */
export function ApplicationGrid<T extends Shown>({ label, applications, endOf }: Props<T>) {
  const t = useText()
  const counts = useTodoCounts()
  const tiles = applications.map((application) => {
    const { id, name, icon, color, url, isRefused, kind, description } = application
    const link = (
      <TileLink
        id={id}
        url={url}
        name={name}
        icon={icon}
        color={color}
        note={description || (kind && t(`applications.kind.${kind}`))}
        count={counts[id]}
        onOpen={() => noteOpened(application)}
        {...(isRefused && { refused: t('applications.refused') })}
      />
    )
    return {
      key: id,
      tile: endOf ? (
        <Box sx={withEnd}>
          {link}
          {endOf(application)}
        </Box>
      ) : (
        link
      ),
    }
  })
  return <TileGrid label={label} tiles={tiles} />
}

const withEnd = { position: 'relative', height: '100%', '& > :not(button)': { pr: 12 } } as const
