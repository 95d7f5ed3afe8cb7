import { gzipSync } from 'node:zlib'

const blockBytes = 512

/** An npm package of these files. Of the same files it is the same, byte for byte: no times, no owners, in order. */
export function tarball(files: ReadonlyMap<string, string | Uint8Array>) {
  const entries = [...files].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const blocks = entries.flatMap(([name, content]) => entry(`package/${name}`, Buffer.from(content)))
  const packed = gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * blockBytes)]), { level: 9 })
  // The system that it was packed on, RFC 1952: unknown.
  packed[9] = 255
  return packed
}

function entry(name: string, content: Buffer) {
  const padding = Buffer.alloc((blockBytes - (content.length % blockBytes)) % blockBytes)
  return [header(name, content.length), content, padding]
}

/** As ustar has it; npm gives the files of a package its own modes. */
function header(name: string, bytes: number) {
  const block = Buffer.alloc(blockBytes)
  const { prefix, rest } = splitName(name)
  block.write(rest, 0)
  block.write('0000644\0', 100)
  block.write('0000000\0', 108)
  block.write('0000000\0', 116)
  block.write(`${octal(bytes, 11)}\0`, 124)
  block.write(`${octal(0, 11)}\0`, 136)
  block.write(' '.repeat(8), 148)
  block.write('0', 156)
  block.write('ustar\x0000', 257)
  block.write(prefix, 345)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${octal(sum, 6)}\0 `, 148)
  return block
}

/** A long name stands in two fields, which are parted at a slash. */
function splitName(name: string) {
  if (Buffer.byteLength(name) <= 100) return { prefix: '', rest: name }
  const at = name.indexOf('/', name.length - 101)
  if (at < 0 || at > 155) throw new Error(`${name} is too long for a tar file`)
  return { prefix: name.slice(0, at), rest: name.slice(at + 1) }
}

function octal(value: number, digits: number) {
  return value.toString(8).padStart(digits, '0')
}
