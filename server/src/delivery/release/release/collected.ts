import { parcelLimits, Problem } from '@atrium/shared-utility/contract'

const patienceMs = 60_000

/**
 * The whole body of an upload; null where it does not come in time. One that comes byte by byte would hold its place among
 * those in memory for as long as its sender likes.
 */
export async function collected(bytes: AsyncIterable<Buffer>, withinMs = patienceMs) {
  const late = Promise.withResolvers<null>()
  const over = new AbortController()
  const timer = setTimeout(() => {
    over.abort()
    late.resolve(null)
  }, withinMs)
  try {
    return await Promise.race([read(bytes, over.signal), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Reads the bytes; once the time is over it reads no further. */
async function read(bytes: AsyncIterable<Buffer>, over: AbortSignal) {
  const kept: Buffer[] = []
  let size = 0
  for await (const piece of bytes) {
    if (over.aborted) return null
    size += piece.length
    if (size > parcelLimits.allBytes) throw new Problem('requestTooLarge')
    kept.push(piece)
  }
  return Buffer.concat(kept)
}
