import type { BoardCard as Card, EntityField, RuntimeView } from '@atrium/shared-utility/contract'
import { useCall, useLang, useText } from '@atrium/shared-utility/react'
import { DebouncedField, Icon, ListSkeleton, ProblemNotice } from '@atrium/shared-utility/ui'
import { Box } from '@mui/material'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { labelIn } from '../../fields/label-in.ts'
import { titleOf } from '../../fields/record-title.ts'
import { noNames, useSay } from '../../fields/use-say.ts'
import { useKeptFocus } from '../../news/use-kept-focus.ts'
import { useRecordNews } from '../../news/use-record-news.ts'
import type { Opened } from '../../opened/OpenedApp.tsx'
import { BoardColumn } from './BoardColumn.tsx'
import { RefusedMove } from './RefusedMove.tsx'
import { arranged } from './use-moves.ts'
import { useToldMoves } from './use-told-moves.ts'

const [atFirst, atMost] = [50, 200]

/** The records of a table as cards, a column for each option of a choice and one for those without. */
export function Board({ view, ...opened }: Opened & { view: RuntimeView }) {
  const { entity } = opened
  const field = entity.fields.find(({ key }) => key === view.groupBy)
  return field ? <BoardBy {...opened} view={view} field={field} /> : null
}

function BoardBy({ app, entity, view, field }: Opened & { view: RuntimeView; field: EntityField }) {
  const t = useText()
  const lang = useLang()
  const { iSearch, search } = useSearch()
  const [most, setMost] = useState(atFirst)
  const asked = { appId: app.id, entity: entity.key, view: view.key, most, ...(iSearch !== '' && { iSearch }) }
  const board = useCall('listBoard', asked, { keepPrevious: true })
  const place = useRef<HTMLElement>(null)
  useRecordNews({ app, entity }, [board])
  useKeptFocus(place, board.status === 'done' && board.data)
  const reload = () => {
    if (board.status !== 'loading') board.reload()
  }
  const [focused, setFocused] = useState<string | null>(null)
  const [dragged, setDragged] = useState<{ card: Card; from: string | null } | null>(null)
  const names = board.status === 'done' ? board.data : noNames
  const say = useSay(names)
  const fields = entity.fields.filter(({ key }) => entity.shown.includes(key))
  const nameOf = ({ values }: Card) => titleOf({ fields, values }, say) ?? t('record.untitled')
  const labelOf = (key: string | null) => {
    const option = field.options.find((one) => one.key === key)
    return option ? labelIn(lang, option) : t('board.none')
  }

  const said = (card: Card, to: string | null) => t('board.moved', { name: nameOf(card), column: labelOf(to) })
  const { moves, refused, move } = useToldMoves({ app, entity }, { field, said, onSettled: reload })

  function handleMove(card: Card, to: string | null) {
    const from = columns.find(({ list }) => list.some(({ id }) => id === card.id))?.key ?? null
    setFocused(card.id)
    setDragged(null)
    void move(card, { from, to })
  }

  const columns = board.status === 'done' ? arranged(board.data.columns, moves) : []
  const all = columns.map(({ key }) => ({ key, label: labelOf(key) }))
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ maxWidth: { sm: 360 } }}>
        <DebouncedField label={t('records.search')} value={iSearch} icon={<Icon name="search" />} onChange={search} />
      </Box>
      {refused && <RefusedMove name={nameOf(refused.card)} problem={refused.problem} fields={entity.fields} />}
      {board.status === 'failed' && <ProblemNotice problem={board.problem} onRetry={board.reload} />}
      {board.status === 'loading' && <ListSkeleton rows={6} />}
      <Box
        ref={place}
        component="section"
        aria-label={labelIn(lang, view)}
        hidden={board.status !== 'done'}
        sx={beside}
      >
        {columns.map((column) => (
          <BoardColumn
            key={column.key ?? ''}
            column={column}
            label={labelOf(column.key)}
            others={all.filter(({ key }) => key !== column.key && (key !== null || !field.isRequired))}
            view={view}
            table={{ app, entity }}
            pending={moves}
            focused={focused}
            dragged={dragged}
            say={say}
            files={names.files}
            nameOf={nameOf}
            onDrag={(card) => setDragged(card && { card, from: column.key })}
            onMove={handleMove}
            onMore={most < atMost ? () => setMost(Math.min(most * 2, atMost)) : undefined}
          />
        ))}
      </Box>
    </Box>
  )
}

/** What the cards are searched by, which is part of the address. */
function useSearch() {
  const [params, setParams] = useSearchParams()
  function search(text: string) {
    const next = new URLSearchParams(params)
    if (text === '') next.delete('iSearch')
    else next.set('iSearch', text)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return { iSearch: (params.get('iSearch') ?? '').slice(0, 64), search }
}

const beside = {
  display: 'flex',
  '&[hidden]': { display: 'none' },
  alignItems: 'flex-start',
  gap: 3,
  overflowX: 'auto',
  // The outline of a card that has the focus.
  p: 1,
  m: -1,
  scrollSnapType: { xs: 'x mandatory', sm: 'none' },
  scrollPaddingInline: '4px',
} as const
