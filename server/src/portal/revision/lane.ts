import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '@atrium/shared-utility/contract'
import { createTurns } from '../../foundation/call/http/by-turns.ts'

type Bounds = {
  /** More than these are refused. */
  mostWaiting: number
  /** How many times as long as the work took the lane pauses after it. */
  rest: number
}

const longestRestMs = 2000

/**
 * One piece of work after the other, each once for all callers that ask for it at the same time, with pauses: however
 * much is asked, the process is busy with it for a part of the time only. Throws overloaded.
 */
export function createLane<T>({ mostWaiting, rest }: Bounds) {
  const running = new Map<string, Promise<T>>()
  const line = createTurns(1)
  return (key: string, work: () => Promise<T>) => {
    const found = running.get(key)
    if (found !== undefined) return found
    if (running.size > mostWaiting) return Promise.reject(new Problem('overloaded', { seconds: 2 }))
    const done = Promise.withResolvers<T>()
    running.set(key, done.promise)
    void line('', () => rested(() => attempt(key, work, done)))
    return done.promise
  }

  /** The caller waits for the work, and not for the pause after it. */
  async function attempt(key: string, work: () => Promise<T>, done: PromiseWithResolvers<T>) {
    try {
      done.resolve(await work())
    } catch (error) {
      done.reject(error)
    } finally {
      running.delete(key)
    }
  }

  async function rested(work: () => Promise<void>) {
    const began = performance.now()
    await work()
    const pauseMs = Math.min((performance.now() - began) * rest, longestRestMs)
    if (pauseMs > 0) await wait(pauseMs, undefined, { ref: false })
  }
}
