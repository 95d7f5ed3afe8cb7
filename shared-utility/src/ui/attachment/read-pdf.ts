import { mostPdfBytes } from '../../model/index.ts'

/** The bytes of a document; `large` where they are too many to be shown, null where the server sends it no more. */
export async function readPdf(url: string, signal: AbortSignal) {
  const answer = await fetch(url, { credentials: 'same-origin', signal })
  if (!answer.ok) return null
  if (Number(answer.headers.get('content-length') ?? 0) > mostPdfBytes) {
    await answer.body?.cancel()
    return 'large'
  }
  const bytes = await answer.arrayBuffer()
  return bytes.byteLength > mostPdfBytes ? 'large' : bytes
}
