import { PhotonImage } from '@cf-wasm/photon'

type Photo = { width?: number; height?: number; orientation?: number; remark?: string }

/** A JPEG, red in its upper left quarter and blue otherwise, with what a camera writes beside it. */
export function givenPhoto({ width = 64, height = 32, orientation, remark = '' }: Photo = {}) {
  const rgba = new Uint8Array(width * height * 4).fill(255)
  for (let at = 0; at < width * height; at += 1) {
    const isRed = at % width < width / 2 && at < (width * height) / 2
    rgba.set(isRed ? [255, 0, 0] : [0, 0, 255], at * 4)
  }
  const jpeg = Buffer.from(new PhotonImage(rgba, width, height).get_bytes_jpeg(90))
  const parts = [jpeg.subarray(0, 2), segment(0xfe, Buffer.from(remark))]
  if (orientation !== undefined) parts.push(segment(0xe1, exif(orientation)))
  return Buffer.concat([...parts, jpeg.subarray(2)])
}

/** Its list of facts has the orientation alone; the order of bytes is that of cameras. */
function exif(orientation: number) {
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(0x0112, 10)
  tiff.writeUInt16BE(3, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
}

function segment(marker: number, bytes: Buffer) {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(bytes.length + 2, 2)
  return Buffer.concat([head, bytes])
}

/** What a person sees at a place of a picture, which is given as parts of its sides. */
export function colourAt(picture: Uint8Array, across: number, down: number) {
  const seen = PhotonImage.new_from_byteslice(picture)
  const [width, height] = [seen.get_width(), seen.get_height()]
  const at = (Math.floor(down * height) * width + Math.floor(across * width)) * 4
  const [red = 0, , blue = 0] = seen.get_raw_pixels().subarray(at, at + 4)
  return { width, height, colour: red > blue ? 'red' : 'blue' }
}
