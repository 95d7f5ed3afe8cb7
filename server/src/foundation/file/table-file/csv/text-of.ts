import { TableRefused } from '../table.ts'

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/**
 * The text of a file: what its mark says, else UTF-8, else GB18030, in which spreadsheet programs in Chinese write. Bytes that
 * are none of these are refused, so that no sign is read as another one.
 */
export function textOf(bytes: Buffer) {
  const marked = marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))
  const text = marked ? decoded(bytes, marked.encoding) : (decoded(bytes, 'utf-8') ?? decoded(bytes, 'gb18030'))
  // What no text has: the file is of another kind.
  if (text === null || hasControls(text)) throw new TableRefused('notText')
  return text
}

/** Tabs and line breaks are the only ones that a table has. */
function hasControls(text: string) {
  return /(?![\t\n\v\f\r])\p{Cc}/u.test(text)
}

/** Null where the bytes are no text in this encoding. */
export function decoded(bytes: Buffer, encoding: string) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
