import type { ReadableStreamReadResult } from 'node:stream/web'

/** A list of a thousand names with what belongs to each is the largest text that a store sends. */
const mostTextBytes = 8 * 1024 * 1024

/** The text of an answer. A server that sends more than any store would is not heard to the end. */
export async function textOf(answer: Response) {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of answer.body ?? []) {
    bytes += piece.length
    if (bytes > mostTextBytes) throw new Error('the file store says more than it was asked')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

/** The bytes of an answer. Throws where nothing comes for so long while a reader waits for it. */
export async function* unlessSilent(answer: Response, silenceMs: number): AsyncGenerator<Buffer> {
  const reader = answer.body?.getReader()
  if (reader === undefined) return
  try {
    for (;;) {
      const { done, value } = await within<ReadableStreamReadResult<Uint8Array>>(reader.read(), silenceMs)
      if (done) return
      yield Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    }
  } finally {
    // It may be broken already, and the caller knows by then.
    await reader.cancel().catch(() => undefined)
  }
}

async function within<T>(work: Promise<T>, silenceMs: number) {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error('the file store fell silent in the middle of a file')),
    silenceMs,
  )
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
