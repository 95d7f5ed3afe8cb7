import type { Source } from '../../../../foundation/file/reader/source.ts'

const windowBytes = 4 * 1024 * 1024

/** The same, which asks for more than it was asked for: what comes next is mostly what is read next. */
export function windowed(source: Source): Source {
  const { sizeBytes } = source
  let from = 0
  let window: Buffer = Buffer.alloc(0)
  return {
    sizeBytes,
    async read(at, length) {
      if (length > windowBytes) return source.read(at, length)
      if (at < from || at + length > from + window.length) {
        window = await source.read(at, Math.max(length, Math.min(windowBytes, sizeBytes - at)))
        from = at
      }
      return window.subarray(at - from, at - from + length)
    },
  }
}

/** The bytes of a range, piece by piece. */
export async function* pieces(source: Source, { at, length }: { at: number; length: number }) {
  for (let done = 0; done < length; done += windowBytes)
    yield source.read(at + done, Math.min(windowBytes, length - done))
}
