import type { PictureType } from '@atrium/shared-utility/contract'

/** A picture as it was sent in, with everything but the picture left out. */
export type Picture = { bytes: Buffer; mediaType: PictureType }

const mostPixels = 1024

export function fits({ width, height }: { width: number; height: number }) {
  return width > 0 && height > 0 && width <= mostPixels && height <= mostPixels
}

/** The kind of a picture that was found plain before. */
export function pictureTypeOf(bytes: Buffer): PictureType {
  if (bytes[0] === 0x89) return 'image/png'
  return bytes[0] === 0xff ? 'image/jpeg' : 'image/webp'
}
