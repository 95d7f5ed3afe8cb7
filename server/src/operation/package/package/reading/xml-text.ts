import { Refused } from '../../../../foundation/file/reader/refused.ts'

const declared = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/

/** The text of an XML file: in the encoding that its first bytes show, or else the one that it declares, or else UTF-8. */
export function xmlTextOf(bytes: Buffer) {
  const said = declared.exec(bytes.toString('latin1', 0, 200))?.[1] ?? 'utf-8'
  // A file that could be read by single bytes up to here is not in the UTF-16 that it names.
  const encoding = shownBy(bytes) ?? (/^utf-?16/i.test(said) ? 'utf-8' : said)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new Refused('encodingUnknown', { cause })
  }
}

/** The encoding by the byte order mark, or by where the zero of the first `<` is (XML 1.0, appendix F). */
function shownBy(bytes: Buffer) {
  const [first = 0, second = 0] = bytes
  const start = (first << 8) | second
  if (start === 0xff_fe || start === 0x3c_00) return 'utf-16le'
  return start === 0xfe_ff || start === 0x00_3c ? 'utf-16be' : null
}
