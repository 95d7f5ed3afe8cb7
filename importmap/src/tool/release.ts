import path from 'node:path'
import { calls, type Artifact, type Lang } from '@atrium/shared-utility/contract'
import { BuildRefused } from '../build-refused.ts'
import { awaitCheck } from './await-check.ts'
import { buildProject } from './build.ts'
import { ask, deployCall, deployToken, deployTokenOf } from './deploy-call.ts'
import type { Outcome } from './outcome.ts'
import { packed } from './packed.ts'
import { readProject } from './project.ts'

export type ReleaseOptions = { folder: string; portal?: string; reason?: string; others?: string[]; lang: Lang }

/** `atrium release`: builds, uploads what was built, and puts it in force. The same version again is the one that is there. */
export async function release({ folder, portal, reason, others = [], lang }: ReleaseOptions): Promise<Outcome> {
  if (others.length > 0) return releaseTogether({ folder, portal, reason, others, lang })
  const { asked, version, named, notes, uploaded } = await uploadChecked({ folder, portal, lang })
  const data = { slug: asked.slug, version, isNew: uploaded.isNew, findings: uploaded.findings }
  const input = { version, ...(reason !== undefined && { reason }) }
  const made = await ask(asked, calls.releaseOwnParcel, input).catch(unlessInForce)
  if (made === null)
    return { isGood: true, lines: [...notes, `${named} is in force already.`], data: { ...data, revision: null } }
  return {
    isGood: true,
    lines: [...notes, `${named} is in force, as revision ${made.number} of the portal.`],
    data: { ...data, revision: made.number },
  }
}

/** A pipeline that runs once more, since it did not hear the answer, has what it asks for. */
export function unlessInForce(error: unknown) {
  if (error instanceof BuildRefused && error.code === 'releaseChangesNothing') return null
  throw error
}

/** Several parcels, each uploaded with its own token, and then all put in force as one revision. */
async function releaseTogether({ folder, portal, reason, others = [], lang }: ReleaseOptions): Promise<Outcome> {
  // Before anything is built or uploaded.
  const folders = others.map((one) => path.resolve(folder, one))
  const tokens = folders.map((one) => deployTokenOf(readProject(one).source.slug))
  const own = await uploadChecked({ folder, portal, lang })
  const rest = []
  for (const [index, one] of folders.entries())
    rest.push(await uploadChecked({ folder: one, portal: own.asked.portal, lang, token: tokens[index] }))
  const made = await ask(own.asked, calls.releaseOwnTogether, {
    version: own.version,
    others: rest.map(({ asked, version }) => ({ token: asked.token, version })),
    ...(reason !== undefined && { reason }),
  })
  const all = [own, ...rest]
  return {
    isGood: true,
    lines: [
      ...all.flatMap(({ notes }) => notes),
      `${all.map(({ named }) => named).join(', ')} are in force, as revision ${made.number} of the portal.`,
    ],
    data: { revision: made.number, parcels: all.map(({ asked, version }) => ({ slug: asked.slug, version })) },
  }
}

type Upload = ReleaseOptions & { token?: string | undefined }

/** Builds and uploads, and waits while the portal runs it in a browser. `notes` says what came of it. */
export async function uploadChecked(options: Upload) {
  const built = await uploadBuilt(options)
  return { ...built, notes: [...built.notes, ...(await awaitCheck(built.asked, built.version))] }
}

/** Builds and uploads, under the version of package.json or another one. `notes` says what came of it. */
export async function uploadBuilt({ folder, portal, lang, token = deployToken() }: Upload, versionOf = versionIn) {
  const { manifest, portal: address, notes } = await buildProject({ folder, portal })
  const { slug } = manifest
  const version = versionOf(manifest)
  const asked = { portal: address, slug, token, lang }
  const body = packed(path.join(folder, 'dist'), { ...manifest, version })
  const { uploadArtifact } = calls
  const uploaded = await deployCall(asked, { method: 'PUT', path: uploadArtifact.path, body }, uploadArtifact.output)
  const named = `${slug} ${version}`
  const found = uploaded.findings.map(({ level, msg }) => `${level}  ${msg}`)
  const came = `${named} is ${uploaded.isNew ? 'uploaded' : 'there already'}: ${(body.length / 1000).toFixed(1)} kB were sent.`
  return { asked, version, named, uploaded, notes: [...notes, ...found, came] }
}

function versionIn({ version }: Artifact) {
  return version
}
