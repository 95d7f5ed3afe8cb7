import { availableParallelism } from 'node:os'
import { Problem } from '@atrium/shared-utility/contract'
import { createSpeed } from './speed.ts'
import { startWorker, type HashWorker } from './start-worker.ts'
import { createThreads } from './threads.ts'
import { createTurns, type Turn } from './turns.ts'
import type { Derivation } from './derivation.ts'

/** Hashes with argon2id in threads of its own, which neither files nor pages share, so many at once as there are cores. */
export type Hashing = {
  /** The tags of the messages. Throws overloaded where too many wait already. */
  derive(work: Derivation, turn: Turn): Promise<Buffer[]>
  /**
   * Waits for the turn before anything is done at all, and keeps it for what `work` derives: a crowd that signs in is at
   * the database as few at a time as at the threads, so that pages find a connection. Throws overloaded like `derive`.
   */
  inTurn<T>(turn: Turn, work: (held: Turn) => Promise<T>): Promise<T>
  /** How many wait for their turn. */
  waiting(): number
  stop(): Promise<void>
}

type HashingOptions = {
  workers?: number
  /** How many have their turn at the same time: some of them are at the database meanwhile. */
  atOnce?: number
  start?: () => HashWorker
  /** How many may wait; else as many as can be worked off in a few seconds. */
  places?: number
}

type Waiting = PromiseWithResolvers<void>

const mostWorkers = 8

export function createHashing({
  workers = Math.min(availableParallelism(), mostWorkers),
  atOnce = workers * 3,
  start = startWorker,
  places,
}: HashingOptions = {}): Hashing {
  const speed = createSpeed(atOnce)
  const turns = createTurns<Waiting>(() => places ?? speed.places())
  const threads = createThreads(start, workers)
  let active = 0

  const overloaded = () => new Problem('overloaded', { seconds: speed.secondsFor(turns.size()) })

  function dispatch() {
    for (; active < atOnce && turns.size() > 0; active += 1) turns.next()?.resolve()
  }

  async function wait(turn: Turn) {
    const mine = Promise.withResolvers<void>()
    const { isIn, out } = turns.enter(turn, mine)
    if (!isIn) throw overloaded()
    out?.reject(overloaded())
    dispatch()
    await mine.promise
  }

  async function inTurn<T>(turn: Turn, work: (held: Turn) => Promise<T>) {
    if (turn.isHeld) return work(turn)
    await wait(turn)
    const startedAt = performance.now()
    try {
      return await work({ ...turn, isHeld: true })
    } finally {
      speed.note(performance.now() - startedAt)
      active -= 1
      dispatch()
    }
  }

  return {
    inTurn,
    derive: (work, turn) => inTurn(turn, () => threads.run(work)),
    waiting: () => turns.size(),
    async stop() {
      for (let next = turns.next(); next !== undefined; next = turns.next()) next.reject(new Error('the server stops'))
      await threads.stop()
    },
  }
}

declare module '../../foundation/call/context/services.ts' {
  interface Services {
    hashing: Hashing
  }
}
