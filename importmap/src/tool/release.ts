import { readFileSync } from 'node:fs'
import path from 'node:path'
import { calls, type Lang } from '@atrium/shared-utility/contract'
import { buildProject } from './build.ts'
import { deployCall, deployToken } from './deploy-call.ts'
import type { Outcome } from './outcome.ts'
import { storedZip } from './stored-zip.ts'

type ReleaseOptions = { folder: string; portal?: string; reason?: string; lang: Lang }

/** `atrium release`: builds, uploads what was built, and puts it in force. The same version again is the one that is there. */
export async function release({ folder, portal, reason, lang }: ReleaseOptions): Promise<Outcome> {
  const token = deployToken()
  const { manifest, portal: address, notes } = await buildProject({ folder, portal })
  const { slug, version } = manifest
  const asked = { portal: address, slug, token, lang }
  const body = storedZip(filesOf(path.join(folder, 'dist'), ['artifact.json', ...Object.keys(manifest.files)]))
  const { uploadArtifact, releaseOwnParcel } = calls
  const uploaded = await deployCall(asked, { method: 'PUT', path: uploadArtifact.path, body }, uploadArtifact.output)
  const form = new URLSearchParams({ version, ...(reason !== undefined && { reason }) })
  const made = await deployCall(
    asked,
    { method: 'POST', path: releaseOwnParcel.path, body: form },
    releaseOwnParcel.output,
  )
  return {
    isGood: true,
    lines: [
      ...notes,
      ...uploaded.findings.map(({ level, msg }) => `${level}  ${msg}`),
      `${slug} ${version} is ${uploaded.isNew ? 'uploaded' : 'there already'}: ${(body.length / 1000).toFixed(1)} kB.`,
      `${slug} ${version} is in force, as revision ${made.number} of the portal.`,
    ],
    data: { slug, version, revision: made.number, isNew: uploaded.isNew, findings: uploaded.findings },
  }
}

function filesOf(folder: string, names: readonly string[]) {
  return new Map(names.map((name) => [name, new Uint8Array(readFileSync(path.join(folder, name)))] as const))
}
