import { createHash } from 'node:crypto'
import { Problem } from '@atrium/shared-utility/contract'
import { platform } from '../../db/scope.ts'
import type { Db, Transact } from '../../db/tx.ts'
import { giveBackYoung } from '../../process/memory/young.ts'
import { DraftLost, partBytes, type Backend } from './backend.ts'
import { findFile, noteLost, notePart, noteStored, type StoredFile } from './file-query.ts'
import { told } from './guarded.ts'
import { inParts } from './in-parts.ts'

export type Store = { backend: Backend; tx: Transact; now: () => Date }
type Part = { from: number; bytes: Buffer }

/**
 * Writes the part that begins at `from`; only the last one may be smaller than `partBytes`. Answers what is to be noted
 * in a transaction, which is false for a sender that was overtaken.
 */
export async function addPart({ backend, now }: Store, file: StoredFile, { from, bytes }: Part) {
  const upload = file.upload === '' ? await backend.begin(file.place) : file.upload
  const receipt = await backend.writePart({ place: file.place, upload }, { index: from / partBytes, bytes })
  return (db: Db) => notePart(db, { id: file.id, from, upload, receipt, bytes: bytes.length, now: now() })
}

/**
 * Goes on with a file whose size was announced, from where it ends. What came is kept part by part, so a sender that is
 * cut off asks how far it is and goes on from there. Answers how far that is. Throws fileOffsetWrong, requestTooLarge.
 */
export async function append(
  store: Store,
  id: string,
  { offset, body }: { offset: number; body: AsyncIterable<Buffer> },
) {
  let at = offset
  for await (const bytes of inParts(body, partBytes)) {
    const file = await goingOn(store, id)
    if (file.received_bytes !== at) throw new Problem('fileOffsetWrong', { offset: file.received_bytes })
    if (at + bytes.length > file.size_bytes) throw new Problem('requestTooLarge')
    // The tail before a break is no part: it is sent again.
    if (bytes.length < partBytes && at + bytes.length < file.size_bytes) return at
    const note = await addPart(store, file, { from: at, bytes }).catch((error) => lostOr(error, store, file))
    if (!(await store.tx(platform, note))) throw new Problem('fileOffsetWrong', { offset: at })
    at += bytes.length
    giveBackYoung()
  }
  return at
}

/**
 * Makes it whole; to be noted in a transaction, which is false when it was removed meanwhile, or noted before. Throws
 * fileOffsetWrong where something of it has not come yet, or has to come again.
 */
export async function finish(store: Store, id: string) {
  const file = await uploading(store, id)
  if (file.received_bytes < file.size_bytes) throw new Problem('fileOffsetWrong', { offset: file.received_bytes })
  if (file.receipts.length === 0) await store.tx(platform, await addPart(store, file, nothing))
  const whole = await uploading(store, id)
  const isMade = await store.backend.finish({ place: whole.place, upload: whole.upload }, whole.receipts)
  if (!isMade) throw await beginAnew(store, whole)
  if ((await store.backend.size(whole.place)) !== whole.received_bytes)
    throw new Problem('storageUnavailable', {}, { cause: new Error('the store made less or more of a file than came') })
  const sha256 = await told(() => digestOf(store.backend, whole))
  return (db: Db) => noteStored(db, { id, sha256, now: store.now() })
}

async function lostOr(error: unknown, store: Store, file: StoredFile): Promise<never> {
  throw error instanceof Problem && error.cause instanceof DraftLost ? await beginAnew(store, file) : error
}

/** The store has lost what was sent: the sender asks how far it is and sends it once more. */
async function beginAnew({ tx, now }: Store, { id, received_bytes: received }: StoredFile) {
  const isOpen = await tx(platform, (db) => noteLost(db, { id, received, now: now() }))
  return isOpen ? new Problem('fileOffsetWrong', { offset: 0 }) : new Problem('notFound')
}

const nothing = { from: 0, bytes: Buffer.alloc(0) }

/** The digest of what the store has, not of what was sent there. */
async function digestOf(backend: Backend, { place, received_bytes: size }: StoredFile) {
  const hash = createHash('sha256')
  if (size === 0) return hash.digest('hex')
  let read = 0
  for await (const bytes of await backend.read(place, { first: 0, last: size - 1 })) {
    hash.update(bytes)
    const before = read
    read += bytes.length
    if (Math.floor(read / partBytes) > Math.floor(before / partBytes)) giveBackYoung()
  }
  return hash.digest('hex')
}

/** One that is whole meanwhile has all of it already: a sender that sends its end again did not hear that. */
async function goingOn({ tx }: Store, id: string) {
  const file = await tx(platform, (db) => findFile(db, id))
  if (file?.status === 'uploading' || file?.status === 'stored') return file
  throw new Problem('notFound')
}

async function uploading({ tx }: Store, id: string) {
  const file = await tx(platform, (db) => findFile(db, id))
  if (file?.status !== 'uploading') throw new Problem('notFound')
  return file
}
