import { Worker } from 'node:worker_threads'
import type { Derivation } from './derivation.ts'

/** A thread that hashes, one piece of work after another. */
export type HashWorker = {
  /** Rejects when the thread ends meanwhile, by itself or because it was made to. */
  run(work: Derivation): Promise<Buffer[]>
  /** True once it has ended: it takes no work any more. */
  isOver(): boolean
  end(): Promise<void>
}

/** The thread is gone, by itself or because it was ended; it is unknown whether its work can be done. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded'
}

/** Starts one. While it has nothing to do it keeps no process alive. */
export function startWorker(): HashWorker {
  // It needs nothing of our environment, which may hold passwords.
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { env: {} })
  let running: PromiseWithResolvers<Buffer[]> | null = null
  let isOver = false
  thread.unref()
  thread.on('message', (tags: Uint8Array[]) => running?.resolve(tags.map((tag) => Buffer.from(tag))))
  thread.on('error', (error) => running?.reject(new Error('a thread that hashes has crashed', { cause: error })))
  thread.on('exit', (code) => {
    isOver = true
    running?.reject(new ThreadEnded(`a thread that hashes has ended with ${code}`))
  })
  return {
    async run(work) {
      running = Promise.withResolvers()
      thread.ref()
      try {
        thread.postMessage(work)
        return await running.promise
      } finally {
        running = null
        thread.unref()
      }
    },
    isOver: () => isOver,
    end: async () => void (await thread.terminate()),
  }
}
