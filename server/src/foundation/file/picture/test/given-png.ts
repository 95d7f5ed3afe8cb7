import { crc32, deflateSync } from 'node:zlib'

type Png = { sizePx?: number; claimedPx?: number; more?: readonly (readonly [string, Buffer])[] }

/** A square of one colour. */
export function givenPng({ sizePx = 4, claimedPx = sizePx, more = [] }: Png = {}) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(claimedPx, 0)
  head.writeUInt32BE(claimedPx, 4)
  head.set([8, 2], 8)
  const rows = Buffer.alloc(sizePx * (1 + sizePx * 3))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    part('IHDR', head),
    ...more.map(([name, bytes]) => part(name, bytes)),
    part('IDAT', deflateSync(rows)),
    part('IEND', Buffer.alloc(0)),
  ])
}

function part(name: string, bytes: Buffer) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), bytes])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(bytes.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
