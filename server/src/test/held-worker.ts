import { startWorker, type HashWorker } from '../identity/hashing/start-worker.ts'

/** Threads that hash, and that a test can hold: then they begin, and finish only when they are let go. */
export function holdableWorkers() {
  const gate = Promise.withResolvers<void>()
  const begun: string[] = []
  let isHeld = false
  const start = (): HashWorker => {
    const worker = startWorker()
    return {
      ...worker,
      async run(work) {
        begun.push(...work.messages.map((message) => Buffer.from(message).toString()))
        if (isHeld) await gate.promise
        return worker.run(work)
      },
    }
  }
  return {
    start,
    /** The attempts so far, in the order of their beginning: a test gives each attempt a password of its own. */
    begun,
    hold() {
      isHeld = true
      begun.length = 0
    },
    letGo: () => gate.resolve(),
  }
}
