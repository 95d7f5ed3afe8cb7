import { liveEvent, type LiveEvent } from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'
import { forPlace } from '../../db/place.ts'
import { platform } from '../../db/scope.ts'
import type { Transact } from '../../db/tx.ts'
import { isFor, type Listener } from './audience.ts'
import { eachOnce, sameWord, type News } from './news.ts'
import { hasRead, positionOf, readPosition, sentAs, snapshotOf, type Position } from './position.ts'
import { selectNews, type NewsRow } from './queries.ts'

/** `position` null: too long to be sent. `isReset`: what happened meanwhile is not known any more. */
export type Heard = { position: string | null; isReset: boolean; list: LiveEvent[] }

/** A reader who was away for no longer than this goes on where it was. */
const keepMs = 20 * 60_000
const keepCount = 20_000
/** An event is as old as its writing, but is seen at its commit: no transaction of ours lasts longer. */
const longestTransactionMs = 90_000
/** A new listener hears of what happened while their page was on its way. */
const freshMs = 30_000
const place = { kind: 'live', weight: 'person' } as const

type Options = {
  tx: Transact
  log: Logger
  /** What is to be known before listeners are told of these. */
  prepare: (news: readonly News[]) => Promise<void>
  tell: (news: News[] | null) => void
}

export type Course = ReturnType<typeof createCourse>

/**
 * What has happened of late, as one process knows it: read once for all listeners there, and kept so that a listener
 * who comes back need not ask the database. `tell` is given what is new; null: too much, every listener is to ask anew.
 */
export function createCourse({ tx, log, prepare, tell }: Options) {
  let known: News[] = []
  let position: Position | null = null
  /** Events that were written before this may be missing. */
  let knownSince = 0
  let underway: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | null = null
  return { catchUp, since, position: () => (position === null ? null : sentAs(position)) }

  /** Reads what there is at this moment or later. A caller that asks before that has begun shares it. */
  function catchUp(): Promise<void> {
    waiting ??= afterwards(underway)
    return waiting
  }

  async function afterwards(before: Promise<void>) {
    await before.catch(() => {}) // The caller that asked for it is told.
    underway = waiting ?? underway
    waiting = null
    const before_ = position
    const found = await forPlace(place, () =>
      tx(platform, (db) => selectNews(db, { snapshot: before_ && snapshotOf(before_), keepMs, limit: keepCount + 1 })),
    )
    const read = found.news.length > keepCount ? null : found.news.flatMap((row) => newsFrom(row, log))
    if (read !== null) await prepare(read)
    take(found, read)
  }

  function take({ at, snapshot }: Awaited<ReturnType<typeof selectNews>>, read: News[] | null) {
    const isFirst = position === null
    position = positionOf(at, snapshot)
    if (isFirst) knownSince = at - keepMs
    if (read === null) [known, knownSince] = [[], at]
    else keep(read, at)
    if (!isFirst && (read === null || read.length > 0)) tell(read)
  }

  function keep(read: News[], at: number) {
    // What is told again stands for what was told in an earlier look: a listener that has not read that has not read this, either.
    const again = new Set(read.map(sameWord).filter((word) => word !== null))
    if (again.size > 0) known = known.filter((one) => !again.has(sameWord(one) ?? ''))
    known.push(...read)
    const isOver = ({ writtenAt }: News, index: number) => writtenAt < at - keepMs || index < known.length - keepCount
    const over = known.findIndex((one, index) => !isOver(one, index))
    const dropped = known.splice(0, over === -1 ? known.length : over)
    knownSince = Math.max(knownSince, ...dropped.map(({ writtenAt }) => writtenAt))
  }

  /** What is new to a listener who was at `after`; without it, to one who begins. */
  function since(listener: Listener, after: string | undefined): Heard {
    if (position === null) throw new Error('nobody listens before something was read')
    const before = after === undefined ? null : readPosition(after)
    const isMine = (one: News) => isFor(one, listener)
    const now = position
    const at = { position: sentAs(now), isReset: false }
    if (before === null)
      return { ...at, list: eventsOf(known.filter((one) => isMine(one) && one.writtenAt > now.at - freshMs)) }
    // A position ahead of us belongs to another database: to the one before a backup was brought back.
    if (before.at - longestTransactionMs < knownSince || before.at > now.at || before.xmax > now.xmax)
      return { ...at, isReset: true, list: [] }
    return { ...at, list: eventsOf(known.filter((one) => isMine(one) && !hasRead(before, one.xact))) }
  }
}

function eventsOf(news: readonly News[]) {
  return eachOnce(news).map(({ event }) => event)
}

/** A process of a newer version may write what this one does not know; its pages do not, either. */
function newsFrom({ xact, kind, payload, ...rest }: NewsRow, log: Logger): News[] {
  const read = liveEvent.safeParse({ kind, payload: jsonOf(payload) })
  if (read.success) return [{ ...rest, xact: BigInt(xact), event: read.data }]
  log.warn({ kind }, 'a live event is of a kind that is not known here')
  return []
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
