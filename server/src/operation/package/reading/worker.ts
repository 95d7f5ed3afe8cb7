import { parentPort, workerData } from 'node:worker_threads'
import { readPackage } from './read-package.ts'
import { Refused } from './refused.ts'
import type { Source } from './source.ts'
import type { Asked, Answered, Task } from './thread-words.ts'

// Runs in a thread of its own and is started as it is, in tests too: it may import nothing that needs to be built.

const { platform, sizeBytes }: Task = workerData
const port = parentPort
if (port === null) throw new Error('this file is the beginning of a thread')

/** Whoever started the thread has the file: it has no way to it, nor to anything else. */
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

function say(words: Asked | Answered) {
  port?.postMessage(words)
}

try {
  say({ kind: 'facts', facts: await readPackage(platform, source) })
} catch (error) {
  // Whatever a reader trips over is the file's fault.
  say({ kind: 'refused', refusal: error instanceof Refused ? error.refusal : 'broken' })
}
// It would wait for messages for ever.
port.close()
