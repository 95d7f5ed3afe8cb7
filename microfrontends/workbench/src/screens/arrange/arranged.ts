import type { HomeCard, PlacedCard } from '@atrium/shared-utility/contract'

export type Arranged = { id: HomeCard; x: number; isHidden: boolean; isLocked: boolean }
/** One whose place is the enterprise’s: people arrange the others around it. */
export type Fixed = Arranged & { y: number }
/** Where a card goes: into a column, before another card or at its end. */
export type CardPlace = { x: number; before: HomeCard | null }

const columnNumbers = [0, 1] as const

export function arrangedOf({ id, x, props }: PlacedCard): Arranged {
  return { id, x, ...props }
}

/** The cards of both columns, from the top: those that are arranged, and the fixed ones in their places. */
export function columnsOf(free: readonly Arranged[], fixed: readonly Fixed[]): Arranged[][] {
  return columnNumbers.map((x) => {
    const column = free.filter((card) => card.x === x)
    const inPlace = fixed.filter((card) => card.x === x).toSorted((one, other) => one.y - other.y)
    for (const { y, ...card } of inPlace) column.splice(y, 0, card)
    return column
  })
}

/** The cards with one a step up or down in its column; at either end it stays where it is. */
export function stepped(free: readonly Arranged[], id: HomeCard, step: -1 | 1): Arranged[] {
  const from = free.findIndex((card) => card.id === id)
  const column = free.filter((card) => card.x === free[from]?.x)
  const beside = column[column.findIndex((card) => card.id === id) + step]
  if (from < 0 || beside === undefined) return [...free]
  const to = free.indexOf(beside)
  return free.with(from, beside).with(to, free[from] ?? beside)
}

/** The cards with one in another place. */
export function moved(free: readonly Arranged[], id: HomeCard, { x, before }: CardPlace): Arranged[] {
  const card = free.find((one) => one.id === id)
  if (card === undefined || before === id) return [...free]
  const others = free.filter((one) => one.id !== id)
  const at = others.findIndex((one) => one.id === before)
  return others.toSpliced(at < 0 ? others.length : at, 0, { ...card, x })
}

export function changed(free: readonly Arranged[], id: HomeCard, change: Partial<Arranged>): Arranged[] {
  return free.map((card) => (card.id === id ? { ...card, ...change } : card))
}
