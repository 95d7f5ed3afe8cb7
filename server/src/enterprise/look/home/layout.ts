import { type HomeCard, homeCards, type PlacedCard } from '@atrium/shared-utility/contract'

/** A card where its person wants it, from the top of its column. */
export type ChosenCard = { id: HomeCard; x: number; isHidden: boolean }
/** The same for everybody of an enterprise. */
export type DefaultCard = ChosenCard & { isLocked: boolean }

const columns = [0, 1] as const
const inWideColumn: ReadonlySet<HomeCard> = new Set(['todo', 'pinned', 'applications', 'team'])

/** As the portal has it, while no administrator has arranged it otherwise. */
const portals: readonly DefaultCard[] = homeCards.map((id) => ({
  id,
  x: inWideColumn.has(id) ? 0 : 1,
  isHidden: false,
  isLocked: false,
}))

/** What an enterprise has stored, and below it the cards that there were not yet when it was stored. */
export function defaultsOf(stored: readonly DefaultCard[] | null): DefaultCard[] {
  return completed(stored ?? [], portals)
}

type Arranged = { defaults: readonly DefaultCard[]; own: readonly ChosenCard[] | null; offered: ReadonlySet<HomeCard> }

/** The page of a person: as they have arranged it, but what is locked is shown, where the enterprise has it. */
export function layoutOf({ defaults, own, offered }: Arranged): PlacedCard[] {
  const given = defaults.filter(({ id }) => offered.has(id))
  const locked = new Map(given.filter(({ isLocked }) => isLocked).map((card) => [card.id, card]))
  const free = completed(own ?? [], given).filter(({ id }) => offered.has(id) && !locked.has(id))
  return columns.flatMap((x) => {
    const column: ChosenCard[] = free.filter((card) => card.x === x)
    for (const [place, card] of given.filter((one) => one.x === x).entries())
      if (card.isLocked) column.splice(place, 0, { ...card, isHidden: false })
    return column.map(({ id, isHidden }, y) => placed({ id, x, y, isHidden, isLocked: locked.has(id) }))
  })
}

/** Cards that are known still, each once, and behind them those that are missing. */
function completed<T extends ChosenCard, D extends T>(stored: readonly T[], all: readonly D[]): T[] {
  const known = new Set(homeCards)
  const kept = stored.filter(({ id }) => known.has(id))
  const there = new Set(kept.map(({ id }) => id))
  return [...kept, ...all.filter(({ id }) => !there.has(id))]
}

type CardPlace = { id: HomeCard; x: number; y: number; isHidden: boolean; isLocked: boolean }

function placed({ id, x, y, ...props }: CardPlace): PlacedCard {
  return { id, type: id, x, y, w: x === 0 ? 2 : 1, h: 1, props }
}
