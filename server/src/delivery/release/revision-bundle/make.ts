import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { canonicalJson, type Artifact } from '@atrium/shared-utility/contract'
import type { Services } from '../../../foundation/call/context/services.ts'
import { createZipWriter } from '../../../foundation/file/reader/zip-writer.ts'
import type { Signer } from '../../../foundation/process/secrets/secrets.ts'
import { formatVersion, parseManifest, revisionFormat } from '../../../operation/package/bundle/reading/manifest.ts'
import { filesFolder, manifestName, signatureName } from '../../../operation/package/bundle/reading/read-bundle.ts'
import type { ArtifactRow } from '../../../portal/artifact/artifact-query.ts'
import { readArchive } from '../../../portal/artifact/read-archive.ts'

type Reader = Pick<Services, 'tx' | 'files'> & { now: () => Date; signer: Signer }
type Exported = { number: number; reason: string; artifacts: readonly ArtifactRow[] }

export const artifactName = 'artifact.json'

/**
 * A revision as a signed bundle, made as it is read: the manifest names each file before any of them is sent. A file
 * that differs from its manifest breaks the bundle off, so that no reader takes it for whole.
 */
export function makeBundle(reader: Reader, exported: Exported) {
  const artifacts = exported.artifacts.toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
  const manifest = manifestOf({ ...exported, artifacts })
  return { files: artifacts.length, body: Readable.from(pieces(reader, { artifacts, manifest })) }
}

async function* pieces(
  { signer, ...reader }: Reader,
  { artifacts, manifest }: { artifacts: readonly ArtifactRow[]; manifest: Buffer },
) {
  const out: Buffer[] = []
  const zip = createZipWriter(async (bytes) => void out.push(bytes))
  const add = (name: string, bytes: Buffer) =>
    zip.add({ name, sizeBytes: bytes.length, crc: crc32(bytes), isExecutable: false }, [bytes])
  await add(manifestName, manifest)
  await add(signatureName, Buffer.from(signer.sign(manifest.toString()), 'base64url'))
  for (const artifact of artifacts) {
    const folder = `${filesFolder}${artifact.slug}/`
    await add(folder + artifactName, described(artifact.manifest))
    for (const [name, bytes] of await readArchive(reader, artifact)) await add(folder + name, bytes)
    yield* out.splice(0)
  }
  await zip.end()
  yield* out.splice(0)
}

/** A reason may hold more than the notes of a bundle: characters that this release of Unicode does not know. */
const unshown = /[^\P{C}\u200c\u200d]/gu

function manifestOf({ number, reason, artifacts }: Exported) {
  const told = reason.replaceAll(unshown, '').trim()
  const manifest = Buffer.from(
    JSON.stringify({
      format: revisionFormat,
      formatVersion,
      version: `0.${number}`,
      minVersion: '0.0',
      title: { 'zh-CN': `第 ${number} 次发布`, 'en-US': `Revision ${number}` },
      notes: { 'zh-CN': told || '随门户构建', 'en-US': told || 'Built with the portal' },
      files: artifacts.flatMap(({ slug, manifest: one }) => filesOf(slug, one)),
    }),
  )
  parseManifest(manifest, revisionFormat) // A manifest that no portal would take is not signed.
  return manifest
}

function filesOf(slug: string, manifest: Artifact) {
  const text = described(manifest)
  const own = { path: `${slug}/${artifactName}`, sizeBytes: text.length, sha256: hexOf(text), isExecutable: false }
  const rest = Object.entries(manifest.files).map(([name, { integrity, bytes }]) => ({
    path: `${slug}/${name}`,
    sizeBytes: bytes,
    sha256: Buffer.from(integrity.replace('sha256-', ''), 'base64').toString('hex'),
    isExecutable: false,
  }))
  return [own, ...rest]
}

function described(manifest: Artifact) {
  return Buffer.from(canonicalJson(manifest))
}

function hexOf(bytes: Buffer) {
  return createHash('sha256').update(bytes).digest('hex')
}
