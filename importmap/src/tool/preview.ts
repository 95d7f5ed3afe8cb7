import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { calls, canonicalJson, type Lang } from '@atrium/shared-utility/contract'
import { buildProject } from './build.ts'
import { deployCall, deployToken } from './deploy-call.ts'
import type { Outcome } from './outcome.ts'
import { storedZip } from './stored-zip.ts'

type PreviewOptions = { folder: string; portal?: string; hours?: string; people?: string; lang: Lang }

/**
 * `atrium preview`: builds, uploads it under a version of its own, and makes a link that opens the portal with it. Nothing
 * is released, and the version of package.json stays free for the release.
 */
export async function preview({ folder, portal, hours, people, lang }: PreviewOptions): Promise<Outcome> {
  const token = deployToken()
  const { manifest, portal: address, notes } = await buildProject({ folder, portal })
  const { slug } = manifest
  const version = `${manifest.version}-preview.${hashOf(canonicalJson(manifest))}`
  const asked = { portal: address, slug, token, lang }
  const body = storedZip(
    new Map([
      ['artifact.json', new Uint8Array(Buffer.from(canonicalJson({ ...manifest, version })))],
      ...Object.keys(manifest.files).map((name) => [name, read(folder, name)] as const),
    ]),
  )
  const { uploadArtifact, addOwnPreview } = calls
  const uploaded = await deployCall(asked, { method: 'PUT', path: uploadArtifact.path, body }, uploadArtifact.output)
  const wanted = { version, ...(hours !== undefined && { hours }), ...(people !== undefined && { seats: people }) }
  const form = new URLSearchParams(wanted)
  const made = await deployCall(asked, { method: 'POST', path: addOwnPreview.path, body: form }, addOwnPreview.output)
  const link = address + made.path
  return {
    isGood: true,
    lines: [
      ...notes,
      ...uploaded.findings.map(({ level, msg }) => `${level}  ${msg}`),
      `${slug} ${version} can be seen by ${people ?? '1'} of whoever opens this link, signed in, until ${made.expiresAt}:`,
      link,
    ],
    data: { slug, version, link, expiresAt: made.expiresAt, findings: uploaded.findings },
  }
}

/** The same content is the same version. */
function hashOf(text: string) {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

function read(folder: string, name: string) {
  return new Uint8Array(readFileSync(path.join(folder, 'dist', name)))
}
