import { PhotonImage, resize, SamplingFilter } from '@cf-wasm/photon'
import { canBeShown } from '../../picture/picture-size.ts'
import type { Source } from '../../reader/source.ts'
import { orientationOf, turned } from './orientation.ts'
import { isWhole } from './whole.ts'

// Runs apart from the server, in a thread of the reader: every file may be made to break what reads it.

/** Twice the room that pages give to a picture, for screens with fine pixels. */
const longestPx = 480
const quality = 80
const pieceBytes = 4 * 1024 * 1024

/** The picture as it is seen, without anything else that its file holds: a photo as JPEG, others as WebP without loss. */
export async function smallPicture(source: Source, mediaType: string) {
  const bytes = await wholeOf(source)
  if (!isWhole(mediaType, bytes) || !canBeShown(mediaType, bytes)) throw new Error('no picture of its type')
  const small = shrunk(PhotonImage.new_from_byteslice(bytes))
  const orientation = mediaType === 'image/jpeg' ? orientationOf(bytes) : 1
  const seen = orientation === 1 ? small : pictureOf(turned(pixelsOf(small), orientation))
  return mediaType === 'image/jpeg' ? seen.get_bytes_jpeg(quality) : seen.get_bytes_webp()
}

function shrunk(picture: PhotonImage) {
  const [width, height] = [picture.get_width(), picture.get_height()]
  const part = longestPx / Math.max(width, height)
  if (part >= 1) return picture
  const sized = (px: number) => Math.max(1, Math.round(px * part))
  return resize(picture, sized(width), sized(height), SamplingFilter.Triangle)
}

function pixelsOf(picture: PhotonImage) {
  return { width: picture.get_width(), height: picture.get_height(), rgba: picture.get_raw_pixels() }
}

function pictureOf({ rgba, width, height }: ReturnType<typeof pixelsOf>) {
  return new PhotonImage(rgba, width, height)
}

async function wholeOf(source: Source) {
  const { sizeBytes } = source
  const whole = Buffer.alloc(sizeBytes)
  for (let at = 0; at < sizeBytes; at += pieceBytes)
    whole.set(await source.read(at, Math.min(pieceBytes, sizeBytes - at)), at)
  return whole
}
