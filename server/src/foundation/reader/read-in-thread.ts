import { Worker } from 'node:worker_threads'
import { errorCode } from '../error/error-code.ts'
import { limits } from './limits.ts'
import type { Source } from './source.ts'
import type { Answered, Asked, Task } from './thread-words.ts'

type Options = { source: Source }

/**
 * Reads a file in a thread of its own, with so much memory and time: what is made to break readers breaks that one. It has
 * neither environment nor file; what it wants to see of the file it asks for. Throws what reading the file failed of.
 */
export async function readInThread(
  { worker, of, sizeBytes, timeMs = limits.timeMs }: Task,
  { source }: Options,
): Promise<Answered> {
  const thread = new Worker(new URL(worker), {
    env: {},
    workerData: { of, sizeBytes },
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes, maxYoungGenerationSizeMb: 32 },
  })
  const done = Promise.withResolvers<Answered>()
  const clock = createClock(timeMs, () => done.resolve({ kind: 'refused', refusal: 'tooSlow' }))
  thread.on('message', (words: Asked | Answered) => {
    if (words.kind !== 'read') return done.resolve(words)
    clock.pause()
    void hand(words, { thread, source, clock }).catch(done.reject)
  })
  thread.on('error', (error) => done.resolve({ kind: 'refused', refusal: refusalOf(error) }))
  thread.on('exit', () => done.resolve({ kind: 'refused', refusal: 'broken' }))
  clock.goOn()
  try {
    return await done.promise
  } finally {
    clock.pause()
    await thread.terminate()
  }
}

type Hand = { thread: Worker; source: Source; clock: ReturnType<typeof createClock> }

async function hand({ at, length }: Asked, { thread, source, clock }: Hand) {
  const bytes = await source.read(at, length)
  // Handed over, not copied.
  const own = new Uint8Array(bytes)
  clock.goOn()
  thread.postMessage(own, [own.buffer])
}

function refusalOf(error: unknown) {
  return errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? 'bomb' : 'broken'
}

/** Says when so much time has gone by in which it was not paused. */
function createClock(timeMs: number, over: () => void) {
  let leftMs = timeMs
  let since = 0
  let timer: NodeJS.Timeout | null = null
  return {
    goOn() {
      since = performance.now()
      timer = setTimeout(over, leftMs)
    },
    pause() {
      if (timer === null) return
      clearTimeout(timer)
      timer = null
      leftMs = Math.max(0, leftMs - (performance.now() - since))
    },
  }
}
