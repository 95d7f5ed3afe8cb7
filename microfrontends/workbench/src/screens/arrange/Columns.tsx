import { Box, Typography } from '@mui/material'
import type { HomeCard } from '@atrium/shared-utility/contract'
import { usePortal, useText } from '@atrium/shared-utility/react'
import { useEffect, useId, useRef } from 'react'
import { plainList } from '../../card/rows.ts'
import { type Arranged, changed, columnsOf, type Fixed, moved, stepped } from './arranged.ts'
import { CardRow, type Deed } from './CardRow.tsx'
import { useDrag } from './use-drag.ts'

type Props = {
  free: readonly Arranged[]
  fixed: readonly Fixed[]
  locks: boolean
  onChange: (free: Arranged[]) => void
}

/** Both columns of the page with their cards as rows, which are dragged, or moved and hidden by buttons and keys. */
export function Columns({ free, fixed, locks, onChange }: Props) {
  const t = useText()
  const nameOf = (id: HomeCard) => t(`card.${id}`)
  const portal = usePortal()
  const prefix = useId()
  const focused = useRef<string | null>(null)
  const idOf = (id: HomeCard, part: Deed | 'drag') => `${prefix}${id}-${part}`
  useEffect(() => {
    if (focused.current !== null) document.querySelector<HTMLElement>(`#${CSS.escape(focused.current)}`)?.focus()
    focused.current = null
  })

  const handleMoved = (id: HomeCard, next: Arranged[]) => {
    onChange(next)
    for (const [x, column] of columnsOf(next, fixed).entries()) {
      const at = column.findIndex((card) => card.id === id)
      const place = { name: nameOf(id), column: t(`arrange.column.${x}`), position: at + 1 }
      if (at >= 0) portal.announce(t('arrange.moved', place))
    }
  }
  const handleDeed = (card: Arranged, deed: Deed, by: Deed | 'drag') => {
    const { id, x, isHidden, isLocked } = card
    focused.current = idOf(id, by)
    if (deed === 'up') return handleMoved(id, stepped(free, id, -1))
    if (deed === 'down') return handleMoved(id, stepped(free, id, 1))
    if (deed === 'across') return handleMoved(id, moved(free, id, { x: 1 - x, before: null }))
    if (deed === 'hide') return onChange(changed(free, id, { isHidden: !isHidden }))
    // What is locked is shown to everybody.
    return onChange(changed(free, id, { isLocked: !isLocked, isHidden: isHidden && isLocked }))
  }
  const { drag, begin } = useDrag((id, place) => handleMoved(id, moved(free, id, place)))

  return (
    <Box sx={columns}>
      {columnsOf(free, fixed).map((column, x) => {
        const movable = column.filter(({ id }) => free.some((card) => card.id === id))
        const over = drag?.over?.x === x ? drag.over : null
        return (
          <Box key={x === 0 ? 'wide' : 'narrow'} component="section" data-column={x} aria-labelledby={`${prefix}${x}`}>
            <Typography id={`${prefix}${x}`} component="h2" variant="h4" sx={{ mb: 2 }}>
              {t(`arrange.column.${x}`)}
            </Typography>
            <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 2 }}>
              {column.map((card) => (
                <Box
                  key={card.id}
                  component="li"
                  data-card={card.id}
                  sx={over?.before === card.id ? lineAbove : undefined}
                >
                  <CardRow
                    card={card}
                    name={nameOf(card.id)}
                    locks={locks}
                    isFirst={movable[0]?.id === card.id}
                    isLast={movable.at(-1)?.id === card.id}
                    isDragged={drag?.id === card.id}
                    idOf={(part) => idOf(card.id, part)}
                    onGrab={() => begin(card.id)}
                    onDeed={(deed, by) => handleDeed(card, deed, by)}
                  />
                </Box>
              ))}
              <Box component="li" aria-hidden="true" sx={{ ...end, ...(over && over.before === null && lineAbove) }}>
                {column.length === 0 && t('arrange.empty')}
              </Box>
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gap: 6,
  alignItems: 'stretch',
} as const

/** Where the card would go that is being dragged. */
const lineAbove = { boxShadow: '0 -5px 0 -2px var(--atrium-palette-primary-main)' } as const

const end = { minHeight: 24, typography: 'body2', color: 'text.secondary' } as const
