import type { Logger } from 'pino'
import { platform } from '../../db/scope.ts'
import type { Transact } from '../../db/tx.ts'
import { startHourly } from '../../job/hourly.ts'
import type { Backend, Draft } from './backend.ts'
import {
  deleteRecord,
  endOverdue,
  knownPlaces,
  noteMissing,
  openUploads,
  selectRemoved,
  selectStored,
  type StoredFile,
} from './sweep-query.ts'

type Options = { backend: Backend; tx: Transact; log: Logger; now: () => Date }

const hourMs = 60 * 60_000
/** Looking at every file takes long in a large store. */
const thoroughEvery = 24
const batchSize = 500
const mostFailures = 10

export const graceMs = {
  /** A reader of a removed file reads it to its end. */
  removed: hourMs,
  /** It has not been continued since. */
  unfinished: 24 * hourMs,
  /** A record is there before its bytes; those of a restored backup are given a day, too. */
  orphan: 24 * hourMs,
}

/** Removes what is over, at the start and every hour, and looks at everything once a day. Any number of processes may. */
export function startSweeping(options: Options) {
  let runs = 0
  const work = async (signal: AbortSignal) => {
    runs += 1
    await sweep({ ...options, signal })
    if (runs % thoroughEvery === 2) await sweepOrphans({ ...options, signal })
  }
  return startHourly(work, { log: options.log, failed: 'files that are no longer needed could not be removed' })
}

type Sweep = Options & { signal: AbortSignal }

/** What has expired, or was given up, is removed; the bytes of what was removed before the grace time go, then its record. */
export async function sweep({ backend, tx, now, signal }: Sweep) {
  const at = now()
  await tx(platform, (db) => endOverdue(db, { now: at, untouchedSince: before(at, graceMs.unfinished) }))
  const failures: unknown[] = []
  const failed = new Set<string>()
  for (let isMore = true; isMore && !signal.aborted;) {
    const batch = await tx(platform, (db) =>
      selectRemoved(db, { before: before(at, graceMs.removed), most: batchSize, but: [...failed] }),
    )
    for (const file of batch) await removeOne(file)
    isMore = batch.length === batchSize && failures.length < mostFailures
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some files could not be removed')

  /** One that cannot be removed keeps no other; where all of them cannot, the store is away. */
  async function removeOne(file: StoredFile) {
    if (failures.length >= mostFailures) return
    try {
      await backend.abandon(file)
      await backend.remove(file.place)
      await tx(platform, (db) => deleteRecord(db, file.id))
    } catch (error) {
      failures.push(error)
      failed.add(file.id)
    }
  }
}

/** Bytes that no record names are removed; a record whose bytes are not there is marked, and told of. */
export async function sweepOrphans({ backend, tx, log, now, signal }: Sweep) {
  const old = before(now(), graceMs.orphan)
  for await (const batch of inBatches(backend.list(), { old, signal }))
    for (const place of await unknownOf(tx, batch)) await backend.remove(place)
  for await (const batch of inBatches(backend.drafts(), { old, signal }))
    for (const draft of await leftBehind(tx, batch)) await backend.abandon(draft)
  for (let after = '', more = true; more && !signal.aborted;) {
    const files = await tx(platform, (db) => selectStored(db, { after, most: batchSize }))
    for (const file of files) await look(file)
    after = files.at(-1)?.id ?? after
    more = files.length === batchSize
  }

  async function look(file: StoredFile) {
    const isMissing = (await backend.size(file.place)) !== file.size_bytes
    if (isMissing) log.error({ file: file.id, purpose: file.purpose }, 'the bytes of a file are missing')
    if (isMissing !== (file.missing_since !== null))
      await tx(platform, (db) => noteMissing(db, { id: file.id, since: isMissing ? now() : null }))
  }
}

async function unknownOf(tx: Transact, batch: readonly { place: string }[]) {
  const places = batch.map(({ place }) => place)
  const known = await tx(platform, (db) => knownPlaces(db, places))
  return places.filter((place) => !known.has(place))
}

/** Also those of a file that was begun again: a killed process did not note the first. */
async function leftBehind(tx: Transact, batch: readonly Draft[]) {
  const places = batch.map(({ place }) => place)
  const open = await tx(platform, (db) => openUploads(db, places))
  return batch.filter(({ place, upload }) => open.get(place) !== upload)
}

type Patience = { old: Date; signal: AbortSignal }

/** Yields those that are old enough, in batches. */
async function* inBatches<T extends { changedAt: Date }>(all: AsyncIterable<T>, { old, signal }: Patience) {
  let batch: T[] = []
  for await (const one of all) {
    if (signal.aborted) return
    if (one.changedAt >= old) continue
    batch.push(one)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

function before(now: Date, ms: number) {
  return new Date(now.getTime() - ms)
}
