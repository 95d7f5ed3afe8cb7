const halfMark = 0xed

/**
 * A text in UTF-8, or in Java's modified UTF-8, in which tools write the texts of Android: there a rare character is two
 * halves of three bytes each. A half alone stays, as in UTF-16; what shows the text leaves it out.
 */
export function fromModifiedUtf8(bytes: Buffer) {
  let text = ''
  let from = 0
  for (let at = bytes.indexOf(halfMark); at !== -1; at = bytes.indexOf(halfMark, at + 1)) {
    const [second, third] = [bytes[at + 1] ?? 0, bytes[at + 2] ?? 0]
    // A text that begins with this byte and goes on below is a usual character (U+D000 to U+D7FF).
    if (second < 0xa0 || second > 0xbf || third >> 6 !== 0b10) continue
    text += bytes.toString('utf8', from, at) + String.fromCharCode(0xd000 | ((second & 0x3f) << 6) | (third & 0x3f))
    from = at + 3
  }
  return text + bytes.toString('utf8', from)
}
