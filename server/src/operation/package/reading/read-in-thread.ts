import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { errorCode } from '../../../foundation/error/error-code.ts'
import { limits } from './limits.ts'
import type { Source } from './source.ts'
import type { Answered, Asked, Task } from './thread-words.ts'

type Options = {
  source: Source
  stopping: AbortSignal
  /** How long it may take. */
  timeMs?: number
}

/**
 * Reads a package in a thread of its own, with so much memory and time: what is made to break readers breaks that one. It has
 * neither environment nor file; what it wants to see of the file it asks for. Null when the process ends meanwhile. Throws
 * what reading the store failed of.
 */
export async function readInThread(
  { platform, sizeBytes }: Task,
  { source, stopping, timeMs = limits.timeMs }: Options,
): Promise<Answered | null> {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), {
    env: {},
    workerData: { platform, sizeBytes },
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes, maxYoungGenerationSizeMb: 32 },
  })
  const done = Promise.withResolvers<Answered | null>()
  const ended = new AbortController()
  thread.on('message', (words: Asked | Answered) => {
    if (words.kind !== 'read') return done.resolve(words)
    void hand(words, { thread, source }).catch(done.reject)
  })
  thread.on('error', (error) => done.resolve({ kind: 'refused', refusal: refusalOf(error) }))
  thread.on('exit', () => done.resolve({ kind: 'refused', refusal: 'broken' }))
  stopping.addEventListener('abort', () => done.resolve(null), { once: true, signal: ended.signal })
  void giveUpAfter(timeMs, ended.signal, () => done.resolve({ kind: 'refused', refusal: 'tooSlow' }))
  try {
    return stopping.aborted ? null : await done.promise
  } finally {
    ended.abort()
    await thread.terminate()
  }
}

async function hand({ at, length }: Asked, { thread, source }: { thread: Worker; source: Source }) {
  const bytes = await source.read(at, length)
  // Handed over, not copied.
  const own = new Uint8Array(bytes)
  thread.postMessage(own, [own.buffer])
}

function refusalOf(error: unknown) {
  return errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? 'bomb' : 'broken'
}

async function giveUpAfter(timeMs: number, signal: AbortSignal, giveUp: () => void) {
  try {
    await wait(timeMs, undefined, { signal, ref: false })
    giveUp()
  } catch {
    // It was done in time.
  }
}
