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
import { beginBrowserCheck } from '../browser-check/begin.ts'
import { isRevoked } from '../deploy-token/queries.ts'
import { collected } from './collected.ts'
import { faultsOf } from './faults.ts'
import { readUpload, unreadable } from './read-upload.ts'
import type { Examined } from './reading/examine.ts'
import { rulesFor } from './rules.ts'
import { findVersion, insertReport } from './version-query.ts'
import { findingOf } from './version-row.ts'

type Uploaded = CallOutput<'uploadArtifact'>

const hourMs = 60 * 60_000
/** More than any team builds; each costs a process that reads it. */
const mostPerHour = 200

/** One version of a parcel after the other; of the bodies that are on their way, so many of a parcel and of all. */
const [ofParcel, comingOfParcel, inMemory] = [createTurns(1), createTurns(2), createTurns(8)]

/** Takes a version of the parcel that the token is for. What is refused leaves nothing behind but a line in the log. */
export async function uploadArtifact(_input: object, context: Context): Promise<BytesAnswer<Uploaded>> {
  const { parcel } = deployerOf(context)
  const quota = { kind: 'artifactUpload', subject: parcel, most: mostPerHour, withinMs: hourMs }
  const usedUp = await countUses(context.db, [quota], context.now)
  if (usedUp !== null) throw new Problem('tooManyAttempts', { seconds: usedUp.seconds })
  return (bytes) =>
    comingOfParcel(parcel, () =>
      inMemory('all', async () => {
        const archive = await collected(bytes)
        if (archive === null) throw unreadable('bodySlow', context.lang)
        // Not before all of it is there: a line that is slow holds up no other version.
        return ofParcel(parcel, () => keep(archive, context))
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
  await beginBrowserCheck({ artifactId: id, slug }, context)
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
