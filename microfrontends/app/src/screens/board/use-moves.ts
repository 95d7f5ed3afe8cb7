import type { BoardCard, CallOutput } from '@atrium/shared-utility/contract'
import { useAction } from '@atrium/shared-utility/react'
import { useRef, useState } from 'react'
import type { Opened } from '../../opened/OpenedApp.tsx'

export type Column = CallOutput<'listBoard'>['columns'][number]
/** A column that a card may go to. */
export type Target = { key: string | null; label: string }
/** Where a card was put. `rev`: of the record since then; null while it is on its way. */
type Move = { to: string | null; rev: number | null }
type Moves = ReadonlyMap<string, Move>

/** Moves of cards: each is seen at once, sent in turn as a change of the record, and taken back where it is refused. */
export function useMoves({ app, entity }: Opened, { groupBy, onSettled }: { groupBy: string; onSettled: () => void }) {
  const update = useAction('updateRecord')
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  /** Of the records that were moved: to move one back must know more than the render that offered it. */
  const revs = useRef(new Map<string, number>())
  const [moves, setMoves] = useState<Moves>(new Map())
  const set = (id: string, move: Move) => setMoves((last) => new Map(last).set(id, move))
  const drop = (id: string) => setMoves((last) => new Map([...last].filter(([other]) => other !== id)))

  async function send(card: BoardCard, to: string | null) {
    const rev = Math.max(card.rev, revs.current.get(card.id) ?? 0)
    const result = await update.run({ appId: app.id, entity: entity.key, id: card.id, rev, values: { [groupBy]: to } })
    if (result.status === 'done') {
      revs.current.set(card.id, result.data.rev)
      set(card.id, { to, rev: result.data.rev })
    } else drop(card.id)
    onSettled()
    return result.status === 'done' ? null : result.problem
  }

  /** Answers why it was refused, and the card is back; null where it was not. */
  function move(card: BoardCard, to: string | null) {
    set(card.id, { to, rev: null })
    const before = turn.current
    const mine = (async () => {
      await before
      return send(card, to)
    })()
    turn.current = mine
    return mine
  }

  return { moves, move }
}

/** The columns with each card where it was put, as long as the server tells of it as it was before. */
export function arranged(columns: readonly Column[], moves: Moves) {
  const moved = columns.flatMap(({ key, list }) =>
    list.flatMap((card) => {
      const move = moves.get(card.id)
      const isNewer = move !== undefined && (move.rev === null || card.rev < move.rev)
      return isNewer && move.to !== key ? [{ card, from: key, to: move.to }] : []
    }),
  )
  return columns.map(({ key, total, list }): Column => {
    const [come, gone] = [moved.filter(({ to }) => to === key), moved.filter(({ from }) => from === key)]
    const stay = list.filter((card) => gone.every((one) => one.card !== card))
    return { key, total: total + come.length - gone.length, list: [...come.map(({ card }) => card), ...stay] }
  })
}
