import type { BoardCard, EntityField, Problem } from '@atrium/shared-utility/contract'
import { useToast } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { isRemoved } from '../../fields/removed-option.ts'
import type { Opened } from '../../opened/OpenedApp.tsx'
import { useMoves } from './use-moves.ts'

type MoveSettings = {
  /** The one that the columns stand for. */
  field: EntityField
  /** That a card is in a column now. */
  said: (card: BoardCard, column: string | null) => string
  onSettled: () => void
}

/** Moves of cards, each told with a way back; `refused` is the last one that was not made. */
export function useToldMoves(table: Opened, { field, said, onSettled }: MoveSettings) {
  const toast = useToast()
  const { moves, move: send } = useMoves(table, { groupBy: field.key, onSettled })
  const [refused, setRefused] = useState<{ card: BoardCard; problem: Problem } | null>(null)

  async function move(card: BoardCard, { from, to }: { from: string | null; to: string | null }) {
    setRefused(null)
    const problem = await send(card, to)
    if (problem) return setRefused({ card, problem })
    // The server lets nothing that is required become none again, and takes no option that was removed.
    const canGoBack = from !== null || !(field.isRequired || isRemoved(field, card.values[field.key]))
    toast({ text: said(card, to), act: canGoBack ? { onAct: () => moveBack(card, from) } : undefined })
  }

  async function moveBack(card: BoardCard, from: string | null) {
    const problem = await send(card, from)
    if (problem) throw problem
    toast(said(card, from))
  }

  return { moves, refused, move }
}
