/** In pieces of this size, the last one smaller. One buffer for all of them: each is used up before the next comes. */
export async function* inParts(body: AsyncIterable<Buffer>, partBytes: number) {
  const part = Buffer.allocUnsafe(partBytes)
  let filled = 0
  for await (const bytes of body) {
    for (let read = 0; read < bytes.length;) {
      const copied = bytes.copy(part, filled, read)
      filled += copied
      read += copied
      if (filled === partBytes) yield part
      filled %= partBytes
    }
  }
  if (filled > 0) yield part.subarray(0, filled)
}
