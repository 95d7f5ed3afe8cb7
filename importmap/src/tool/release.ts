import { readFileSync } from 'node:fs'
import path from 'node:path'
import { calls, canonicalJson, type Artifact, type Lang } from '@atrium/shared-utility/contract'
import { buildProject } from './build.ts'
import { ask, deployCall, deployToken } from './deploy-call.ts'
import type { Outcome } from './outcome.ts'
import { storedZip } from './stored-zip.ts'

export type ReleaseOptions = { folder: string; portal?: string; reason?: string; lang: Lang }

/** `atrium release`: builds, uploads what was built, and puts it in force. The same version again is the one that is there. */
export async function release({ folder, portal, reason, lang }: ReleaseOptions): Promise<Outcome> {
  const { asked, version, named, notes, uploaded } = await uploadBuilt({ folder, portal, lang })
  const made = await ask(asked, calls.releaseOwnParcel, { version, ...(reason !== undefined && { reason }) })
  return {
    isGood: true,
    lines: [...notes, `${named} is in force, as revision ${made.number} of the portal.`],
    data: { slug: asked.slug, version, revision: made.number, isNew: uploaded.isNew, findings: uploaded.findings },
  }
}

/** Builds and uploads, under the version of package.json or another one. `notes` says what came of it. */
export async function uploadBuilt({ folder, portal, lang }: ReleaseOptions, versionOf = versionIn) {
  const token = deployToken()
  const { manifest, portal: address, notes } = await buildProject({ folder, portal })
  const { slug } = manifest
  const version = versionOf(manifest)
  const asked = { portal: address, slug, token, lang }
  const described = new Uint8Array(Buffer.from(canonicalJson({ ...manifest, version })))
  const files = filesOf(path.join(folder, 'dist'), Object.keys(manifest.files))
  const body = storedZip(new Map([['artifact.json', described], ...files]))
  const { uploadArtifact } = calls
  const uploaded = await deployCall(asked, { method: 'PUT', path: uploadArtifact.path, body }, uploadArtifact.output)
  const named = `${slug} ${version}`
  const found = uploaded.findings.map(({ level, msg }) => `${level}  ${msg}`)
  const came = `${named} is ${uploaded.isNew ? 'uploaded' : 'there already'}: ${(body.length / 1000).toFixed(1)} kB.`
  return { asked, version, named, uploaded, notes: [...notes, ...found, came] }
}

function versionIn({ version }: Artifact) {
  return version
}

function filesOf(folder: string, names: readonly string[]) {
  return new Map(names.map((name) => [name, new Uint8Array(readFileSync(path.join(folder, name)))] as const))
}
