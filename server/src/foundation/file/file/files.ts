import { createHash } from 'node:crypto'
import { Problem } from '@atrium/shared-utility/contract'
import { platform } from '../../db/scope.ts'
import type { Db } from '../../db/tx.ts'
import { partBytes, type Backend } from './backend.ts'
import { guarded } from './guarded.ts'
import {
  insertFile,
  lockQuotaBytes,
  noteAllRemoved,
  noteKept,
  noteRemoved,
  sumAhead,
  sumBytes,
  type StoredFile,
} from './file-query.ts'
import { deleteRecord, lockDiscarded } from './sweep-query.ts'
import { addPart, append, finish, type Store } from './upload.ts'

export type NewFile = {
  id: string
  /** The enterprise whose quota has room for it; null: it is of the platform. */
  entId: string | null
  /** Null where the server itself writes it and does not know yet: it counts as it grows. */
  sizeBytes: number | null
  /** What it is for, such as `export`. */
  purpose: string
  name: string
  mediaType: string
  createdBy: string | null
  expiresAt: Date | null
  /** The document that it is the preview of; then it takes nothing of the quota. */
  previewOf?: string
}

type Files = ReturnType<typeof createFiles>

/**
 * Files of any kind: what is known of them is in the database, their bytes are in the backend. A file is readable once
 * it is whole, and never before. This code does not know what a file is for, or which person may have it.
 */
export function createFiles({ backend, ...rest }: Store) {
  const store = { backend: guarded(backend), ...rest }
  return {
    partBytes,
    /** Runs in the transaction of its cause. Throws storageQuotaReached, storageFull. */
    create: (db: Db, file: NewFile) => create(store, db, file),
    addPart: (file: StoredFile, part: Parameters<typeof addPart>[2]) => addPart(store, file, part),
    append: (id: string, more: Parameters<typeof append>[2]) => append(store, id, more),
    finish: (id: string) => finish(store, id),
    /** The bytes of a range, both ends included; of a file that the caller has found and may have. */
    open: ({ place }: StoredFile, range: { first: number; last: number }) => store.backend.read(place, range),
    /** Keeps for good what was made to expire unless something comes of it. */
    keep: (db: Db, id: string) => noteKept(db, { id, now: store.now() }),
    /** No reader gets it any more; its bytes go with a sweep after the grace time. */
    remove: (db: Db, id: string) => noteRemoved(db, { id, now: store.now() }),
    /** The same for all that an enterprise has. */
    removeAllOf: (db: Db, entId: string) => noteAllRemoved(db, { entId, now: store.now() }),
    /**
     * Removes what was never whole: its room is free as soon as the transaction has committed, without a grace time.
     */
    async discard(db: Db, id: string) {
      await noteRemoved(db, { id, now: store.now() })
      void discard(store, id)
    },
  }
}

/** A sweep does what could not be done here. */
async function discard({ backend, tx }: Store, id: string) {
  try {
    await tx(platform, async (db) => {
      const file = await lockDiscarded(db, id)
      if (file === undefined) return
      await backend.abandon(file)
      await deleteRecord(db, id)
    })
  } catch {
    // The sweep tells it, where it fails there, too.
  }
}

async function create({ backend, now: clock }: Store, db: Db, { id, entId, sizeBytes, ...file }: NewFile) {
  const now = clock()
  if (entId !== null && file.previewOf === undefined) await refuseBeyondQuota(db, entId, sizeBytes ?? 0)
  if (sizeBytes !== null) await refuseWithoutRoom(backend, db, sizeBytes)
  await insertFile(db, {
    id,
    ent_id: entId,
    purpose: file.purpose,
    name: file.name,
    media_type: file.mediaType,
    size_bytes: sizeBytes ?? 0,
    place: placeOf(id, entId),
    created_by: file.createdBy,
    expires_at: file.expiresAt,
    preview_of: file.previewOf ?? null,
    created_at: now,
    changed_at: now,
  })
}

async function refuseBeyondQuota(db: Db, entId: string, sizeBytes: number) {
  const quota = await lockQuotaBytes(db, entId)
  if (quota !== null && (await sumBytes(db, entId)) + sizeBytes > quota) throw new Problem('storageQuotaReached')
}

/** A disk that others write to as well is not filled to its end. */
const sparedBytes = 64 * 1024 * 1024

/**
 * Refuses a file that does not fit with what is announced and on its way. A store that does not say how much room it
 * has is found full at the end of the file.
 */
async function refuseWithoutRoom(backend: Backend, db: Db, sizeBytes: number) {
  const room = await backend.room()
  if (room === null || sizeBytes === 0) return
  if (sizeBytes + (await sumAhead(db)) + sparedBytes > room) throw new Problem('storageFull')
}

/**
 * The place says nothing of the file. The enterprise comes first, so that its bytes lie together and apart from all
 * others'.
 */
function placeOf(id: string, entId: string | null) {
  const name = createHash('sha256').update(id).digest('hex')
  return [entId ?? 'platform', name.slice(0, 2), name.slice(2, 4), name].join('/')
}

declare module '../../call/context/services.ts' {
  interface Services {
    files: Files
  }
}
