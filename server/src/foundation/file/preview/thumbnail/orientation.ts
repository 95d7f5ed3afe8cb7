/** Four bytes a pixel, row by row. */
type Pixels = { width: number; height: number; rgba: Uint8Array }

const startOfScan = 0xda
const application1 = 0xe1
const exifMark = Buffer.from('Exif\0\0', 'latin1')
const orientationTag = 0x0112

/** How a JPEG is to be turned to be seen as its camera meant it, from 1 to 8 (Exif 2.32, 4.6.4); 1: as it is. */
export function orientationOf(bytes: Buffer) {
  try {
    return orientationIn(exifOf(bytes))
  } catch (error) {
    // What it says ends before it is said.
    if (error instanceof RangeError) return 1
    throw error
  }
}

function exifOf(bytes: Buffer) {
  for (let at = 2; at + 4 <= bytes.length && bytes.readUInt8(at) === 0xff;) {
    const marker = bytes.readUInt8(at + 1)
    if (marker === startOfScan) break
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const body = bytes.subarray(at + 4, end)
    if (marker === application1 && body.subarray(0, exifMark.length).equals(exifMark))
      return body.subarray(exifMark.length)
    at = end
  }
  return null
}

/** Its first list of facts: TIFF 6.0, 2. */
function orientationIn(tiff: Buffer | null) {
  if (tiff === null) return 1
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const list = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const count = short(list)
  for (let index = 0; index < count; index += 1) {
    const at = list + 2 + index * 12
    if (short(at) !== orientationTag) continue
    const said = short(at + 8)
    return said >= 1 && said <= 8 ? said : 1
  }
  return 1
}

const fromRight: ReadonlySet<number> = new Set([2, 3, 7, 8])
const fromBelow: ReadonlySet<number> = new Set([3, 4, 6, 7])

/** The picture as it is seen. */
export function turned({ width, height, rgba }: Pixels, orientation: number): Pixels {
  const isSideways = orientation >= 5
  const seen = isSideways ? { width: height, height: width } : { width, height }
  const from = new Uint32Array(Uint8Array.from(rgba).buffer)
  const to = new Uint32Array(from.length)
  for (let y = 0; y < seen.height; y += 1) {
    for (let x = 0; x < seen.width; x += 1) {
      const [across, down] = isSideways ? [y, x] : [x, y]
      const column = fromRight.has(orientation) ? width - 1 - across : across
      const row = fromBelow.has(orientation) ? height - 1 - down : down
      to[y * seen.width + x] = from[row * width + column] ?? 0
    }
  }
  return { ...seen, rgba: new Uint8Array(to.buffer) }
}
