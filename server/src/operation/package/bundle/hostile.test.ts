import { expect, test } from '@jest/globals'
import { aManifest, givenBundle, givenSigner, trusted } from './test/given-bundle.ts'
import { givenZip } from '../package/test/given-zip.ts'
import { readInProcess } from '../../../foundation/file/reader/read-in-process.ts'
import { zipOf } from '../../../foundation/file/reader/zip-of.ts'
import { readBundle } from './reading/read-bundle.ts'
import { verifyBundle } from './verify.ts'

const keys = [givenSigner('Somebody before').trustedKey, trusted.trustedKey]
const inProcess = { stopping: new AbortController().signal, readFile: readInProcess }
const sourceOf = (bytes: Buffer) => ({
  sizeBytes: bytes.length,
  read: async (at: number, length: number) => bytes.subarray(at, at + length),
})

async function read(bytes: Buffer) {
  try {
    return await readBundle(sourceOf(bytes), keys)
  } catch (error) {
    return error instanceof Error ? error.message : 'none'
  }
}

/** A byte of the first place at which a text stands, changed. */
function altered(bytes: Buffer, text: string, to: string) {
  const copy = Buffer.from(bytes)
  copy.write(to, copy.lastIndexOf(text))
  return copy
}

test('a bundle that one of the trusted keys has signed is what its manifest says', async () => {
  const said = await verifyBundle(sourceOf(await givenBundle()), { keys, ...inProcess })
  expect(said).toMatchObject({
    kind: 'facts',
    facts: { version: '0.2.0', minVersion: '0.1.0', signer: 'Release team', title: { 'zh-CN': '平台升级' } },
  })
})

test('S53: the process that reads strangers’ files refuses a bundle without a trusted signature', async () => {
  const forged = await givenBundle({ key: givenSigner('x').privateKey })
  expect(await verifyBundle(sourceOf(forged), { keys, ...inProcess })).toEqual({
    kind: 'refused',
    refusal: 'signerUnknown',
  })
  expect(await verifyBundle(sourceOf(await givenBundle()), { keys: [], ...inProcess })).toMatchObject({
    refusal: 'signerUnknown',
  })
})

const file = (path: string) => ({ files: [{ ...aManifest({ x: 'x' }).files[0], path }] })

test.each([
  ['a signature of another length', { signature: Buffer.alloc(63) }, 'unsigned'],
  ['a signature of zeros', { signature: Buffer.alloc(64) }, 'signerUnknown'],
  ['no signature', { without: 'manifest.sig' }, 'unsigned'],
  ['no manifest', { without: 'manifest.json' }, 'noManifest'],
  ['a file beyond the manifest', { entries: { 'files/more.sh': 'x' } }, 'extraFiles'],
  ['a file beside the folder of files', { entries: { 'more.sh': 'x' } }, 'extraFiles'],
  ['a file that is missing', { without: 'files/bin/run.cjs' }, 'missingFiles'],
  ['another file of the same length', { entries: { 'files/bin/run.cjs': 'rum' } }, 'hashWrong'],
  ['a longer file', { entries: { 'files/bin/run.cjs': 'run!' } }, 'hashWrong'],
  ['a name that leads out', { entries: { 'files/../../x': 'x' } }, 'hostilePath'],
  ['an absolute name', { entries: { '/etc/cron.d/x': 'x' } }, 'hostilePath'],
  ['a drive', { entries: { 'C:/x': 'x' } }, 'hostilePath'],
  ['a manifest that leads out', { manifest: file('../x') }, 'hostilePath'],
  ['a manifest with an absolute name', { manifest: file('/x') }, 'hostilePath'],
  ['a manifest with empty parts of a name', { manifest: file('a//x') }, 'hostilePath'],
  ['two names that are one where capitals do not count', { files: { 'a/x': 'x', 'A/X': 'x' } }, 'duplicateEntry'],
  ['a file that is a folder, too', { files: { a: 'x', 'a/b': 'x' } }, 'duplicateEntry'],
  ['another format', { manifest: { formatVersion: 2 } }, 'otherFormat'],
  ['a version that is none', { manifest: { version: 'latest' } }, 'manifestBroken'],
  ['notes in one language', { manifest: { notes: { 'zh-CN': '好' } } }, 'manifestBroken'],
  ['a size below nothing', { manifest: { files: [{ path: 'x', sizeBytes: -1 }] } }, 'manifestBroken'],
] as const)('S51: %s is refused', async (_what, given, refusal) => {
  expect(await read(await givenBundle(given))).toBe(refusal)
})

test('S51: what is no ZIP, cut short, packed, a bomb, a link or there twice is refused', async () => {
  const bundle = await givenBundle()
  expect(await read(Buffer.from('<!doctype html>'.repeat(9)))).toBe('notZip')
  expect(await read(bundle.subarray(0, bundle.length - 40))).toBe('truncated')
  expect(await read(altered(bundle, 'bin/run', 'bin/ruN'))).toBe('missingFiles')
  expect(await read(givenZip({ entries: [{ name: 'manifest.json', bytes: Buffer.from('{}') }] }))).toBe('packed')
  const bomb = [{ name: 'manifest.json', bytes: Buffer.alloc(9), claimedBytes: 0xffff_fff0 }]
  expect(await read(givenZip({ entries: bomb }))).toBe('bomb')
  const twice = ['manifest.json', 'manifest.json'].map((name) => [name, Buffer.from('{}')] as const)
  expect(await read(await zipOf(twice))).toBe('duplicateEntry')
  const link = Buffer.from(bundle)
  // The upper half of the attributes of the last entry: a symbolic link instead of a file.
  const list = link.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  link.writeUInt16LE(0o120777, list + 40)
  expect(await read(link)).toBe('link')
})

test('S53: no byte of a bundle can be changed and leave its files taken for those that were signed', async () => {
  const bundle = await givenBundle()
  const whole = JSON.stringify(await read(bundle))
  const others: number[] = []
  for (let at = 0; at < bundle.length; at += 1) {
    const changed = Buffer.from(bundle)
    changed[at] = (changed[at] ?? 0) ^ 0x55
    const said = await read(changed)
    // A byte that says nothing of files, such as the day of an entry, changes nothing of what was read.
    if (typeof said !== 'string' && JSON.stringify(said) !== whole) others.push(at)
  }
  expect(others).toEqual([])
})
