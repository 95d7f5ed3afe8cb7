import { expect, test } from '@jest/globals'
import { givenPhoto } from '../../picture/test/given-photo.ts'
import { orientationOf, turned } from './orientation.ts'

/** Three by two, as it is seen; a letter is a pixel. */
const seen = 'abc def'
/** The same as each orientation has it in its file (Exif 2.32, 4.6.4). */
const stored = [seen, 'cba fed', 'fed cba', 'def abc', 'ad be cf', 'cf be ad', 'fc eb da', 'da eb fc']

test.each(stored.map((rows, index) => [index + 1, rows]))(
  'a picture of orientation %i is turned upright',
  (said, rows) => {
    expect(written(turned(read(String(rows)), Number(said)))).toBe(seen)
  },
)

test('what a camera says is read, and everything else is a picture as it is', () => {
  for (const orientation of [1, 3, 8]) expect(orientationOf(givenPhoto({ orientation }))).toBe(orientation)
  for (const orientation of [0, 9, 65_535]) expect(orientationOf(givenPhoto({ orientation }))).toBe(1)
  const photo = givenPhoto({ orientation: 6 })
  expect(orientationOf(givenPhoto())).toBe(1)
  // Where it is said ends with its twentieth byte.
  const end = photo.indexOf('MM\0*', 0, 'latin1') + 20
  for (let length = 0; length < end; length += 1) expect(orientationOf(photo.subarray(0, length))).toBe(1)
})

test('an endless list of facts, or one that lies elsewhere, is none', () => {
  const photo = givenPhoto({ orientation: 6 })
  const tiff = photo.indexOf('MM\0*', 0, 'latin1')
  for (const at of [0, 0xff_ff_ff_ff, 24]) {
    const other = Buffer.from(photo)
    other.writeUInt32BE(at, tiff + 4)
    expect(orientationOf(other)).toBe(1)
  }
})

function read(rows: string) {
  const [first = '', ...more] = rows.split(' ')
  const rgba = Uint8Array.from([first, ...more].join(''), (letter) => letter.charCodeAt(0))
  const pixels = new Uint8Array(rgba.length * 4)
  for (const [index, letter] of rgba.entries()) pixels[index * 4] = letter
  return { width: first.length, height: more.length + 1, rgba: pixels }
}

function written({ width, height, rgba }: ReturnType<typeof turned>) {
  const letters = [...rgba].filter((_, index) => index % 4 === 0).map((code) => String.fromCharCode(code))
  return Array.from({ length: height }, (_, row) => letters.slice(row * width, (row + 1) * width).join('')).join(' ')
}
