import { Problem } from '@atrium/shared-utility/contract'
import type { WorkKind } from './place.ts'

type Holder = { kind: string; since: number }
type Waiting = { place: WorkKind; admit: (leave: () => void) => void }
type Options = {
  /** How many connections there are. */
  most: number
  /** For how long one may wait for one. */
  patienceMs: () => number
  /** Work that holds one for longer is stuck. */
  stuckMs: () => number
}

/** How much of all the connections each may take; the rest is for more important work. */
const shares = { stranger: 0.75, person: 0.9, needed: 1 } as const
/**
 * Work of one kind takes at most this share of the connections, so that strangers have some left; work of one kind that
 * is stuck takes at most the next share.
 */
const kindShare = 0.5
const stuckShare = 0.25
const order = ['needed', 'person', 'stranger'] as const

/**
 * Decides which work gets a connection. Work of one kind that is stuck, behind a lock say, holds a quarter of them and
 * no more, so that everything else goes on; and where there are too few, the most important comes first. Throws
 * overloaded.
 */
export function createGate({ most, patienceMs, stuckMs }: Options) {
  const holders = new Set<Holder>()
  const lines: Record<WorkKind['weight'], Waiting[]> = { needed: [], person: [], stranger: [] }
  return async (place: WorkKind) => {
    if (lines[place.weight].length === 0 && mayEnter(place)) return hold(place)
    return wait(place)
  }

  function mayEnter({ kind, weight }: WorkKind) {
    if (holders.size >= atLeastOne(most * shares[weight])) return false
    if (weight === 'needed') return true
    const alike = [...holders].filter((holder) => holder.kind === kind)
    const before = performance.now() - stuckMs()
    const stuck = alike.filter(({ since }) => since < before)
    return alike.length < atLeastOne(most * kindShare) && stuck.length < atLeastOne(most * stuckShare)
  }

  function hold({ kind }: WorkKind) {
    const holder = { kind, since: performance.now() }
    holders.add(holder)
    return () => {
      if (holders.delete(holder)) admitNext()
    }
  }

  function admitNext() {
    for (const weight of order) {
      const line = lines[weight]
      const next = line.findIndex(({ place }) => mayEnter(place))
      if (next === -1) continue
      const [{ place, admit }] = line.splice(next, 1) as [Waiting] // It was found there by findIndex.
      return admit(hold(place))
    }
  }

  function wait(place: WorkKind) {
    const { promise, resolve, reject } = Promise.withResolvers<() => void>()
    const line = lines[place.weight]
    const waiting: Waiting = { place, admit: (leave) => (clearTimeout(limit), resolve(leave)) }
    const limit = setTimeout(() => {
      line.splice(line.indexOf(waiting), 1)
      reject(new Problem('overloaded', { seconds: 2 }, { cause: new Error(`no connection for ${place.kind}`) }))
    }, patienceMs())
    line.push(waiting)
    return promise
  }
}

function atLeastOne(share: number) {
  return Math.max(1, Math.floor(share))
}
