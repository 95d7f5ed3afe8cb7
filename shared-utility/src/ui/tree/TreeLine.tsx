import { Box, Typography } from '@mui/material'
import type { HTMLAttributes, ReactNode } from 'react'
import { Icon } from '../display/Icon.tsx'
import { visuallyHidden } from '../display/visually-hidden.ts'
import type { TreeRow } from './tree.ts'
import type { DropAt } from './use-drag.ts'

type Props = {
  row: TreeRow<{ id: string }>
  name: string
  facts: ReactNode
  /** The line that Tab stops at. */
  isStop: boolean
  isCurrent: boolean
  dropAt: DropAt | null
  drag: HTMLAttributes<HTMLElement>
  onSelect: () => void
  onToggle: () => void
}

/** One line of a tree. Its buttons stand in the details: within a tree there is one stop of Tab. */
export function TreeLine({ row, name, facts, isStop, isCurrent, dropAt, drag, onSelect, onToggle }: Props) {
  const { item, level, place, beside, isOpen } = row
  return (
    <Box
      component="li"
      role="treeitem"
      tabIndex={isStop ? 0 : -1}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={beside}
      aria-selected={isCurrent}
      aria-expanded={isOpen ?? undefined}
      onClick={onSelect}
      {...drag}
      sx={{ ...lineStyle, pl: 2 + Math.min(level - 1, mostIndents) * 5, ...(dropAt && dropStyles[dropAt]) }}
    >
      <Box
        component="span"
        aria-hidden
        data-toggle={item.id}
        onClick={(event) => {
          event.stopPropagation()
          onToggle()
        }}
        sx={{ ...toggleStyle, visibility: isOpen === null ? 'hidden' : 'visible', rotate: isOpen ? '90deg' : '0deg' }}
      >
        <Icon name="chevron" size={16} />
      </Box>
      <Typography component="span" sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
        {facts !== undefined && facts !== null && <Pause />}
      </Typography>
      {facts}
    </Box>
  )
}

/** Deeper ones stand no further in, or nothing is left for their names. */
const mostIndents = 6

/** What stands apart on the screen is read apart, too. */
export function Pause() {
  return <span style={visuallyHidden}>, </span>
}

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 40,
  pr: 2,
  py: 1,
  borderRadius: 1.5,
  cursor: 'pointer',
  '@media (pointer: coarse), (max-width: 599.95px)': { minHeight: 44 },
  position: 'relative',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-selected=true]': { bgcolor: 'action.selected' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const

const toggleStyle = { display: 'inline-flex', p: 1, transition: 'rotate 120ms' } as const

const line = (side: 'Top' | 'Bottom') => ({
  boxShadow: `inset 0 ${side === 'Top' ? '' : '-'}2px 0 var(--atrium-palette-primary-main)`,
})
const dropStyles = {
  before: line('Top'),
  after: line('Bottom'),
  into: { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: -2 },
} as const
