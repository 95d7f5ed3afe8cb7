import { expect, test } from '@jest/globals'
import { plainPicture } from './plain-picture.ts'
import { givenPng } from './test/given-png.ts'

/** 1 by 1, without loss. */
const webp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')
const secret = Buffer.from('taken at 39.9042 N')

const kept = {
  'image/png': [givenPng({ more: [['tEXt', secret]] }), givenPng()],
  'image/jpeg': [givenJpeg({ more: [part(0xe1, secret), part(0xfe, secret)], after: secret }), givenJpeg()],
  'image/webp': [withProfile(webp), riff([extended(0), body(webp)])],
} as const

test.each(Object.entries(kept))('of a picture, %s, nothing is kept but the picture', (mediaType, [sent, bytes]) => {
  expect(plainPicture(sent)).toEqual({ bytes, mediaType })
})

test('a WebP that is only a picture stays as it is', () => {
  expect(plainPicture(webp)?.bytes).toEqual(webp)
})

test.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page that begins like a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.from('<script>x</script>')])],
  ['a JPEG without pixels', givenJpeg({ scan: [] })],
  ['a JPEG that is cut', givenJpeg().subarray(0, -2)],
  ['a JPEG of 4000 pixels', givenJpeg({ sizePx: 4000 })],
  ['a JPEG of two sizes', givenJpeg({ more: [frame(1), frame(9)] })],
  ['a WebP that is cut', webp.subarray(0, -4)],
  ['a WebP that moves', riff([extended(2), body(webp)])],
  ['a WebP that says two sizes', riff([extended(0, 300), body(webp)])],
  ['nothing', Buffer.alloc(0)],
])('S51: %s is no picture', (_what, bytes) => {
  expect(plainPicture(bytes)).toBeNull()
})

type Jpeg = { sizePx?: number; more?: Buffer[]; scan?: number[]; after?: Buffer }

function givenJpeg({ sizePx = 8, more = [], scan = [0x3f, 0xff, 0x00, 0x12], after }: Jpeg = {}) {
  const tables = [part(0xdb, Buffer.alloc(65)), part(0xc4, Buffer.alloc(20))]
  const pixels = scan.length === 0 ? [] : [part(0xda, Buffer.alloc(10)), Buffer.from(scan)]
  const parts = [Buffer.from([0xff, 0xd8]), ...more, ...tables, frame(sizePx), ...pixels, Buffer.from([0xff, 0xd9])]
  return Buffer.concat(after === undefined ? parts : [...parts, after])
}

function frame(sizePx: number) {
  const head = Buffer.alloc(15)
  head.set([8])
  head.writeUInt16BE(sizePx, 1)
  head.writeUInt16BE(sizePx, 3)
  return part(0xc0, head)
}

function part(marker: number, bytes: Buffer) {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(bytes.length + 2, 2)
  return Buffer.concat([head, bytes])
}

function withProfile(plain: Buffer) {
  return riff([extended(0x2c), chunk('ICCP', secret), body(plain), chunk('EXIF', secret)])
}

function extended(flags: number, width = 1) {
  const head = Buffer.alloc(10)
  head.writeUInt8(flags, 0)
  head.writeUIntLE(width - 1, 4, 3)
  return chunk('VP8X', head)
}

function body(plain: Buffer) {
  return plain.subarray(12)
}

function chunk(name: string, bytes: Buffer) {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(bytes.length, 4)
  return Buffer.concat([head, bytes, Buffer.alloc(bytes.length % 2)])
}

function riff(chunks: Buffer[]) {
  const all = Buffer.concat(chunks)
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(all.length + 4, 4)
  return Buffer.concat([head, all])
}
