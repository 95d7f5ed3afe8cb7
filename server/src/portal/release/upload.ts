import { Problem, type Artifact, type CallOutput, type GateFinding, type Lang } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/audit/queries.ts'
import type { BytesAnswer } from '../../foundation/context/bytes-answer.ts'
import type { Context } from '../../foundation/context/context.ts'
import { deployerOf } from '../../foundation/context/deployer.ts'
import { isUniqueViolation } from '../../foundation/db/failure.ts'
import { platform } from '../../foundation/db/scope.ts'
import { createTurns } from '../../foundation/http/by-turns.ts'
import { countUses } from '../../foundation/limit/quota-query.ts'
import { digestOf } from '../artifact/digest.ts'
import { isRevoked } from '../deploy-token/queries.ts'
import { faultsOf } from './faults.ts'
import { readUpload } from './read-upload.ts'
import type { Examined } from './reading/examine.ts'
import { limits, rulesFor } from './rules.ts'
import { findVersion, insertReport } from './version-query.ts'
import { findingOf } from './version-row.ts'

type Uploaded = CallOutput<'uploadArtifact'>

const mostBytes = limits.allBytes
const hourMs = 60 * 60_000
/** More than any team builds; each costs a process that reads it. */
const mostPerHour = 200

/** One version of a parcel after the other, and so many uploads of all in memory at once. */
const [ofParcel, inMemory] = [createTurns(1), createTurns(8)]

/** Takes a version of the parcel that the token is for. What is refused leaves nothing behind but a line in the log. */
export async function uploadArtifact(_input: object, context: Context): Promise<BytesAnswer<Uploaded>> {
  const { parcel } = deployerOf(context)
  const quota = { kind: 'artifactUpload', subject: parcel, most: mostPerHour, withinMs: hourMs }
  const usedUp = await countUses(context.db, [quota], context.now)
  if (usedUp !== null) throw new Problem('tooManyAttempts', { seconds: usedUp.seconds })
  return (bytes) =>
    ofParcel(parcel, () =>
      inMemory('all', async () => {
        const archive = await collected(bytes)
        return keep(archive, context)
      }),
    )
}

async function keep(archive: Buffer, context: Context): Promise<Uploaded> {
  const { services, lang } = context
  const { tokenId, parcel: slug } = deployerOf(context)
  const rules = await services.tx(platform, async (db) => {
    if (await isRevoked(db, tokenId)) throw new Problem('deployTokenInvalid')
    return rulesFor(slug, db)
  })
  const { manifest, files, findings } = await readUpload(archive, { rules, lang })
  refuseFaulty(manifest, { slug, findings, lang })
  const digest = digestOf(manifest)
  const known = await services.tx(platform, (db) => findVersion(db, { slug, version: manifest.version }))
  if (known !== undefined && known.digest !== digest) throw taken(manifest)
  const read = async (name: string) => slice(archive, files, name)
  const { id, isNew } = await services.artifacts
    .record({ manifest, read, by: { kind: 'token', id: tokenId } })
    .catch((error: unknown) => {
      // Another process was faster.
      throw isUniqueViolation(error, 'artifact_of_team') ? taken(manifest) : error
    })
  await services.tx(platform, (db) => note({ id, isNew, manifest, findings }, { ...context, db }))
  return { id, version: manifest.version, digest, isNew, findings: findings.map((one) => findingOf(one, lang)) }
}

type Kept = { id: string; isNew: boolean; manifest: Artifact; findings: readonly GateFinding[] }

async function note({ id, isNew, manifest: { slug, version }, findings }: Kept, context: Context) {
  await insertReport(context.db, { artifactId: id, findings, now: context.now })
  if (!isNew) return
  const target = { targetKind: 'parcel', targetId: slug, entId: null } as const
  await recordAct(context, { action: 'uploadArtifact', ...target, diff: { versionName: version } })
}

type Found = { slug: string; findings: readonly GateFinding[]; lang: Lang }

/** All that keeps it out at once, each with what to change. */
function refuseFaulty(manifest: Artifact, { slug, findings, lang }: Found) {
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

async function collected(bytes: AsyncIterable<Buffer>) {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of bytes) {
    size += piece.length
    if (size > mostBytes) throw new Problem('requestTooLarge')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
