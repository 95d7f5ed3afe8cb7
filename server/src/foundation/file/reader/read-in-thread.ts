import { Worker } from 'node:worker_threads'
import { errorCode } from '../../process/error/error-code.ts'
import { limits } from './limits.ts'
import type { Source } from './source.ts'
import type { Answered, ReadRequest, Task } from './thread-words.ts'

type Options = { source: Source; program: string }

/**
 * Reads a file in a thread of its own, with so much memory: a file that is made to break readers breaks that thread. It
 * has neither environment nor file; it asks for what it wants to see of the file. Throws every failure to read the
 * file.
 */
export async function readInThread({ of, sizeBytes }: Task, { source, program }: Options): Promise<Answered> {
  const thread = new Worker(program, {
    eval: true,
    env: {},
    workerData: { of, sizeBytes },
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes, maxYoungGenerationSizeMb: 32 },
  })
  const done = Promise.withResolvers<Answered>()
  thread.on('message', (words: ReadRequest | Answered) => {
    if (words.kind !== 'read') return done.resolve(words)
    void hand(words, { thread, source }).catch(done.reject)
  })
  thread.on('error', (error) => done.resolve({ kind: 'refused', refusal: refusalOf(error) }))
  thread.on('exit', () => done.resolve({ kind: 'refused', refusal: 'broken' }))
  try {
    return await done.promise
  } finally {
    await thread.terminate()
  }
}

type Hand = { thread: Worker; source: Source }

async function hand({ at, length }: ReadRequest, { thread, source }: Hand) {
  const bytes = await source.read(at, length)
  // Handed over, not copied.
  const own = new Uint8Array(bytes)
  thread.postMessage(own, [own.buffer])
}

function refusalOf(error: unknown) {
  return errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? 'bomb' : 'broken'
}
