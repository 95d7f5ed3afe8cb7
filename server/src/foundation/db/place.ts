import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * For what a connection is wanted. `kind` tells apart what may get stuck by itself, such as one call; a stranger's work
 * is refused before that of a signed-in person, and what others wait for, such as a job or the second transaction of
 * one and the same request, last.
 */
export type WorkKind = { kind: string; weight: 'stranger' | 'person' | 'needed' }

type Standing = WorkKind & {
  /** Whether the running transaction holds something that others wait for. */
  isHolding: () => boolean
  /** The same for all transactions around this one, too. */
  isAnyHolding: () => boolean
}

const standings = new AsyncLocalStorage<Standing>()
const itself: WorkKind = { kind: 'itself', weight: 'needed' }

/** Runs `work`, whose questions to the database are all of this kind. */
export function forPlace<T>(place: WorkKind, work: () => Promise<T>): Promise<T> {
  return standings.run({ ...place, isHolding: () => false, isAnyHolding: anyHolding() }, work)
}

/**
 * Keeps the kind, and makes it more important once the transaction that `work` runs in holds a connection: others wait
 * for that one.
 */
export function whileHolding<T>(isHolding: () => boolean, work: () => Promise<T>): Promise<T> {
  const around = anyHolding()
  return standings.run({ ...currentPlace(), isHolding, isAnyHolding: () => isHolding() || around() }, work)
}

export function currentPlace(): WorkKind {
  const standing = standings.getStore()
  if (standing === undefined) return itself
  const { kind, weight, isHolding } = standing
  return { kind, weight: isHolding() ? 'needed' : weight }
}

/**
 * The kind of the call that holds a connection just now; null where none does. Jobs may: there are few of them, and what
 * they do has to be noted where it is done.
 */
export function holdingCall(): string | null {
  const standing = standings.getStore()
  if (standing === undefined || standing.kind === itself.kind) return null
  return standing.isAnyHolding() ? standing.kind : null
}

function anyHolding() {
  return standings.getStore()?.isAnyHolding ?? (() => false)
}
