import {
  type BoardCard as CardRecord,
  type RuntimeView,
  stateField,
  toneOf,
  titleField,
} from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import { Icon, StatusChip } from '@atrium/shared-utility/ui'
import { Box, Card, IconButton, Link, Menu, MenuItem, Typography } from '@mui/material'
import { useEffect, useRef, useState, type DragEvent } from 'react'
import { Link as RouterLink } from 'react-router'
import { FieldPictures, hasPictures } from '../../fields/files/FieldPictures.tsx'
import { labelIn } from '../../fields/label-in.ts'
import { isRemoved } from '../../fields/removed-option.ts'
import type { Names, Say } from '../../fields/use-say.ts'
import type { Opened } from '../../opened/OpenedApp.tsx'
import { recordPath } from '../../opened/paths.ts'
import type { Target } from './use-moves.ts'

type Props = {
  card: CardRecord
  name: string
  /** Where it may go; none for a caller who may not move it. */
  others: readonly Target[]
  isPending: boolean
  /** It was moved last: the focus goes with it. */
  takesFocus: boolean
  view: RuntimeView
  table: Opened
  say: Say
  files: Names['files']
  onDrag: (card: CardRecord | null) => void
  onMove: (to: string | null) => void
}

/** A record on a board: what it is called, what the view says of it, and where it can go. */
export function BoardCard({ card, name, others, isPending, takesFocus, view, table, ...props }: Props) {
  const { say, files, onDrag, onMove } = props
  const t = useText()
  const lang = useLang()
  const link = useRef<HTMLAnchorElement>(null)
  const isMovable = others.length > 0 && !isPending
  useEffect(() => {
    if (takesFocus) link.current?.focus()
  }, [takesFocus])
  const state = stateField(table.entity)
  const grouped = table.entity.fields.find(({ key }) => key === view.groupBy)
  // The column says it already where the board is by the state, unless it is of those with none of the options.
  const isUnsaid = grouped !== undefined && isRemoved(grouped, card.values[grouped.key])
  const shownState = isUnsaid ? grouped : state?.key === view.groupBy ? undefined : state
  const stateValue = shownState && card.values[shownState.key]
  const title = titleField(table.entity.fields.filter(({ key }) => table.entity.shown.includes(key)))
  const fields = view.fields.flatMap((key) =>
    table.entity.fields.filter((field) => field.key === key && field !== shownState && field !== title),
  )

  function handleDragStart(event: DragEvent) {
    event.dataTransfer.setData('text/plain', card.id)
    event.dataTransfer.effectAllowed = 'move'
    onDrag(card)
  }

  return (
    <Card
      component="li"
      variant="outlined"
      draggable={isMovable}
      onDragStart={handleDragStart}
      onDragEnd={() => onDrag(null)}
      sx={{ p: 3, display: 'grid', gap: 1, opacity: isPending ? 0.6 : 1, ...(isMovable && { cursor: 'grab' }) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Link
          ref={link}
          component={RouterLink}
          to={recordPath(table, card.id)}
          draggable={false}
          sx={{ flex: 1, minWidth: 0, py: 1, fontWeight: 500, overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
        {others.length > 0 && <MoveMenu name={name} others={others} isOff={isPending} onMove={onMove} />}
      </Box>
      {shownState && typeof stateValue === 'string' && (
        <Typography component="div" variant="body2">
          <StatusChip
            tone={toneOf(shownState, stateValue)}
            label={t('record.state', { field: labelIn(lang, shownState), state: say(shownState, stateValue) })}
          />
        </Typography>
      )}
      {fields.map((field) => {
        const value = card.values[field.key]
        if (hasPictures(field, value, files))
          return (
            <FieldPictures key={field.key} table={table} recordId={card.id} value={value} files={files} size={48} />
          )
        return (
          <Typography key={field.key} variant="body2" color="textSecondary" sx={fact}>
            {t('board.fact', { field: labelIn(lang, field), value: say(field, value) })}
          </Typography>
        )
      })}
    </Card>
  )
}

const fact = {
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
}

type MenuProps = { name: string; others: readonly Target[]; isOff: boolean; onMove: (to: string | null) => void }

/** The same as to drag the card, for keyboards and fingers. */
function MoveMenu({ name, others, isOff, onMove }: MenuProps) {
  const t = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = t('board.move', { name })
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-disabled={isOff}
        onClick={(event) => !isOff && setAnchor(event.currentTarget)}
      >
        <Icon name="more" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {others.map(({ key, label: column }) => (
          <MenuItem
            key={key ?? ''}
            onClick={() => {
              setAnchor(null)
              onMove(key)
            }}
          >
            {t('board.to', { column })}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
