import { previewedTextBytes } from '../../model/index.ts'

/** The beginning of a text, and whether there is more of it. Null where the server sends it no more. */
export async function readText(url: string, signal: AbortSignal) {
  const range = `bytes=0-${previewedTextBytes - 1}`
  const answer = await fetch(url, { headers: { range }, credentials: 'same-origin', signal })
  if (!answer.ok) return null
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const whole = Number(answer.headers.get('content-range')?.split('/')[1] ?? bytes.length)
  return { text: decoded(bytes), isCut: whole > bytes.length }
}

/** In the encoding that a mark at its beginning names, else UTF-8; what is none is GB 18030, as older programs write it in China. */
function decoded(bytes: Uint8Array) {
  const mark = bytes.length > 1 ? (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0) : 0
  if (mark === 0xfffe || mark === 0xfeff)
    return new TextDecoder(mark === 0xfffe ? 'utf-16le' : 'utf-16be').decode(bytes)
  try {
    // A letter that the end cuts in two is left for what would follow.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
