import { Box, IconButton, Paper, Stack, Typography } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { Icon, type IconName, RowButton } from '@atrium/shared-utility/ui'
import type { KeyboardEvent } from 'react'
import { badge } from '../../card/rows.ts'
import { cards } from '../../home/cards.ts'
import type { Arranged } from './arranged.ts'

/** What can be done with a card. */
export type Deed = 'up' | 'down' | 'across' | 'hide' | 'lock'

type Props = {
  card: Arranged
  name: string
  /** True for an administrator, who arranges for everybody; to others a locked card is fixed. */
  locks: boolean
  isFirst: boolean
  isLast: boolean
  isDragged: boolean
  /** Id of the button of a deed, so that it has the focus still when its card has moved. */
  idOf: (deed: Deed | 'drag') => string
  onGrab: () => void
  onDeed: (deed: Deed, by: Deed | 'drag') => void
}

/** One card while the page is arranged: its name, a handle to drag it by, and a button for each thing that can be done. */
export function CardRow({ card, name, locks, isFirst, isLast, isDragged, idOf, onGrab, onDeed }: Props) {
  const t = useText()
  const isFixed = card.isLocked && !locks
  const button = (deed: Deed, icon: IconName, more: { isPressed?: boolean; isOff?: boolean } = {}) => (
    <RowButton
      id={idOf(deed)}
      size="small"
      label={t(`arrange.${deed}`, { name })}
      icon={icon}
      {...more}
      onPress={() => onDeed(deed, deed)}
    />
  )
  const handleKeys = (event: KeyboardEvent) => {
    const deed = isFixed ? undefined : deedOf(event.key, card.x)
    if (!deed) return
    event.preventDefault()
    onDeed(deed, 'drag')
  }
  return (
    <Paper variant="outlined" sx={{ ...row, opacity: isDragged ? 0.5 : 1 }}>
      {!isFixed && (
        <IconButton
          id={idOf('drag')}
          size="small"
          aria-label={t('arrange.drag', { name })}
          onPointerDown={(event) => event.button === 0 && onGrab()}
          onKeyDown={handleKeys}
          sx={{ cursor: 'grab', touchAction: 'none', color: 'text.secondary' }}
        >
          <Icon name="menu" size={18} />
        </IconButton>
      )}
      <Stack aria-hidden="true" sx={{ ...badge, opacity: card.isHidden ? 0.5 : 1 }}>
        <Icon name={cards[card.id].icon} />
      </Stack>
      <Box sx={{ flex: '1 1 96px', minWidth: 0 }}>
        <Typography
          color={card.isHidden ? 'textSecondary' : undefined}
          sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {t(`arrange.state.${stateOf(card, isFixed)}`)}
        </Typography>
      </Box>
      {isFixed ? (
        <Box sx={{ display: 'flex', px: 2, color: 'text.secondary' }}>
          <Icon name="lock" size={18} />
        </Box>
      ) : (
        <Box sx={{ display: 'flex', ml: 'auto' }}>
          {button('up', 'up', { isOff: isFirst })}
          {button('down', 'down', { isOff: isLast })}
          {button('across', 'columns')}
          {button('hide', card.isHidden ? 'eyeOff' : 'eye', { isPressed: card.isHidden, isOff: card.isLocked })}
          {locks && button('lock', 'lock', { isPressed: card.isLocked })}
        </Box>
      )}
    </Paper>
  )
}

function deedOf(key: string, column: number): Deed | undefined {
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowDown') return 'down'
  return key === (column === 0 ? 'ArrowRight' : 'ArrowLeft') ? 'across' : undefined
}

function stateOf({ isHidden, isLocked }: Arranged, isFixed: boolean) {
  if (isLocked) return isFixed ? 'fixed' : 'locked'
  return isHidden ? 'hidden' : 'shown'
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: 2 } as const
