import { expect, test } from '@jest/globals'
import { packageRefusals, type PackagePlatform } from '@atrium/shared-utility/contract'
import { givenManifest } from '../test/given-manifest.ts'
import { givenApk, givenInfo, givenIpa, usualInfo } from '../test/given-package.ts'
import { givenResources } from '../test/given-resources.ts'
import { givenZip } from '../test/given-zip.ts'
import { read } from '../test/read.ts'

const { CFBundleIdentifier: _identifier, ...nameless } = usualInfo
const { CFBundleVersion: _version, ...versionless } = usualInfo
const plist = givenInfo().toString()
const cut = (bytes: Buffer, length: number) => bytes.subarray(0, length)
const label = { resource: 0x7f010000 }
const manifest = (bytes: Buffer) => givenZip({ entries: [{ name: 'AndroidManifest.xml', bytes }] })

const broken: [what: string, platform: PackagePlatform, file: Buffer, refusal: string][] = [
  ['a package name without a dot', 'apk', givenApk({ manifest: { packageName: 'field' } }), 'nameInvalid'],
  ['an iOS application without an identifier', 'ipa', givenIpa({ info: givenInfo(nameless) }), 'nameInvalid'],
  ['an iOS application without a version', 'ipa', givenIpa({ info: givenInfo(versionless) }), 'versionInvalid'],
  [
    'an iOS application whose version is a sentence',
    'ipa',
    givenIpa({ info: givenInfo({ ...usualInfo, CFBundleVersion: 'latest?' }) }),
    'versionInvalid',
  ],
  [
    'a property list in an unknown encoding',
    'ipa',
    givenIpa({ info: Buffer.from(plist.replace('UTF-8', 'x-mine')) }),
    'encodingUnknown',
  ],
  [
    'a property list that is not in the encoding that it names',
    'ipa',
    givenIpa({ info: Buffer.concat([Buffer.from(plist), Buffer.from([0xff, 0xfe])]) }),
    'encodingUnknown',
  ],
  [
    'a property list that names a value twice',
    'ipa',
    givenIpa({ info: Buffer.from(plist.replace('<dict>', '<dict><key>CFBundleVersion</key><string>1</string>')) }),
    'duplicateKey',
  ],
  ['a binary property list that is cut', 'ipa', givenIpa({ info: Buffer.from('bplist00') }), 'manifestBroken'],
  ['a manifest that is cut', 'apk', manifest(cut(givenManifest(), 60)), 'manifestBroken'],
  [
    'resources that are cut',
    'apk',
    givenApk({ manifest: { label }, more: [{ name: 'resources.arsc', bytes: cut(givenResources(['a']), 200) }] }),
    'resourcesBroken',
  ],
  ['a signature that is cut', 'apk', withLongSignature(), 'signatureBroken'],
  ['an unknown compression', 'apk', withMethod(12), 'compression'],
  ['damaged content', 'apk', withSum(), 'broken'],
]

test.each(broken)('the refusal of %s says which rule it breaks (R9)', async (...[, platform, file, refusal]) => {
  await expect(read(platform, file)).rejects.toMatchObject({ refusal })
  expect(packageRefusals).toContain(refusal)
})

/** Its length stands before the mark of scheme 2. */
function withLongSignature() {
  const bytes = givenApk()
  bytes.writeUInt32LE(9999, bytes.indexOf(Buffer.from([0x1a, 0x87, 0x09, 0x71])) - 8)
  return bytes
}

/** Sets the method in the list of entries and before the entry itself. */
function withMethod(method: number) {
  const bytes = givenApk()
  bytes.writeUInt16LE(method, 8)
  bytes.writeUInt16LE(method, bytes.lastIndexOf('AndroidManifest.xml') - 46 + 10)
  return bytes
}

function withSum() {
  const bytes = givenApk()
  bytes.writeUInt32LE(1, bytes.lastIndexOf('AndroidManifest.xml') - 46 + 16)
  return bytes
}
