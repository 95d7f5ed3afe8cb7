import { setTimeout as wait } from 'node:timers/promises'
import { platform } from '../db/scope.ts'
import { findDueKinds } from './queries.ts'
import { quietly, type JobRunner, type RunnerOptions } from './runner.ts'

type Lane = { kinds: readonly string[]; wake: () => void }

const pollMs = 2000

/**
 * Looks for what is due, every two seconds and whenever it is told that there may be something, and wakes only the lanes
 * whose work it is: a process that has nothing to do asks its database one question, however many lanes it has.
 */
export function startLookout(lanes: readonly Lane[], { services, log, now }: Omit<RunnerOptions, 'jobs'>): JobRunner {
  const state = { isStopping: false, awake: Promise.withResolvers<void>() }
  const finished = watch()
  const wake = () => state.awake.resolve()
  return {
    wake,
    async stop() {
      state.isStopping = true
      wake()
      await finished
    },
  }

  async function watch() {
    while (!state.isStopping) {
      await look()
      await Promise.race([state.awake.promise, wait(pollMs, undefined, { ref: false })])
      state.awake = Promise.withResolvers()
    }
  }

  async function look() {
    const due = (await quietly(() => services.tx(platform, (db) => findDueKinds(db, now())), log)) ?? []
    for (const lane of lanes) if (lane.kinds.some((kind) => due.includes(kind))) lane.wake()
  }
}
