import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Artifact } from '@atrium/shared-utility/contract'
import { isForTwo } from '@atrium/shared-utility/contract/gate'
import type { Logger } from 'pino'
import type { Services } from '../../../foundation/call/context/services.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { claimUnchecked, selectKeptIds, selectKeptOf } from '../../../portal/artifact/archive-query.ts'
import { selectArtifacts, type ArtifactRow } from '../../../portal/artifact/artifact-query.ts'
import { bringArchive } from '../../../portal/artifact/bring-archive.ts'
import { inStore, noteDamage, noteRepaired, selectDamaged } from '../../../portal/artifact/damage-query.ts'
import { isDamage, readArchive } from '../../../portal/artifact/read-archive.ts'
import { findHead } from '../../../portal/revision/revision-query.ts'
import { copiesOf, readCopy, stateOf, type Machine } from './copies.ts'

export type Verifying = Pick<Services, 'tx' | 'files' | 'artifacts'> & {
  machine: Machine & { name: string }
  log: Logger
  now: () => Date
  signal: AbortSignal
}

/** There may be more than one build of it. */
export type Version = { slug: string; version: string }

/** Slow enough to run beside the requests that people wait for: a disk does twenty times that. */
const bytesPerSecond = 8 * 1024 * 1024

/** Reads every archive that was not read since then, in whichever process comes first, and repairs what it can. */
export async function verifyArchives(verifying: Verifying, before: Date) {
  const { tx, now, signal } = verifying
  while (!signal.aborted) {
    const id = await tx(platform, (db) => claimUnchecked(db, { before, now: now() }))
    const artifact = id === null ? null : await found(verifying, id)
    if (artifact === null) return
    if (await isWholeInStore(verifying, artifact))
      await tx(platform, (db) => noteRepaired(db, { artifactId: artifact.id, machine: inStore, now: now() }))
    await rest(artifact, signal)
  }
}

async function isWholeInStore(verifying: Verifying, artifact: ArtifactRow) {
  try {
    await readArchive(verifying, artifact)
    return true
  } catch (error) {
    if (isDamage(error)) return false
    throw error
  }
}

/** Puts archives that are damaged into the store anew, where this machine has their files as they were released: all, or some. */
export async function repairArchives(verifying: Verifying, some?: readonly string[]) {
  const { tx, log, machine } = verifying
  for (const id of await tx(platform, (db) => selectDamaged(db, inStore))) {
    if (some?.includes(id) === false) continue
    const artifact = await found(verifying, id)
    if (artifact === null) continue
    const { manifest } = artifact
    try {
      await bringArchive(verifying, { id, manifest, read: (name) => readCopy(machine, { manifest, name }) })
    } catch (error) {
      // Another machine may have what this one has not.
      if (!isDamage(error)) throw error
      log.warn({ slug: manifest.slug, version: manifest.version }, 'a damaged archive cannot be repaired from here')
    }
  }
}

/** Reads the files that this machine serves. A file that has changed is not served any more: the store has it. */
export async function verifyMachine(verifying: Verifying) {
  await verifyHere(verifying, await verifying.tx(platform, selectKeptIds))
}

/** The same of one version, and of its archive where that is what is served. */
export async function verifyVersion(verifying: Verifying, version: Version) {
  await verifyServed(verifying, await verifying.tx(platform, (db) => selectKeptOf(db, version)))
}

/**
 * The same of what is in force where people sign in: the shared set, the scripts of the page, the shell, and the parcels
 * before a session. A page that does not start cannot report it.
 */
export async function verifyFirstPage(verifying: Verifying) {
  const ids = await verifying.tx(platform, async (db) => {
    const { entries = {} } = (await findHead(db)) ?? {}
    const inForce = await selectArtifacts(db, Object.values(entries))
    return inForce.filter(({ manifest }) => isForTwo(manifest)).map(({ id }) => id)
  })
  await verifyServed(verifying, ids)
}

async function verifyServed(verifying: Verifying, ids: readonly string[]) {
  const { tx, now, signal } = verifying
  await verifyHere(verifying, ids)
  for (const id of ids) {
    const artifact = signal.aborted ? null : await found(verifying, id)
    if (artifact === null || !(await isFromStore(verifying, artifact))) continue
    if (await isWholeInStore(verifying, artifact))
      await tx(platform, (db) => noteRepaired(db, { artifactId: id, machine: inStore, now: now() }))
    await rest(artifact, signal)
  }
  await repairArchives(verifying, ids)
}

async function verifyHere(verifying: Verifying, ids: readonly string[]) {
  const { tx, machine, now, signal } = verifying
  const open = new Set(await tx(platform, (db) => selectDamaged(db, machine.name)))
  for (const id of ids) {
    if (signal.aborted) return
    const artifact = await found(verifying, id)
    if (artifact === null) continue
    const isWhole = await putRight(verifying, artifact)
    if (isWhole && open.has(id))
      await tx(platform, (db) => noteRepaired(db, { artifactId: id, machine: machine.name, now: now() }))
    await rest(artifact, signal)
  }
}

/** True once every file of it is served as it was released; damage is written down first. */
async function putRight(verifying: Verifying, { id, slug, version, manifest }: ArtifactRow) {
  const { tx, artifacts, machine, now, log } = verifying
  const damaged: string[] = []
  for (const name of Object.keys(manifest.files)) if (await isPutAway(verifying, { manifest, name })) damaged.push(name)
  if (damaged.length === 0) return true
  log.warn({ slug, version, files: damaged }, 'files on this machine are not what was released')
  for (const file of damaged)
    await tx(platform, (db) => noteDamage(db, { artifactId: id, machine: machine.name, file, now: now() }))
  const there = await Promise.all(damaged.map((name) => artifacts.find(slug, name).catch(() => null)))
  if (there.includes(null)) return false
  await tx(platform, (db) => noteRepaired(db, { artifactId: id, machine: machine.name, now: now() }))
  return true
}

/** Whether a copy of it had changed; it is not served any more then. */
async function isPutAway({ artifacts, machine }: Verifying, wanted: { manifest: Artifact; name: string }) {
  const { built, unpacked } = await copiesOf(machine, wanted)
  const isOtherHere = built !== null && (await stateOf(built, wanted)) === 'other'
  if (built !== null) artifacts.distrust(built, isOtherHere)
  const isOther = (await stateOf(unpacked, wanted)) === 'other'
  // Where the folder lets nothing go, it is served from memory from now on.
  const isGone = !isOther || (await isRemoved(unpacked))
  artifacts.distrust(unpacked, !isGone)
  return isOther || isOtherHere
}

async function isRemoved(at: string) {
  try {
    for (const suffix of ['.br', '.gz', '']) await rm(at + suffix, { force: true })
    return true
  } catch {
    // It is written down as damage all the same.
    return false
  }
}

/** Whether a file of it would be fetched from the store, as this machine has none that is right. */
async function isFromStore({ artifacts, machine }: Verifying, { manifest }: ArtifactRow) {
  for (const name of Object.keys(manifest.files)) {
    const { built, unpacked } = await copiesOf(machine, { manifest, name })
    const own = [built, unpacked].map((at) => (at !== null && artifacts.isTrusted(at) ? at : null))
    const states = await Promise.all(own.map(async (at) => at !== null && stateOf(at, { manifest, name })))
    if (!states.includes('whole')) return true
  }
  return false
}

async function found({ tx }: Verifying, id: string) {
  const [artifact = null] = await tx(platform, (db) => selectArtifacts(db, [id]))
  return artifact
}

/** Until its bytes would have been read at that rate. */
async function rest({ size_bytes: bytes }: ArtifactRow, signal: AbortSignal) {
  await wait((bytes / bytesPerSecond) * 1000, undefined, { signal, ref: false }).catch(() => undefined)
}
