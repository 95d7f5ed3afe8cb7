import { createHash, createPublicKey, verify } from 'node:crypto'
import type { BundleRefusal } from '@atrium/shared-utility/contract'
import type { UpdateKey } from '../../../../foundation/process/config/updates.ts'
import { Refused } from '../../../../foundation/file/reader/refused.ts'
import type { Source } from '../../../../foundation/file/reader/source.ts'
import { openZip, type Zip } from '../../../../foundation/file/reader/zip.ts'
import { bundleFormat, parseManifest, type BundledFile, type BundleFormat, type Manifest } from './manifest.ts'
import { pieces, windowed } from './windowed.ts'

/** `signer` is what the configuration calls the key, `spki` the key itself. */
export type BundleFacts = Omit<Manifest, 'files'> & {
  signer: string
  spki: string
  files: (BundledFile & { at: number })[]
}

export const manifestName = 'manifest.json'
export const signatureName = 'manifest.sig'
export const filesFolder = 'files/'
const manifestBytes = 8 * 1024 * 1024
const signatureBytes = 64

/**
 * Verifies a bundle whole: first the signature of its manifest, then the manifest's text, then that each file is there,
 * is the one that was meant, and that there are no others. Throws Refused. Nothing is unpacked.
 */
export async function readBundle(
  file: Source,
  keys: readonly UpdateKey[],
  format: BundleFormat = bundleFormat,
): Promise<BundleFacts> {
  const source = windowed(file)
  const zip = await openZip(source)
  refuseOddEntries(zip)
  const { key, manifest } = await readSigned(zip, keys)
  const { files, ...facts } = parseManifest(manifest, format)
  refuseOthers(zip, files)
  const found: BundleFacts['files'] = []
  for (const one of files) found.push({ ...one, at: await verifyFile(one, zip, source) })
  return { ...facts, signer: key.name, spki: key.spki, files: found }
}

function refuseOddEntries({ entries }: Zip) {
  for (const { isLink, method } of entries.values()) {
    if (isLink) refuse('link')
    if (method !== 0) refuse('packed')
  }
}

async function readSigned(zip: Zip, keys: readonly UpdateKey[]) {
  const [named, signed] = [zip.entries.get(manifestName), zip.entries.get(signatureName)]
  if (named === undefined) return refuse('noManifest')
  if (signed?.bytes !== signatureBytes) return refuse('unsigned')
  const manifest = await zip.read(named, manifestBytes)
  const signature = await zip.read(signed, signatureBytes)
  const key = keys.find(({ spki }) => {
    const trusted = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' })
    return verify(null, manifest, trusted, signature)
  })
  return key === undefined ? refuse('signerUnknown') : { manifest, key }
}

/** Neither more nor less than the manifest names. */
function refuseOthers({ entries }: Zip, files: readonly BundledFile[]) {
  if (files.some(({ path }) => !entries.has(filesFolder + path))) refuse('missingFiles')
  if (entries.size !== files.length + 2) refuse('extraFiles')
}

async function verifyFile({ path, sizeBytes, sha256 }: BundledFile, zip: Zip, source: Source) {
  const entry = zip.entries.get(filesFolder + path)
  if (entry?.bytes !== sizeBytes || entry.packedBytes !== sizeBytes) return refuse('hashWrong')
  const at = await zip.locate(entry)
  const hash = createHash('sha256')
  for await (const piece of pieces(source, { at, length: sizeBytes })) hash.update(piece)
  return hash.digest('hex') === sha256 ? at : refuse('hashWrong')
}

function refuse(refusal: BundleRefusal): never {
  throw new Refused(refusal)
}
