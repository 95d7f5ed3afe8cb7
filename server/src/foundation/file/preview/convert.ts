import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { Problem } from '@atrium/shared-utility/contract'
import { mostPdfBytes } from '@atrium/shared-utility/model'
import type { OutgoingStream } from '../../sending/outgoing/outgoing-stream.ts'

/** The service that is asked, and what it may cost. */
export type Converter = { url: URL; isOwn: boolean; seconds: number; megabytes: number }

type Document = { mediaType: string; sizeBytes: number; body: Readable }

/** The service answered, and with no PDF that is shown: with another status than 200, or with something else. */
export class NotConverted extends Error {
  override readonly name = 'NotConverted'
  readonly status: number
  constructor(message: string, status = 200) {
    super(message)
    this.status = status
  }
}

const office = 'application/vnd.openxmlformats-officedocument'
export const wordDocument = `${office}.wordprocessingml.document`
const endings: Readonly<Record<string, string>> = {
  [wordDocument]: 'docx',
  [`${office}.spreadsheetml.sheet`]: 'xlsx',
  [`${office}.presentationml.presentation`]: 'pptx',
}

export function isConverted(mediaType: string) {
  return Object.hasOwn(endings, mediaType)
}

type Sending = { outgoing: OutgoingStream; signal: AbortSignal }

/** The PDF that the service makes of a document, as it comes. The interface is Gotenberg's (gotenberg.dev, Convert to PDF). */
export async function* converted(
  { url, isOwn }: Converter,
  document: Document,
  { outgoing, signal }: Sending,
): AsyncGenerator<Buffer> {
  const { headers, body } = formOf(document)
  const place = new URL(url)
  place.pathname = `${url.pathname.replace(/\/+$/, '')}/forms/libreoffice/convert`
  const answer = await outgoing({ url: place, isOwn, headers, body, signal })
  // Gotenberg says so where the document itself is the reason.
  if (answer.status === 400) throw new Problem('previewRefused')
  if (answer.status !== 200 || !answer.type.startsWith('application/pdf'))
    throw new NotConverted(
      `the conversion service answered ${answer.status} ${answer.type.slice(0, 100)}`,
      answer.status,
    )
  yield* pdfIn(answer.body)
}

/** The name that a person gave the file is not sent. */
function formOf({ mediaType, sizeBytes, body }: Document) {
  const boundary = randomBytes(16).toString('hex')
  const head = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="document.${endings[mediaType]}"\r\n` +
      `Content-Type: ${mediaType}\r\n\r\n`,
  )
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': String(head.length + sizeBytes + tail.length),
  }
  return { headers, body: Readable.from(joined(head, body, tail), { objectMode: false }) }
}

async function* joined(head: Buffer, body: AsyncIterable<Buffer>, tail: Buffer) {
  yield head
  yield* body
  yield tail
}

const mark = Buffer.from('%PDF-')

/** The bytes, as long as they are those of a PDF that the page shows. */
async function* pdfIn(body: AsyncIterable<Buffer>) {
  let begin = Buffer.alloc(0)
  let size = 0
  for await (const bytes of body) {
    if (begin.length < mark.length) {
      begin = Buffer.concat([begin, bytes.subarray(0, mark.length - begin.length)])
      if (!mark.subarray(0, begin.length).equals(begin)) throw new NotConverted('the conversion service sent no PDF')
    }
    size += bytes.length
    if (size > mostPdfBytes) throw new NotConverted('the conversion service sent more than is shown')
    yield bytes
  }
  if (begin.length < mark.length) throw new NotConverted('the conversion service sent no PDF')
}
