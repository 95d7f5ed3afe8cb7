import { parentPort, workerData } from 'node:worker_threads'
import { Refused } from './refused.ts'
import type { Source } from './source.ts'
import type { ReadRequest, Answered } from './thread-words.ts'

type WorkerData<Of> = { of: Of; sizeBytes: number }

/**
 * The whole course of a thread that reads one file. The thread that started it has the file: this one has no way to it,
 * nor to anything else: what it imports is put into one text with it.
 */
export async function answerOnce<Of>(read: (source: Source, of: Of) => Promise<unknown>) {
  const port = parentPort
  if (port === null) throw new Error('this is the course of a thread')
  const say = (words: ReadRequest | Answered) => port.postMessage(words)
  const { of, sizeBytes }: WorkerData<Of> = workerData
  const source: Source = {
    sizeBytes,
    async read(at, length) {
      if (length === 0) return Buffer.alloc(0)
      // A list that names places beyond the end is that of a file that was cut.
      if (at < 0 || at + length > sizeBytes) throw new Refused('truncated')
      const came = Promise.withResolvers<Uint8Array>()
      port.once('message', (bytes: Uint8Array) => came.resolve(bytes))
      say({ kind: 'read', at, length })
      return Buffer.from(await came.promise)
    },
  }
  try {
    say({ kind: 'facts', facts: await read(source, of) })
  } catch (error) {
    // Every failure of a reader is the file's fault.
    say({ kind: 'refused', refusal: error instanceof Refused ? error.refusal : 'broken' })
  }
  // An open port would wait for messages for ever.
  port.close()
}
