import { type Picture, fits } from './picture.ts'

const startOfScan = 0xda
const endOfImage = 0xd9
/** Baseline, extended and progressive: what browsers draw. */
const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2])
/**
 * The parts that a picture is drawn from: frames, tables of Huffman and of quantization, restarts, scans, the meaning
 * of colours.
 */
const kept: ReadonlySet<number> = new Set([...frames, 0xc4, 0xdb, 0xdd, startOfScan, 0xee])

/** The same picture with nothing in it but the picture: where a photo was taken, and whatever follows it, is left out. */
export function plainJpeg(bytes: Buffer): Picture | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null
  const parts = [bytes.subarray(0, 2)]
  let size: { width: number; height: number } | null = null
  let hasScan = false
  for (let at = 2; at + 4 <= bytes.length || isEnd(bytes, at);) {
    if (isEnd(bytes, at)) return size !== null && hasScan ? whole([...parts, bytes.subarray(at, at + 2)]) : null
    const marker = bytes.readUInt8(at + 1)
    const length = bytes.readUInt16BE(at + 2)
    const end = at + 2 + length
    if (bytes.readUInt8(at) !== 0xff || marker < 0xc0 || length < 2 || end > bytes.length) return null
    if (frames.has(marker)) {
      if (size !== null || length < 8) return null
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
      if (!fits(size)) return null
    }
    const next = marker === startOfScan ? endOfScan(bytes, end) : end
    hasScan ||= marker === startOfScan && size !== null && next > end
    if (kept.has(marker)) parts.push(bytes.subarray(at, next))
    at = next
  }
  return null
}

const whole = (parts: Buffer[]): Picture => ({ bytes: Buffer.concat(parts), mediaType: 'image/jpeg' })

function isEnd(bytes: Buffer, at: number) {
  return at + 2 <= bytes.length && bytes.readUInt16BE(at) === 0xff00 + endOfImage
}

/** Where the pixels of a scan end: at the first marker that is neither a restart nor a byte of theirs. */
function endOfScan(bytes: Buffer, from: number) {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1)
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}
