import { artifact, coreParts, type Artifact, type CallParsed } from '@atrium/shared-utility/contract'
import semver from 'semver'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { platformDeployerOf } from '../../../foundation/call/context/deployer.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Entries } from '../../../portal/artifact/tables.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { createTurns } from '../../../foundation/call/http/by-turns.ts'
import type { Source } from '../../../foundation/file/reader/source.ts'
import { revisionFormat } from '../../../operation/package/bundle/reading/manifest.ts'
import type { BundleFacts } from '../../../operation/package/bundle/reading/read-bundle.ts'
import { verifyBundle } from '../../../operation/package/bundle/verify.ts'
import { sourceOf } from '../../../foundation/file/reader/stored-source.ts'
import { isDamage } from '../../../portal/artifact/read-archive.ts'
import { isOwnPart, kindOf } from '../../parcel/parcel/own-part.ts'
import { propose } from '../proposal/propose.ts'
import { findSame } from '../proposal/same.ts'
import { refuseLost, refuseUnregistered } from '../release/check.ts'
import { countRelease } from '../release/often.ts'
import { inLine, makerOf, refuseRevoked } from '../release/put-in-force.ts'
import { selectForTwo } from '../../../portal/revision/for-two-query.ts'
import { releaseParts } from '../../../portal/revision/release.ts'
import { lockHead, type Revision } from '../../../portal/revision/revision-query.ts'
import { goesBack } from './goes-back.ts'
import { artifactName } from './make.ts'
import { refusedIn } from './refusals.ts'
import { trustedKeys } from './signing.ts'
import { importedFile } from './upload.ts'

const goesOn = new AbortController().signal
/** One import at a time: each is a process, and holds a whole portal. */
const one = createTurns(1)

/**
 * Makes the portal of what a bundle holds. Nothing of it is used before all of it was verified, and no connection is held
 * meanwhile. Parts that were stored before a later refusal are in no revision.
 */
export async function importRevision(asked: CallParsed<'importRevision'>, context: Context) {
  const { facts, parts } = await one('all', () => kept(asked.id, context))
  return inLine(() => putInForce({ ...asked, signer: facts.signer, parts }, context))
}

async function kept(id: string, context: Context) {
  const { services, config, lang } = context
  const found = await services.tx(platform, (db) => importedFile(id, db))
  if (found.status === 'uploading') {
    const whole = await services.files.finish(id)
    await services.tx(platform, whole)
  }
  const file = await services.tx(platform, (db) => importedFile(id, db))
  const source = sourceOf(file, services.files)
  const keys = trustedKeys(config.revisionKeys, services.secrets.signer)
  const { readFile } = services
  const said = await verifyBundle(source, { keys, stopping: goesOn, readFile, format: revisionFormat })
  if (said === null) throw new Error('nobody ends the reading of a bundle')
  if (said.kind === 'refused') throw refusedIn(said.refusal, lang)
  const manifests = await manifestsIn(source, said.facts, context)
  // Before any of it is kept: a version that is here is its team's, and so is its name.
  await services.tx(platform, (db) => refuseUnregistered(manifests, db))
  const parts = []
  for (const manifest of manifests) parts.push(await keepPart(manifest, { source, facts: said.facts }, context))
  return { facts: said.facts, parts }
}

async function manifestsIn(source: Source, { files }: BundleFacts, { lang }: Context) {
  const found: Artifact[] = []
  for (const { path, at, sizeBytes } of files.filter((file) => file.path.endsWith(`/${artifactName}`))) {
    const read = artifact.safeParse(parsed(await source.read(at, sizeBytes)))
    if (!read.success || path !== `${read.data.slug}/${artifactName}`) throw refusedIn('manifestBroken', lang)
    // A part of another kind would be in every page by a name that no check covers.
    if (read.data.kind !== kindOf(read.data.slug) || !isPlain(read.data)) throw refusedIn('manifestBroken', lang)
    found.push(read.data)
  }
  if (!coreParts.every((slug) => found.some((part) => part.slug === slug))) throw refusedIn('missingFiles', lang)
  return found
}

/**
 * True for a version that has an order, and for a parcel of its own name only: another name would replace another part.
 */
function isPlain({ kind, version, entries, exports, declaration }: Artifact) {
  if (semver.valid(version) === null) return false
  const names = [...Object.keys(entries), ...Object.keys(exports)]
  return kind !== 'parcel' || names.every((name) => name === declaration?.name)
}

type Part = { slug: string; id: string; version: string }
type Bundle = { source: Source; facts: BundleFacts }

/** A part that is built with a portal may have one version in several builds; a team's has one build of each. */
async function keepPart(manifest: Artifact, { source, facts }: Bundle, context: Context): Promise<Part> {
  const { slug, version } = manifest
  const read = async (name: string) => {
    const file = facts.files.find(({ path }) => path === `${slug}/${name}`)
    if (file === undefined) throw new Error(`the bundle has no ${slug}/${name}`)
    return source.read(file.at, file.sizeBytes)
  }
  const by = isOwnPart(manifest) ? ({ kind: 'build' } as const) : makerOf(context)
  const { id } = await context.services.artifacts.record({ manifest, read, by }).catch((error: unknown) => {
    throw isDamage(error) ? refusedIn('manifestBroken', context.lang) : error
  })
  return { slug, id, version }
}

type Imported = CallParsed<'importRevision'> & { signer: string; parts: readonly Part[] }

/**
 * Puts all of it in force as one revision; other parcels of this portal stay. For a thief of a token an old bundle is
 * as good as a new one, so two operators decide as well when it would take a team's parcel back.
 */
async function putInForce({ id, reason, signer, parts }: Imported, context: Context) {
  const { db, services } = context
  const { tokenId, madeBy: behind } = platformDeployerOf(context)
  await countRelease(tokenId, context)
  const head = await lockHead(db)
  // Verifying a bundle may have taken minutes, in which it may have been given up, or imported by another call.
  await refuseRevoked(context)
  await importedFile(id, db)
  const changed = parts.filter((part) => head?.entries[part.slug] !== part.id)
  const changes = Object.fromEntries(changed.map((part) => [part.slug, part.id]))
  const isForTwo = head !== undefined && (await needsAnother({ head, changes }, db))
  const proposal = isForTwo
    ? ((await findSame({ head, changes }, context)) ?? (await propose({ head, changes, reason, behind }, context)))
    : null
  const revision = proposal === null ? await released({ changes, reason }, context) : null
  await services.files.remove(db, id)
  const diff = { signer, reason, parts: changed.map(({ slug }) => slug) }
  await recordAct(context, { action: 'importRevision', targetKind: 'portal', targetId: id, entId: null, diff })
  return { signer, parts: changed.map(({ slug, version }) => ({ slug, version })), revision, proposal }
}

type Change = { head: Revision; changes: Entries }

async function needsAnother({ head, changes }: Change, db: Db) {
  const forTwo = await selectForTwo(db, { before: head.entries, after: { ...head.entries, ...changes } })
  return forTwo.length > 0 || goesBack({ head, ids: Object.values(changes) }, db)
}

async function released({ changes, reason }: { changes: Record<string, string>; reason: string }, context: Context) {
  await refuseLost(Object.values(changes), context.db)
  const { id, number } = await releaseParts({ changes, reason, by: makerOf(context) }, context)
  return { id, number }
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return null // Refused with whatever else is no manifest.
  }
}
