import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import type { PackagePlatform } from '@atrium/shared-utility/contract'
import { givenManifest } from '../test/given-manifest.ts'
import { givenApk, givenBinaryInfo, givenInfo, givenIpa, usualInfo } from '../test/given-package.ts'
import { givenPng } from '../../../../foundation/file/picture/test/given-png.ts'
import { givenResources } from '../test/given-resources.ts'
import { givenZip } from '../test/given-zip.ts'
import { read } from '../test/read.ts'
import { isLower } from '../version-order.ts'
import { plainPng } from '../../../../foundation/file/picture/png.ts'
import { Refused } from '../../../../foundation/file/reader/refused.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

test('S51: of an Android package it is read what it is, by whom it is signed, and a plain picture of it', async () => {
  const png = givenPng({ more: [['tEXt', Buffer.from('Comment\0<script>')]] })
  const more = [
    { name: 'resources.arsc', bytes: givenResources(['外勤', 'res/icon.png']) },
    { name: 'res/icon.png', bytes: png },
  ]
  const manifest = { label: { resource: 0x7f010000 }, icon: { resource: 0x7f010001 } }
  expect(await read('apk', givenApk({ manifest, more }))).toEqual({
    packageName: 'com.example.field',
    versionCode: '7',
    versionName: '1.7',
    label: '外勤',
    minOs: '24',
    signer: digest('certificate'),
    icon: givenPng(),
    iconBackground: null,
  })
})

test.each([
  ['XML', givenInfo()],
  ['binary', givenBinaryInfo()],
])('of an application for iOS it is read what its %s property list says', async (_form, info) => {
  expect(await read('ipa', givenIpa({ info }))).toEqual({
    packageName: 'com.example.field',
    versionCode: '3.1',
    versionName: '3.1.0',
    label: '外勤 & Field',
    minOs: '15.0',
    signer: null,
    icon: null,
    iconBackground: null,
  })
})

const nothing = Buffer.alloc(0)
const many = Array.from({ length: 20_001 }, (_, index) => ({ name: `a${index}`, bytes: nothing }))
const zeros = { name: 'zeros', bytes: Buffer.alloc(4 * 1024 * 1024) }
const entities = '<!DOCTYPE p [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><plist><dict><key>&b;</key></dict></plist>'
const icon = { resource: 0x7f010000 }
const iconAt = (path: string) => [{ name: 'resources.arsc', bytes: givenResources([path]) }]
const brokenChunk = () => {
  const bytes = givenManifest()
  bytes.writeUInt32LE(0, 12)
  return bytes
}

const refusals: [string, PackagePlatform, Buffer, string][] = [
  ['a renamed HTML file', 'apk', Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(9)), 'notZip'],
  ['an empty file', 'apk', nothing, 'notZip'],
  ['an application for iOS that is called .apk', 'apk', givenIpa(), 'otherPlatform'],
  ['an Android package that is called .ipa', 'ipa', givenApk(), 'otherPlatform'],
  ['a file that is cut in the middle', 'apk', givenApk().subarray(0, -40), 'truncated'],
  ['a package without a signature', 'apk', givenApk({ certificate: null }), 'unsigned'],
  ['an application for iOS without a signature', 'ipa', givenIpa({ isSigned: false }), 'unsigned'],
  ['two applications in one file', 'ipa', givenIpa({ apps: ['One', 'Two'] }), 'severalApps'],
  ['a ZIP of something else', 'apk', givenZip({ entries: [{ name: 'a.txt', bytes: nothing }] }), 'noManifest'],
  ['a bomb', 'apk', givenApk({ more: [zeros] }), 'bomb'],
  [
    'a bomb that calls itself small',
    'apk',
    givenZip({ entries: [{ ...zeros, name: 'AndroidManifest.xml', claimedBytes: 9 }] }),
    'bomb',
  ],
  ['too many entries', 'apk', givenZip({ entries: many }), 'tooManyEntries'],
  [
    'an entry that leads out of the folder',
    'apk',
    givenApk({ more: [{ name: 'a/../../b', bytes: nothing }] }),
    'hostilePath',
  ],
  [
    'an icon that leads out of the folder',
    'apk',
    givenApk({ manifest: { icon }, more: iconAt('../../etc/passwd') }),
    'hostilePath',
  ],
  ['an entry that is there twice', 'apk', givenZip({ entries: [zeros, zeros] }), 'bomb'],
  [
    'a manifest that is there twice',
    'apk',
    givenApk({ more: [{ name: 'AndroidManifest.xml', bytes: nothing }] }),
    'duplicateEntry',
  ],
  ['what is encrypted', 'apk', givenZip({ entries: [{ name: 'a', bytes: nothing, isEncrypted: true }] }), 'encrypted'],
  [
    'a manifest that is no manifest',
    'apk',
    givenZip({ entries: [{ name: 'AndroidManifest.xml', bytes: Buffer.from('<manifest/>') }] }),
    'manifestBroken',
  ],
  [
    'a part of a manifest that has no length',
    'apk',
    givenZip({ entries: [{ name: 'AndroidManifest.xml', bytes: brokenChunk() }] }),
    'manifestBroken',
  ],
  ['a package name that is none', 'apk', givenApk({ manifest: { packageName: '<b>' } }), 'nameInvalid'],
  ['a property list that declares entities', 'ipa', givenIpa({ info: Buffer.from(entities) }), 'entities'],
  [
    'an identifier that is none',
    'ipa',
    givenIpa({ info: givenInfo({ ...usualInfo, CFBundleIdentifier: '(a+)+$' }) }),
    'nameInvalid',
  ],
]

test.each(refusals)('S51, S53: %s is refused', async (...[, platform, bytes, refusal]) => {
  await expect(read(platform, bytes)).rejects.toMatchObject({ refusal })
})

test('S53: a package that is changed at any byte is read or refused, and breaks nothing', async () => {
  const whole = givenApk({ manifest: { icon }, more: iconAt('res/a.png') })
  for (let at = 0; at < whole.length; at += 1) {
    const bytes = Buffer.from(whole)
    bytes[at] = (bytes[at] ?? 0) ^ 0xff
    const outcome = await read('apk', bytes).catch((error: unknown) => error)
    const isForeseen = !(outcome instanceof Error) || outcome instanceof Refused
    expect([at, isForeseen, outcome]).toEqual([at, true, outcome])
  }
})

test.each([
  ['announces more pixels than it has', givenPng({ claimedPx: 900 })],
  ['is larger than an icon', givenPng({ claimedPx: 50_000 })],
  ['is none', Buffer.from('<svg/>')],
  ['is cut', givenPng().subarray(0, -3)],
])('S51: a picture that %s is not shown', (_what, bytes) => {
  expect(plainPng(bytes)).toBeNull()
})

test.each([
  ['9', '10', true],
  ['1.9', '1.10', true],
  ['2', '1.9.9', false],
  ['1.0', '1', false],
])('version %s is lower than %s: %s', (one, other, expected) => {
  expect(isLower(one, other)).toBe(expected)
})
