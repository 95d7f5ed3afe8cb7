import { randomBytes } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { givenApk, givenBinaryInfo, givenInfo, givenIpa, usualInfo } from '../test/given-package.ts'
import { givenResourceTree } from '../test/given-resources.ts'
import { read } from '../test/read.ts'

const changed = (bytes: Buffer, change: (bytes: Buffer) => void) => {
  change(bytes)
  return bytes
}
const more = [{ name: 'classes.dex', bytes: Buffer.from('x') }]
/** Where the list names the last entry of all. */
const listed = (bytes: Buffer, name: string) => bytes.lastIndexOf(name) - 46

test.each<[string, Buffer]>([
  [
    'two entries in one place',
    changed(givenApk({ more }), (bytes) => bytes.writeUInt32LE(0, listed(bytes, 'classes.dex') + 42)),
  ],
  [
    'an entry that begins within another',
    changed(givenApk({ more }), (bytes) => bytes.writeUInt32LE(40, listed(bytes, 'classes.dex') + 42)),
  ],
  [
    'a list of more entries than its end says',
    changed(givenApk({ more }), (bytes) => {
      for (const place of [8, 10]) bytes.writeUInt16LE(1, bytes.length - 22 + place)
    }),
  ],
  [
    'an end that counts twice, and differently',
    changed(givenApk({ more }), (bytes) => void bytes.writeUInt16LE(1, bytes.length - 22 + 8)),
  ],
  [
    'something between the list and its end',
    changed(givenApk({ more }), (bytes) => {
      const at = bytes.length - 22 + 12
      bytes.writeUInt32LE(bytes.readUInt32LE(at) - 57, at)
      for (const place of [8, 10]) bytes.writeUInt16LE(1, bytes.length - 22 + place)
    }),
  ],
  [
    'an entry that calls itself something else than the list does',
    changed(givenApk(), (bytes) => void bytes.writeUInt8(0x42, bytes.indexOf('AndroidManifest.xml'))),
  ],
  [
    'an entry that says it is packed otherwise than the list does',
    changed(givenApk(), (bytes) => void bytes.writeUInt16LE(0, 8)),
  ],
])('S53: a ZIP with %s is refused, since no two readers see the same in it', async (_what, bytes) => {
  await expect(read('apk', bytes)).rejects.toMatchObject({ refusal: 'ambiguous' })
})

test('S53: resources that lead to each other come to an end', async () => {
  const bytes = givenApk({
    manifest: { label: { resource: 0x7f010000 } },
    more: [{ name: 'resources.arsc', bytes: givenResourceTree(60) }],
  })
  await expect(read('apk', bytes)).rejects.toMatchObject({ refusal: 'bomb' })
})

/** Nothing that can be packed small. */
const endless = randomBytes(35_000).toString('hex')

test.each([
  ['XML', givenInfo({ ...usualInfo, CFBundleDisplayName: endless })],
  ['binary', givenBinaryInfo({ ...usualInfo, CFBundleDisplayName: endless })],
])('S53: a property list as %s with an endless name is refused', async (_form, info) => {
  await expect(read('ipa', givenIpa({ info }))).rejects.toMatchObject({ refusal: 'textTooLong' })
})

test('S53: a name keeps nothing that XML does not know, and is cut between letters', async () => {
  const odd = '&#xFFFE;&#xFFFF;&#x1FFFE;&#xFDD0;&#11;&#x202E;外勤'
  const { label } = await read('ipa', givenIpa({ info: rawInfo(odd) }))
  expect(label).toBe('外勤')
  const long = await read('ipa', givenIpa({ info: rawInfo(`a${'\u{1F600}'.repeat(300)}`) }))
  expect(long.label).toBe(`a${'\u{1F600}'.repeat(99)}`)
})

function rawInfo(label: string) {
  const info = givenInfo({ ...usualInfo, CFBundleDisplayName: 'here' }).toString()
  return Buffer.from(info.replace('<string>here<', `<string>${label}<`))
}
