/** Its last user lets it go for the next one, unless the collector was faster. */
let spare: WeakRef<Buffer> | null = null

/**
 * Cuts a body into pieces of this size, the last one smaller. One buffer serves all of them: each is used up before the
 * next comes. A reader may still write into the buffer of a body that was not used to its end, so that no other body
 * takes it.
 */
export async function* inParts(body: AsyncIterable<Buffer>, partBytes: number) {
  const part = taken(partBytes)
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
  spare = new WeakRef(part)
}

function taken(bytes: number) {
  const left = spare?.deref()
  spare = null
  return left?.length === bytes ? left : Buffer.allocUnsafeSlow(bytes)
}
