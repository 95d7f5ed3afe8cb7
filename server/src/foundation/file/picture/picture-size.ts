type Size = { width: number; height: number }

/** What a browser draws without harm: a picture of more takes hundreds of megabytes to look at. */
const mostPixels = 50_000_000

/** Whether the beginning of a picture says how large it is, and that it can be shown. */
export function canBeShown(mediaType: string, head: Buffer) {
  const size = sizeOf(mediaType, head)
  return size !== null && size.width > 0 && size.height > 0 && size.width * size.height <= mostPixels
}

export function sizeOf(mediaType: string, head: Buffer): Size | null {
  try {
    if (mediaType === 'image/png') return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
    if (mediaType === 'image/gif') return gifSize(head)
    if (mediaType === 'image/webp') return webpSize(head)
    return mediaType === 'image/jpeg' ? jpegSize(head) : null
  } catch (error) {
    // It ends before it says so.
    if (error instanceof RangeError) return null
    throw error
  }
}

/**
 * The larger of what it says of the whole and of its first frame: browsers make room for both. An extension stands before the frame,
 * in blocks that say how long they are (GIF89a, 18 to 26).
 */
function gifSize(head: Buffer): Size | null {
  const [width, height] = [head.readUInt16LE(6), head.readUInt16LE(8)]
  const packed = head.readUInt8(10)
  let at = 13 + (packed & 0x80 ? 3 * 2 ** ((packed & 0x07) + 1) : 0)
  while (head.readUInt8(at) === gifExtension) {
    at += 2
    while (head.readUInt8(at) !== 0) at += 1 + head.readUInt8(at)
    at += 1
  }
  if (head.readUInt8(at) !== gifFrame) return null
  const right = head.readUInt16LE(at + 1) + head.readUInt16LE(at + 5)
  const bottom = head.readUInt16LE(at + 3) + head.readUInt16LE(at + 7)
  return { width: Math.max(width, right), height: Math.max(height, bottom) }
}

const gifExtension = 0x21
const gifFrame = 0x2c

/** Its three forms: RFC 9649, 2.5 to 2.7. */
function webpSize(head: Buffer): Size | null {
  const form = head.toString('latin1', 12, 16)
  if (form === 'VP8X') return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
  if (form === 'VP8 ') return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
  if (form !== 'VP8L') return null
  const bits = head.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

/** The frames that say it: ITU T.81, B.1.1.3; the others of these numbers are tables. */
const noFrames = new Set([0xc4, 0xc8, 0xcc])

function jpegSize(head: Buffer): Size | null {
  for (let at = 2; at + 9 <= head.length;) {
    if (head.readUInt8(at) !== 0xff) return null
    const marker = head.readUInt8(at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && !noFrames.has(marker))
      return { height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) }
    // Filled up with more of the same.
    at += marker === 0xff ? 1 : 2 + head.readUInt16BE(at + 2)
  }
  return null
}
