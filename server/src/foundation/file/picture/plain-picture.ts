import { plainJpeg } from './jpeg.ts'
import type { Picture } from './picture.ts'
import { plainPng } from './png.ts'
import { plainWebp } from './webp.ts'

/**
 * Reads a picture by its bytes, whatever it was called. Null for what is no such picture; SVG is none: it can hold
 * scripts.
 */
export function plainPicture(bytes: Buffer): Picture | null {
  const png = plainPng(bytes)
  if (png !== null) return { bytes: png, mediaType: 'image/png' }
  return plainJpeg(bytes) ?? plainWebp(bytes)
}
