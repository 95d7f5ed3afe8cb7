import { attempts, type S3Answer, type S3Client, type S3Limits } from './client.ts'
import { unlessSilent } from './answer.ts'

type Range = { key: string; first: number; last: number; answerLimitMs: S3Limits['answerLimitMs'] }

/**
 * The bytes of a range, exactly these. A line that breaks or falls silent is taken up where it was, three times in a
 * row at most, as long as the file is still the same one.
 */
export async function inRanges(ask: S3Client, range: Range) {
  // Before the first read: the caller that opens the file learns that it is not there at all.
  const opened = await openAt(ask, { ...range, at: range.first })
  return goOn(ask, range, opened)
}

async function* goOn(ask: S3Client, range: Range, opened: S3Answer): AsyncGenerator<Buffer> {
  const { first, last, answerLimitMs } = range
  const tag = opened.headers.get('etag') ?? undefined
  let at = first
  let failures = 0
  for (let answer = opened; ; answer = await openAt(ask, { ...range, at, tag })) {
    try {
      for await (const bytes of unlessSilent(answer.answer, answerLimitMs)) {
        at = endOf(bytes, { at, last })
        failures = 0
        yield bytes
      }
      if (at > last) return
      throw new Error('the file store has sent less of a file than it was asked for')
    } catch (error) {
      failures += 1
      if (error instanceof TooMuch || failures === attempts) throw error
    }
  }
}

function endOf({ length }: Buffer, { at, last }: { at: number; last: number }) {
  if (at + length > last + 1) throw new TooMuch()
  return at + length
}

class TooMuch extends Error {
  override readonly name = 'TooMuch'
  override readonly message = 'the file store has sent more of a file than it was asked for'
}

type Opening = Range & { at: number; tag?: string | undefined }

async function openAt(ask: S3Client, { key, last, at, tag }: Opening) {
  const headers = { range: `bytes=${at}-${last}`, ...(tag !== undefined && { 'if-match': tag }) }
  const answer = await ask({ method: 'GET', key, headers, isRead: true })
  // All of it, from the beginning, is not what was asked for.
  const isWhole = at === 0 && Number(answer.headers.get('content-length')) === last + 1
  if (answer.status === 206 || isWhole) return answer
  await answer.answer.body?.cancel()
  throw new Error('the file store does not send parts of files')
}
