import { pipeline, Transform, type Readable } from 'node:stream'
import { Problem } from '@atrium/shared-utility/contract'
import { packageLimits } from './limits.ts'

type Reading = { open: () => Promise<Readable>; sent: (bytes: number) => void }

const retrySeconds = 5

/**
 * Keeps the files that one person has made links to from being read by a crowd, however many links there are: a reader
 * who loads in several pieces at once gets some of them.
 */
export function createReaders(most = packageLimits.readersAtOnce) {
  const open = new Map<string, number>()
  const leave = (person: string) => {
    const left = (open.get(person) ?? 1) - 1
    if (left === 0) open.delete(person)
    else open.set(person, left)
  }
  return {
    /** Throws overloaded. */
    async read(person: string, reading: Reading) {
      const before = open.get(person) ?? 0
      if (before >= most) throw new Problem('overloaded', { seconds: retrySeconds })
      open.set(person, before + 1)
      try {
        return counted(await reading.open(), (bytes) => {
          leave(person)
          reading.sent(bytes)
        })
      } catch (error) {
        leave(person)
        throw error
      }
    },
  }
}

/** The same, which says how much its reader has taken once it is over, in whichever way. */
function counted(body: Readable, over: (bytes: number) => void) {
  let bytes = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return pipeline(body, counter, () => over(bytes))
}
