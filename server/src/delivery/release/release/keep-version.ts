import { Problem, type Artifact, type GateFinding } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { digestOf } from '../../../portal/artifact/digest.ts'
import { beginBrowserCheck } from '../../browser-check/begin.ts'
import { faultsOf } from './faults.ts'
import { readUpload } from './read-upload.ts'
import type { Examined, VersionRules } from './reading/examine.ts'
import { findVersion, insertReport } from './version-query.ts'
import { findingOf } from './version-row.ts'

type Came = {
  archive: Buffer
  held: VersionRules
  tokenId: string
  /** The slug that its manifest must have; throws or says more where it is another part than the token is for. */
  slugOf: (manifest: Artifact) => string | Promise<string>
}

/** Examines what was uploaded, and keeps it for good unless a finding keeps it out. */
export async function keepVersion({ archive, held, tokenId, slugOf }: Came, context: Context) {
  const { services, lang } = context
  const { manifest, files, findings } = await readUpload(archive, { held, lang, readFile: services.readFile })
  refuseFaulty(manifest, { slug: await slugOf(manifest), findings }, context)
  const digest = digestOf(manifest)
  const known = await services.tx(platform, (db) => findVersion(db, manifest))
  if (known !== undefined && known.digest !== digest) throw taken(manifest)
  const read = async (name: string) => slice(archive, files, name)
  const { id, isNew } = await services.artifacts.record({
    manifest,
    read,
    by: { kind: 'token', id: tokenId },
    // A caller that finds the version finds that it is to be run, too: otherwise it could be released before.
    alongside: (db, recorded) => note({ ...recorded, manifest, findings, held }, { ...context, db }),
  })
  const { slug, version } = manifest
  return { id, slug, version, digest, isNew, findings: findings.map((one) => findingOf(one, lang)) }
}

type Kept = { id: string; isNew: boolean; manifest: Artifact; findings: readonly GateFinding[]; held: VersionRules }

async function note({ id, isNew, manifest: { slug, version }, findings, held }: Kept, context: Context) {
  await insertReport(context.db, { artifactId: id, findings, now: context.now })
  // A part that is built with the portal was run by its own tests.
  if (!('isOwnPart' in held)) await beginBrowserCheck({ artifactId: id, slug }, context)
  if (!isNew) return
  const target = { targetKind: 'parcel', targetId: slug, entId: null } as const
  await recordAct(context, { action: 'uploadArtifact', ...target, diff: { versionName: version } })
}

type GateVerdict = { slug: string; findings: readonly GateFinding[] }

/** Throws all findings that keep it out at once, each with what to change. */
function refuseFaulty(manifest: Artifact, { slug, findings }: GateVerdict, { lang }: Context) {
  const refused = findings.filter(({ level }) => level === 'refused').map((one) => findingOf(one, lang))
  const fields = [...faultsOf(manifest, { slug, lang }), ...refused.map(({ code, msg }) => ({ field: code, msg }))]
  if (fields.length > 0) throw new Problem('artifactRefused', { count: fields.length }, { fields })
}

function taken({ version }: Artifact) {
  return new Problem('artifactVersionTaken', { version })
}

function slice(archive: Buffer, files: Examined['files'], name: string) {
  const file = files.find((one) => one.name === name)
  if (file === undefined) throw new Error(`${name} was there when it was examined`)
  return archive.subarray(file.at, file.at + file.bytes)
}
