import type { AttachmentType } from '@atrium/shared-utility/contract'

type Begins = (head: Buffer) => boolean

const at = (offset: number, text: string) => (head: Buffer) =>
  head.subarray(offset, offset + text.length).equals(Buffer.from(text, 'latin1'))

const zip = at(0, 'PK\u0003\u0004')
const pdf = at(0, '%PDF-')
const png = at(0, '\u0089PNG\r\n\u001a\n')
const jpeg = at(0, '\u00ff\u00d8\u00ff')
const gif: Begins = (head) => at(0, 'GIF87a')(head) || at(0, 'GIF89a')(head)
const webp: Begins = (head) => at(0, 'RIFF')(head) && at(8, 'WEBP')(head)
const mp4 = at(4, 'ftyp')
const mp3: Begins = (head) => at(0, 'ID3')(head) || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2)
const wav: Begins = (head) => at(0, 'RIFF')(head) && at(8, 'WAVE')(head)
const signatures = [zip, pdf, png, jpeg, gif, webp, mp4, wav]
/** What no other file begins like; how it goes on is looked at once all of it is there. */
const text: Begins = (head) => !signatures.some((begins) => begins(head))

/** How many bytes tell. */
export const headBytes = 16

const begins: Record<AttachmentType, Begins> = {
  pdf,
  docx: zip,
  xlsx: zip,
  pptx: zip,
  ofd: zip,
  // One without anything in it has an end alone.
  zip: (head) => zip(head) || at(0, 'PK\u0005\u0006')(head),
  txt: text,
  csv: text,
  md: text,
  json: text,
  png,
  jpg: jpeg,
  jpeg,
  gif,
  webp,
  mp4,
  mp3,
  wav,
}

/** Whether the first bytes are those of such a file. */
export function beginsLike(type: AttachmentType, head: Buffer) {
  return begins[type](head)
}

const office = 'application/vnd.openxmlformats-officedocument'

/** What a browser is told that it is: never what the sender said. */
export const mediaTypes: Record<AttachmentType, string> = {
  pdf: 'application/pdf',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  ofd: 'application/ofd',
  txt: 'text/plain',
  csv: 'text/csv',
  // Browsers are told of a text alone: no program of theirs reads these.
  md: 'text/plain',
  json: 'text/plain',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  zip: 'application/zip',
}
