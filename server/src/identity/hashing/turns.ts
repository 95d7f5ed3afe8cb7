import { createLines, type Lines } from './lines.ts'

/**
 * Whose work it is: networks take turns, and in each of them its accounts do. A signed-in caller and the server itself
 * are known.
 */
export type Turn = { network: string; account: string; isKnown?: true; isHeld?: true }

/** One place in so many is kept for known callers: strangers can come from any number of networks. */
const keptShare = 4

/** Whether the newcomer may wait, and what lost its place for it. */
type Entered<T> = { isIn: boolean; out?: T }

/** What waits, and in which order: every second turn is that of a known caller, while one of them waits. */
export function createTurns<T>(places: () => number) {
  const [known, strangers] = [createLines<T>(), createLines<T>()]
  const size = () => known.size() + strangers.size()
  let wasKnown = false

  /** The next item; undefined when none waits. */
  function next(): T | undefined {
    const isKnown = known.size() > 0 && (!wasKnown || strangers.size() === 0)
    wasKnown = isKnown
    return (isKnown ? known : strangers).next()
  }

  /**
   * Where all places are taken a newcomer gets the last one of the longest line, which stays no shorter than the
   * newcomer's own. When the newcomer's own line is the longest already, the newcomer is not let in.
   */
  function enter(turn: Turn, item: T): Entered<T> {
    const own = turn.isKnown ? known : strangers
    const crowded = crowdedFor(turn)
    const place = crowded.length === 0 ? null : placeFor({ turn, own, crowded })
    if (place === undefined) return { isIn: false }
    const out = place?.()
    own.add(turn, item)
    return out === undefined ? { isIn: true } : { isIn: true, out }
  }

  /** The lines of which one has to make room; none where there is room. */
  function crowdedFor({ isKnown }: Turn) {
    const most = places()
    if (!isKnown && strangers.size() >= most - Math.ceil(most / keptShare)) return [strangers]
    return size() >= most ? [known, strangers] : []
  }

  return { enter, next, size }
}

type Asking<T> = { turn: Turn; own: Lines<T>; crowded: readonly Lines<T>[] }

/** The item that loses its place to a newcomer; undefined when there is none. */
function placeFor<T>({ turn, own, crowded }: Asking<T>) {
  const lengthOf = (lines: Lines<T>) => lines.of(lines.longest() ?? '')
  const lines = crowded.reduce((longest, other) => (lengthOf(other) > lengthOf(longest) ? other : longest))
  const isLonger = lengthOf(lines) > own.of(turn.network) + 1
  if (isLonger) return takerIn(lines, lines.longest() ?? '')
  const longest = own.longestIn(turn.network)
  return longest !== null && longest.length > own.ofAccount(turn) + 1 ? takerIn(own, turn.network) : undefined
}

function takerIn<T>(lines: Lines<T>, network: string) {
  const place = lines.longestIn(network)
  return place === null ? undefined : () => lines.removeLast(place)
}
