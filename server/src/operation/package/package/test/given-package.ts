import { givenManifest } from './given-manifest.ts'
import { givenZip, type GivenEntry } from './given-zip.ts'

type Apk = {
  manifest?: Parameters<typeof givenManifest>[0]
  more?: readonly GivenEntry[]
  /** Stands for a certificate; null for an unsigned package. */
  certificate?: string | null
}

/** A package for Android, as its tools put it together. */
export function givenApk({ manifest = {}, more = [], certificate = 'certificate' }: Apk = {}) {
  const entries = [{ name: 'AndroidManifest.xml', bytes: givenManifest(manifest) }, ...more]
  return givenZip({ entries, ...(certificate !== null && { before: signingBlock(Buffer.from(certificate)) }) })
}

/** Scheme 2: signers, their signed data, its digests and certificates, each with its length before it. */
function signingBlock(certificate: Buffer) {
  const signed = withLength(Buffer.concat([withLength(Buffer.alloc(0)), withLength(withLength(certificate))]))
  const scheme = withLength(withLength(signed))
  const pair = Buffer.alloc(12)
  pair.writeBigUInt64LE(BigInt(4 + scheme.length))
  pair.writeUInt32LE(0x7109871a, 8)
  const size = Buffer.alloc(8)
  size.writeBigUInt64LE(BigInt(pair.length + scheme.length + 24))
  return Buffer.concat([size, pair, scheme, size, Buffer.from('APK Sig Block 42')])
}

function withLength(bytes: Buffer) {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(bytes.length)
  return Buffer.concat([length, bytes])
}

type Ipa = { info?: Buffer; apps?: readonly string[]; isSigned?: boolean; more?: readonly GivenEntry[] }

/** An application for iOS. */
export function givenIpa({ info = givenInfo(), apps = ['Field'], isSigned = true, more = [] }: Ipa = {}) {
  const entries = apps.flatMap((app) => [
    { name: `Payload/${app}.app/Info.plist`, bytes: info },
    ...(isSigned ? [{ name: `Payload/${app}.app/_CodeSignature/CodeResources`, bytes: Buffer.from('x') }] : []),
  ])
  return givenZip({ entries: [...entries, ...more] })
}

export const usualInfo = {
  CFBundleIdentifier: 'com.example.field',
  CFBundleVersion: '3.1',
  CFBundleShortVersionString: '3.1.0',
  CFBundleDisplayName: '外勤 & Field',
  MinimumOSVersion: '15.0',
}

/** Info.plist as XML; what is nested is none of its own texts. */
export function givenInfo(texts: Record<string, string> = usualInfo) {
  const lines = Object.entries(texts).map(
    ([name, text]) => `<key>${name}</key><string>${text.replaceAll('&', '&amp;')}</string>`,
  )
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>${lines.join('')}
<key>nested</key><dict><key>CFBundleIdentifier</key><string>nested.one</string></dict><true/></dict></plist>`)
}

/** The same in binary. */
export function givenBinaryInfo(texts: Record<string, string | number> = usualInfo) {
  const pairs = Object.entries(texts)
  const names = pairs.map(([name]) => binaryText(name))
  const values = pairs.map(([, value]) => (typeof value === 'number' ? Buffer.from([0x10, value]) : binaryText(value)))
  const references = Buffer.from(Array.from({ length: pairs.length * 2 }, (_, index) => index + 1))
  const objects = [Buffer.concat([Buffer.from([0xd0 + pairs.length]), references]), ...names, ...values]
  const offsets = objects.map((_, index) => 8 + objects.slice(0, index).reduce((sum, { length }) => sum + length, 0))
  const table = Buffer.concat(offsets.map((offset) => Buffer.from([offset >> 16, (offset >> 8) & 0xff, offset & 0xff])))
  const trailer = Buffer.alloc(32)
  trailer.writeUInt8(3, 6)
  trailer.writeUInt8(1, 7)
  trailer.writeBigUInt64BE(BigInt(objects.length), 8)
  trailer.writeBigUInt64BE(BigInt(8 + objects.reduce((sum, { length }) => sum + length, 0)), 24)
  return Buffer.concat([Buffer.from('bplist00'), ...objects, table, trailer])
}

function binaryText(text: string) {
  const isLatin = /^[\x20-\x7e]*$/.test(text)
  const body = isLatin ? Buffer.from(text, 'latin1') : Buffer.from(text, 'utf16le').swap16()
  const kind = isLatin ? 0x50 : 0x60
  if (text.length < 15) return Buffer.concat([Buffer.from([kind + text.length]), body])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  return Buffer.concat([Buffer.from([kind + 15, 0x12]), length, body])
}
