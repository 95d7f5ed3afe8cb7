import { ThreadEnded, type HashWorker } from './start-worker.ts'
import type { Derivation } from './derivation.ts'

/** A thread keeps some megabytes, and starts in a moment. */
const idleMs = 30_000

/** Starts threads as they are needed, replaces those that end, and ends all of them once nothing is to be done. */
export function createThreads(start: () => HashWorker, most: number) {
  const all = new Set<HashWorker>()
  const idle: HashWorker[] = []
  const waiting: (() => void)[] = []
  let busy = 0
  let isStopped = false
  let idleTimer: NodeJS.Timeout | undefined

  function take() {
    for (let worker = idle.pop(); worker !== undefined; worker = idle.pop()) {
      if (!worker.isOver()) return worker
      all.delete(worker)
    }
    const started = start()
    all.add(started)
    return started
  }

  async function end(worker: HashWorker) {
    all.delete(worker)
    await worker.end()
  }

  function endIdle() {
    for (const worker of idle.splice(0)) void end(worker)
  }

  async function runOnce(work: Derivation) {
    const worker = take()
    try {
      const tags = await worker.run(work)
      idle.push(worker)
      return tags
    } catch (error) {
      // Whatever the error was, this thread is not trusted any more: the next piece of work gets another one.
      await end(worker)
      throw error
    }
  }

  return {
    async run(work: Derivation) {
      while (busy >= most) await new Promise<void>((resolve) => waiting.push(resolve))
      if (isStopped) throw new Error('the server stops')
      clearTimeout(idleTimer)
      busy += 1
      try {
        return await twice(
          () => runOnce(work),
          () => isStopped,
        )
      } finally {
        busy -= 1
        waiting.shift()?.()
        if (busy === 0) idleTimer = setTimeout(endIdle, idleMs).unref()
      }
    },
    async stop() {
      isStopped = true
      clearTimeout(idleTimer)
      await Promise.all([...all].map(end))
    },
  }
}

// A sign-in must not fail because the system ended a thread: hashing has no effect, so it is done again, once.
async function twice<T>(run: () => Promise<T>, isStopped: () => boolean) {
  try {
    return await run()
  } catch (error) {
    if (isStopped() || !(error instanceof ThreadEnded)) throw error
    return run()
  }
}
