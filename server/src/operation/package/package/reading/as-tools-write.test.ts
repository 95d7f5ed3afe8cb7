import { expect, test } from '@jest/globals'
import { givenApk, givenBinaryInfo, givenInfo, givenIpa, usualInfo } from '../test/given-package.ts'
import { givenResources } from '../test/given-resources.ts'
import { givenUtf8Pool } from '../test/given-string-pool.ts'
import { read } from '../test/read.ts'
import { isLower } from '../version-order.ts'

const at = (index: number) => ({ resource: 0x7f010000 + index })
const resourcesOf = (...values: Parameters<typeof givenResources>[0]) => ({
  name: 'resources.arsc',
  bytes: givenResources(values, givenUtf8Pool),
})

test.each(['外勤\u{1F680}助手', '\u{20BB7}野家', 'é\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}', '\u{1F3F3}️‍\u{1F308}'])(
  'an Android package keeps the label %s, whose rare characters are written in halves (R9)',
  async (label) => {
    const facts = await read('apk', givenApk({ manifest: { label: at(0) }, more: [resourcesOf(label)] }))
    expect(facts.label).toBe(label)
  },
)

test('a half of a character without its other half does not stop the reading of a package (R9)', async () => {
  const facts = await read('apk', givenApk({ manifest: { label: at(0) }, more: [resourcesOf('外\ud83d勤')] }))
  expect(facts.label).toMatch(/^外.*勤$/u)
})

test.each([
  ['is missing', null, '0'],
  ['is a text', '1204', '1204'],
  ['is a text in hexadecimal', '0x10', '16'],
  ['is a text that begins with a zero', '010', '10'],
  ['is a text that is no number', 'beta', '0'],
  ['refers to a number', at(0), '77'],
  ['refers to a text', at(1), '78'],
  ['refers to what refers to a number', at(2), '77'],
  ['refers to nothing', at(9), '0'],
])('an Android package whose version code %s has the code %3$s (R9)', async (_what, versionCode, expected) => {
  const more = [resourcesOf(77, '78', at(0))]
  expect(await read('apk', givenApk({ manifest: { versionCode }, more }))).toMatchObject({ versionCode: expected })
})

test('an Android package names the system that it needs when that is a reference or a code name (R9)', async () => {
  const minOs = async (minSdk: string | { resource: number }) =>
    (await read('apk', givenApk({ manifest: { minSdk }, more: [resourcesOf(26)] }))).minOs
  expect(await minOs(at(0))).toBe('26')
  expect(await minOs('VanillaIceCream')).toBe('VanillaIceCream')
})

test.each(['3.1.0b2', '1', '1.2.3.4.5', '2024.03.05.1200', '1.0-rc.1', '1.0 (12)', '7A341'])(
  'an application for iOS may have the version %s (R9)',
  async (version) => {
    const info = givenInfo({ ...usualInfo, CFBundleVersion: version })
    expect(await read('ipa', givenIpa({ info }))).toMatchObject({ versionCode: version })
  },
)

test.each([
  ['3.1.0b2', '3.1.0', true],
  ['3.1.0', '3.1.0b2', false],
  ['3.1.0a9', '3.1.0b1', true],
  ['3.1.0d1', '3.1.0a1', true],
  ['3.1.0b2', '3.1.0b10', true],
  ['3.1.0fc1', '3.1', true],
  ['1.0-rc.1', '1.0', true],
  ['3.1', '3.1b2', false],
  ['3.1b2', '3.1.1', true],
  ['1.2.3.4.5', '1.2.3.4.10', true],
  ['7A341', '7B1', true],
  ['7A341', '7A341', false],
  ['7D1', '7A341', false],
  ['1.0 Beta 2', '1.0', true],
])('version %s is lower than %s: %s (R9)', (one, other, expected) => {
  expect(isLower(one, other)).toBe(expected)
})

const plist = givenInfo().toString()
const cdata = plist.replace(
  '<string>外勤 &amp; Field</string>',
  '<string><![CDATA[外勤 & ]]>Field<!-- a note --></string>',
)
const declaring = (encoding: string) => plist.replace('UTF-8', encoding)

test.each([
  ['with CDATA', Buffer.from(cdata)],
  ['in UTF-8 with a mark', Buffer.from(`\uFEFF${plist}`)],
  ['in UTF-16, low byte first', Buffer.from(`\uFEFF${declaring('UTF-16')}`, 'utf16le')],
  ['in UTF-16, high byte first', Buffer.from(`\uFEFF${declaring('UTF-16')}`, 'utf16le').swap16()],
  ['in UTF-16 without a mark', Buffer.from(declaring('UTF-16LE'), 'utf16le')],
  ['in UTF-16 without a mark, high byte first', Buffer.from(declaring('UTF-16BE'), 'utf16le').swap16()],
  ['in GB 18030', Buffer.concat(inGb18030(declaring('GB18030')))],
  ['with an address in a tag', Buffer.from(plist.replace('<plist ', '<plist xmlns="http://example.com/a" '))],
  ['with single quotes', Buffer.from(plist.replaceAll('"', "'"))],
])('an application for iOS may have a property list %s (R9)', async (_what, info) => {
  expect(await read('ipa', givenIpa({ info }))).toMatchObject({
    packageName: 'com.example.field',
    versionCode: '3.1',
    label: '外勤 & Field',
  })
})

test.each([
  ['XML', Buffer.from(plist.replace('<string>3.1</string>', '<integer>31</integer>'))],
  ['binary', givenBinaryInfo({ ...usualInfo, CFBundleVersion: 31 })],
])('an application for iOS may give its version as a number, in %s (R9)', async (_form, info) => {
  expect(await read('ipa', givenIpa({ info }))).toMatchObject({ versionCode: '31' })
})

test.each(['', ' '])(
  'an application for iOS whose display name is “%s” is called by its other name (R9)',
  async (name) => {
    const info = givenInfo({ ...usualInfo, CFBundleDisplayName: name, CFBundleName: 'Field' })
    expect(await read('ipa', givenIpa({ info }))).toMatchObject({ label: 'Field' })
  },
)

test('an application for iOS keeps an emoji of several parts, and is cut between characters (R9)', async () => {
  const family = '\u{1F468}‍\u{1F469}‍\u{1F467}'
  const labelOf = async (label: string) =>
    (await read('ipa', givenIpa({ info: givenInfo({ ...usualInfo, CFBundleDisplayName: label }) }))).label
  expect(await labelOf(`家庭${family}助手`)).toBe(`家庭${family}助手`)
  expect(await labelOf('علی‌رضا')).toBe('علی‌رضا')
  expect(await labelOf(`a‍ ‌b`)).toBe('a b')
  expect(await labelOf(family.repeat(40))).toBe(family.repeat(25))
})

function inGb18030(text: string) {
  const known = new Map([
    ['外', [0xcd, 0xe2]],
    ['勤', [0xc7, 0xda]],
  ])
  return text.split('').map((letter) => Buffer.from(known.get(letter) ?? [letter.charCodeAt(0)]))
}
