import { chunk, ints } from './given-binary-xml.ts'

/** A pool in Java's modified UTF-8, in which a rare character is two halves of three bytes each, as aapt2 writes it. */
export function givenUtf8Pool(texts: readonly string[]) {
  const written = texts.map((text) => {
    const body = Buffer.concat(text.split('').map(modifiedUtf8))
    return Buffer.concat([Buffer.from([text.length, body.length]), body, Buffer.alloc(1)])
  })
  const offsets = written.map((_, index) => written.slice(0, index).reduce((sum, { length }) => sum + length, 0))
  const data = Buffer.concat(written)
  const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
  const head = ints(texts.length, 0, 0x100, 28 + texts.length * 4, 0)
  return chunk({ type: 0x0001, head, body: Buffer.concat([ints(...offsets), padded]) })
}

function modifiedUtf8(unit: string) {
  const code = unit.charCodeAt(0)
  if (code < 0x80) return Buffer.from([code])
  if (code < 0x800) return Buffer.from([0xc0 | (code >> 6), 0x80 | (code & 0x3f)])
  return Buffer.from([0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)])
}
