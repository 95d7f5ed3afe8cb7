import { createRequire } from 'node:module'
import { Script } from 'node:vm'
import { limits } from '../foundation/file/reader/limits.ts'
import { programOf } from '../foundation/file/reader/program.ts'
import type { ReadFile } from '../foundation/file/reader/read-in-process.ts'
import type { Answered, ReadRequest, Task } from '../foundation/file/reader/thread-words.ts'

const modules = createRequire(import.meta.url)

/**
 * Reads a file by the program that the product reads it with, in the process of tests itself: one of its own takes a tenth of a
 * second of a processor, a thread half of that. What the process and the thread are for (what a reader may do and take) is tested
 * with `readInProcess`.
 */
export async function readHere<Facts, Refusal extends string>(
  { worker, of, sizeBytes }: Task,
  { source, stopping, patienceMs = limits.patienceMs }: Parameters<ReadFile>[1],
): Promise<Answered<Facts, Refusal> | null> {
  const begin = await beginningOf(worker)
  if (stopping.aborted) return null
  const done = Promise.withResolvers<Answered<Facts, Refusal> | null>()
  let took: Took = () => {}
  const parentPort = {
    once: (_: 'message', listener: Took) => void (took = listener),
    postMessage(words: ReadRequest | Answered<Facts, Refusal>) {
      if (words.kind !== 'read') return done.resolve(structuredClone(words))
      void source.read(words.at, words.length).then((bytes) => took(new Uint8Array(bytes)), done.reject)
    },
    close() {},
  }
  const thread = { parentPort, workerData: structuredClone({ of, sizeBytes }) }
  const leave = () => done.resolve(null)
  stopping.addEventListener('abort', leave, { once: true })
  const patience = setTimeout(() => done.reject(new Error('the file could not be read in time')), patienceMs)
  try {
    begin((name) => (name === 'node:worker_threads' ? thread : modules(name)))
    return await done.promise
  } finally {
    clearTimeout(patience)
    stopping.removeEventListener('abort', leave)
  }
}

type Took = (bytes: Uint8Array) => void
type Begin = (require: (name: string) => unknown) => void

const known = new Map<string, Begin>()

async function beginningOf(worker: string) {
  const before = known.get(worker)
  if (before !== undefined) return before
  const { thread } = await programOf(worker)
  const begin: Begin = new Script(`(require) => {${thread}\n}`).runInThisContext()
  known.set(worker, begin)
  return begin
}
