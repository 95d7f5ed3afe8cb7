import { type BoardCard as Card, type RuntimeView, toneOf } from '@atrium/shared-utility/contract'
import { type Format, useFormat, useText } from '@atrium/shared-utility/react'
import { StatusChip } from '@atrium/shared-utility/ui'
import { Box, Button, Typography } from '@mui/material'
import { useId, useState, type DragEvent } from 'react'
import type { Names, Say } from '../../fields/use-say.ts'
import type { Opened } from '../../opened/OpenedApp.tsx'
import { BoardCard } from './BoardCard.tsx'
import type { Column, Target } from './use-moves.ts'

type Props = {
  column: Column
  label: string
  /** Where a card of this column may go. */
  others: readonly Target[]
  view: RuntimeView
  table: Opened
  pending: ReadonlyMap<string, { rev: number | null }>
  /** The card that was moved last. */
  focused: string | null
  dragged: { card: Card; from: string | null } | null
  say: Say
  files: Names['files']
  nameOf: (card: Card) => string
  onDrag: (card: Card | null) => void
  onMove: (card: Card, to: string | null) => void
  /** Left out where no more can be shown. */
  onMore: (() => void) | undefined
}

/** One column: its name, how many records it has, and the first of them. Cards fall into it. */
export function BoardColumn(props: Props) {
  const { column, label, others, dragged, focused, pending, nameOf, onDrag, onMove, onMore } = props
  const t = useText()
  const format = useFormat()
  const titleId = useId()
  const field = fieldOf(props)
  const [isOver, setIsOver] = useState(false)
  // What may go from here may come here as well: only none is no place for what is required.
  const takes = dragged !== null && dragged.from !== column.key && (column.key !== null || canBeNone(props))

  function handleOver(event: DragEvent) {
    if (!takes) return
    // Only what is prevented may be dropped on.
    event.preventDefault()
    setIsOver(true)
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (takes) onMove(dragged.card, column.key)
  }

  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      onDragOver={handleOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      sx={{ ...place, ...(takes && isOver && { outline: 2, outlineColor: 'primary.main' }) }}
    >
      <Typography id={titleId} variant="h2" sx={head}>
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {field && column.key !== null ? <StatusChip tone={toneOf(field, column.key)} label={label} /> : label}
        </Box>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {countOf(column.total, format)}
        </Typography>
      </Typography>
      {column.total === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('board.empty')}
        </Typography>
      )}
      <Box component="ul" aria-labelledby={titleId} hidden={column.list.length === 0} sx={cards}>
        {column.list.map((card) => (
          <BoardCard
            key={card.id}
            card={card}
            name={nameOf(card)}
            others={card.isMovable ? others : []}
            isPending={pending.get(card.id)?.rev === null}
            takesFocus={focused === card.id}
            view={props.view}
            table={props.table}
            say={props.say}
            files={props.files}
            onDrag={onDrag}
            onMove={(to) => onMove(card, to)}
          />
        ))}
      </Box>
      {column.total > column.list.length && (
        <Box>
          <Typography variant="body2" color="textSecondary">
            {t('related.more', { count: column.total - column.list.length })}
          </Typography>
          {onMore && (
            <Button size="small" aria-label={t('board.moreOf', { column: label })} onClick={onMore}>
              {t('board.more')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}

/** As far as the server counts. */
function countOf(total: number, format: Format) {
  return total > mostCounted ? `${format.number(mostCounted)}+` : format.number(total)
}

function fieldOf({ table: { entity }, view }: Props) {
  return entity.fields.find(({ key }) => key === view.groupBy)
}

function canBeNone(props: Props) {
  return fieldOf(props)?.isRequired !== true
}

const mostCounted = 10_000

const place = {
  flex: 'none',
  width: { xs: 'min(300px, 82vw)', sm: 240 },
  display: 'grid',
  gap: 2,
  p: 3,
  borderRadius: '8px',
  bgcolor: 'action.hover',
  scrollSnapAlign: 'start',
} as const
const head = { display: 'flex', alignItems: 'baseline', gap: 2, fontSize: '0.9375rem' }
const cards = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2, '&[hidden]': { display: 'none' } }
