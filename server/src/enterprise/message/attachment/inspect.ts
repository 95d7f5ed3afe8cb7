import { attachmentTypeOf, type AttachmentType } from '@atrium/shared-utility/contract'
import type { Readable } from 'node:stream'
import { canBeShown } from '../../../foundation/file/picture/picture-size.ts'
import { beginsLike, headBytes, mediaTypes } from './content.ts'
import { zipNames, type ReadRange } from './zip-names.ts'

type Kept = { name: string; sizeBytes: number; open: (range: { first: number; last: number }) => Promise<Readable> }

/** What a picture says of itself stands here, also after a preview within it. */
const pictureHeadBytes = 1024 * 1024
/** A picture that is not shown is a file like any other. */
const anyFile = 'application/octet-stream'

/** What a whole file is to be called to browsers; null where it is not what its name says. */
export async function inspect({ name, sizeBytes, open }: Kept) {
  const type = attachmentTypeOf(name)
  if (type === undefined) return null
  const read: ReadRange = async (first, last) => Buffer.concat(await (await open({ first, last })).toArray())
  const head = await read(0, Math.min(sizeBytes, headBytes) - 1)
  if (!beginsLike(type, head) || !(await goesOnLike(type, { sizeBytes, read, open }))) return null
  const mediaType = mediaTypes[type]
  if (!mediaType.startsWith('image/')) return mediaType
  return canBeShown(mediaType, await read(0, Math.min(sizeBytes, pictureHeadBytes) - 1)) ? mediaType : anyFile
}

/** The part that makes a package of parts a document of its kind. */
const mainParts: Partial<Record<AttachmentType, string>> = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
  ofd: 'OFD.xml',
}
/** Programs, which documents of these names do not have. */
const macros = /(?:^|\/)vbaProject\.bin$/i

async function goesOnLike(type: AttachmentType, { sizeBytes, read, open }: Omit<Kept, 'name'> & { read: ReadRange }) {
  const mainPart = mainParts[type]
  if (mainPart !== undefined) {
    const names = await zipNames(sizeBytes, read)
    return names !== null && names.includes(mainPart) && !names.some((part) => macros.test(part))
  }
  return mediaTypes[type].startsWith('text/') ? isText(await open({ first: 0, last: sizeBytes - 1 })) : true
}

/** Without what no text has; in the two bytes a letter that some programs write, these are half of it. */
async function isText(body: Readable) {
  let isWide: boolean | null = null
  for await (const bytes of body as AsyncIterable<Buffer>) {
    isWide ??= bytes.length > 1 && [0xfeff, 0xfffe].includes(bytes.readUInt16BE(0))
    if (!isWide && bytes.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b))) return false
  }
  return true
}
