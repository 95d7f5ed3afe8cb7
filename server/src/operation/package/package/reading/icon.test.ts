import { expect, test } from '@jest/globals'
import { givenPng } from '../../../../foundation/file/picture/test/given-png.ts'
import { binaryXml } from '../test/given-binary-xml.ts'
import { givenApk, givenIpa } from '../test/given-package.ts'
import { givenResources } from '../test/given-resources.ts'
import type { GivenEntry } from '../test/given-zip.ts'
import { read } from '../test/read.ts'

const png = givenPng()
/** 1 by 1, without loss. */
const webp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')
const at = (index: number) => ({ resource: 0x7f010000 + index })

type IconFiles = { values: Parameters<typeof givenResources>[0]; files: readonly GivenEntry[] }

/** The icon of a package whose manifest names the first of its resources. */
async function iconOf({ values, files }: IconFiles, manifest: object = { icon: at(0) }) {
  const more = [{ name: 'resources.arsc', bytes: givenResources(values) }, ...files]
  const { icon, iconBackground } = await read('apk', givenApk({ manifest, more }))
  return { icon, iconBackground }
}

const plain = (icon: Buffer) => ({ icon, iconBackground: null })

test.each([
  ['a WebP', 'res/mipmap/icon.webp', webp],
  ['a PNG whose name has no extension', 'res/-x', png],
  ['a WebP whose name says PNG', 'res/a.png', webp],
])('an Android package shows %s as its icon (R9)', async (_what, name, bytes) => {
  expect(await iconOf({ values: [name], files: [{ name, bytes }] })).toEqual(plain(bytes))
})

test('an Android package shows its round icon where it has no other (R9)', async () => {
  const given = { values: ['res/r'], files: [{ name: 'res/r', bytes: png }] }
  expect(await iconOf(given, { roundIcon: at(0) })).toEqual(plain(png))
})

const adaptive = binaryXml([
  ['adaptive-icon', {}],
  ['background', { drawable: at(1) }],
  ['foreground', { drawable: at(2) }],
  ['monochrome', { drawable: at(3) }],
])
const layers = [
  { name: 'res/i.xml', bytes: adaptive },
  { name: 'res/front', bytes: webp },
]

test('an adaptive icon is its front layer on the color of its back layer (R9)', async () => {
  const values = ['res/i.xml', { color: 0xff3ddc84 }, 'res/front']
  expect(await iconOf({ values, files: layers })).toEqual({ icon: webp, iconBackground: '#3ddc84' })
})

test('an adaptive icon whose layers are drawings shows the picture and the color in them (R9)', async () => {
  const values = ['res/i.xml', 'res/back.xml', 'res/inset.xml', 'res/mono', 'res/front', { color: 0xff0000aa }]
  const inset = binaryXml([['inset', { drawable: at(4) }]])
  const back = binaryXml([
    ['vector', {}],
    ['path', { fillColor: at(5) }],
    ['path', { fillColor: { color: 0xffffffff } }],
  ])
  const files = [...layers, { name: 'res/inset.xml', bytes: inset }, { name: 'res/back.xml', bytes: back }]
  expect(await iconOf({ values, files })).toEqual({ icon: webp, iconBackground: '#0000aa' })
})

test('a package shows the usual picture of an icon that is adaptive elsewhere (R9)', async () => {
  // Both stand under one name, for different telephones: here the one leads to the other.
  const bitmap = binaryXml([['bitmap', { src: at(1) }]])
  const files = [
    { name: 'res/i.xml', bytes: bitmap },
    { name: 'res/old.png', bytes: png },
  ]
  expect(await iconOf({ values: ['res/i.xml', 'res/old.png'], files })).toEqual(plain(png))
})

test('an icon that is drawn by lines alone, or leads to itself, is not shown (R9)', async () => {
  const vector = binaryXml([['vector', {}]])
  expect(await iconOf({ values: ['res/v.xml'], files: [{ name: 'res/v.xml', bytes: vector }] })).toEqual({
    icon: null,
    iconBackground: null,
  })
  const circle = binaryXml([['bitmap', { src: at(0) }]])
  expect((await iconOf({ values: ['res/c.xml'], files: [{ name: 'res/c.xml', bytes: circle }] })).icon).toBeNull()
})

test('an application for iOS shows a usual picture of it, and none of Apple’s own form (R9)', async () => {
  const appleOnly = Buffer.concat([png.subarray(0, 8), Buffer.from('\0\0\0\x04CgBI'), png.subarray(8)])
  const file = (name: string, bytes: Buffer) => ({ more: [{ name, bytes }] })
  const iconIn = async (given: Parameters<typeof givenIpa>[0]) => (await read('ipa', givenIpa(given))).icon
  expect(await iconIn(file('iTunesArtwork', webp))).toEqual(webp)
  expect(await iconIn(file('Payload/Field.app/AppIcon60x60@2x.png', png))).toEqual(png)
  expect(await iconIn(file('Payload/Field.app/AppIcon60x60@2x.png', appleOnly))).toBeNull()
})
