import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '@atrium/shared-utility/contract'
import type { Services } from '../../call/context/services.ts'
import { newId } from '../../db/id.ts'
import { platform } from '../../db/scope.ts'
import type { Transact } from '../../db/tx.ts'
import { must } from '../../process/error/must.ts'
import { findFile, previewPurpose, type StoredFile } from '../file/file-query.ts'
import { inParts } from '../file/in-parts.ts'
import type { ByTurns } from '../../call/http/by-turns.ts'
import { inFairTurn } from './fair-turns.ts'
import { findPreview, lockOriginal } from './preview-query.ts'

export type Kit = {
  files: Services['files']
  tx: Transact
  now: () => Date
  turns: ByTurns
}

/** What is made of a file to be looked at. */
export type Product = {
  /** That of the file may be for its readers alone. */
  name: string
  mediaType: string
  /** How long making it may take. */
  seconds: number
  /** Then it is made anew; null: it is kept as long as its file. */
  keptDays: number | null
  make: (signal: AbortSignal) => AsyncIterable<Buffer>
}

type Making = { original: StoredFile; product: Product; signal: AbortSignal }

const dayMs = 24 * 60 * 60_000
/** How often a reader looks whether what another one has begun is done. */
const lookEveryMs = 300
/** A process that was killed leaves a preview on its way: after its time, and this, the next reader begins anew. */
const slackMs = 30_000

/** Of readers at the same time, in any process, the first one makes it and the others wait for it. */
export async function keptOrMade(making: Making, kit: Kit) {
  for (;;) {
    const kept = await kit.tx(platform, (db) => findPreview(db, making.original.id))
    if (kept?.status === 'stored') return kept
    const begun = kept === undefined || isLeft(kept, making, kit) ? await begin(making, kit) : null
    if (begun !== null) return made(begun, making, kit)
    await wait(lookEveryMs, undefined, { signal: making.signal })
  }
}

function isLeft({ status, changed_at: changedAt }: StoredFile, { product }: Making, { now }: Kit) {
  return status === 'uploading' && now().getTime() - changedAt.getTime() > product.seconds * 1000 + slackMs
}

/** Null where another reader was faster. */
function begin(making: Making, kit: Kit) {
  const { original, product } = making
  const { name, mediaType, keptDays } = product
  const { files, tx, now } = kit
  return tx(platform, async (db) => {
    if (!(await lockOriginal(db, original.id))) throw new Problem('fileMissing')
    const other = await findPreview(db, original.id)
    if (other !== undefined && !isLeft(other, making, kit)) return null
    if (other !== undefined) await files.remove(db, other.id)
    const id = newId()
    await files.create(db, {
      id,
      entId: original.ent_id,
      sizeBytes: null,
      purpose: previewPurpose,
      previewOf: original.id,
      name,
      mediaType,
      createdBy: null,
      expiresAt: keptDays === null ? null : new Date(now().getTime() + keptDays * dayMs),
    })
    return id
  })
}

async function made(id: string, making: Making, kit: Kit) {
  // What is still open when this ends, such as a body that no service has read, ends with it.
  const over = new AbortController()
  const signal = AbortSignal.any([making.signal, over.signal])
  try {
    const work = inFairTurn(kit.turns, making.original, () => make(id, { ...making, signal }, kit))
    return await Promise.race([work, abortOf(signal)])
  } catch (error) {
    await kit.tx(platform, (db) => kit.files.discard(db, id))
    throw error
  } finally {
    over.abort()
  }
}

function abortOf(signal: AbortSignal) {
  return new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the making of a preview was ended')), { once: true })
  })
}

async function make(id: string, { product, signal }: Making, kit: Kit) {
  signal.throwIfAborted()
  await keep(id, product.make(signal), kit)
  return must(await kit.tx(platform, (db) => findFile(db, id)), 'a preview that was just made')
}

async function keep(id: string, body: AsyncIterable<Buffer>, { files, tx }: Kit) {
  let from = 0
  for await (const bytes of inParts(body, files.partBytes)) {
    const file = must(await tx(platform, (db) => findFile(db, id)), 'a preview on its way')
    if (!(await tx(platform, await files.addPart(file, { from, bytes })))) throw new Problem('fileMissing')
    from += bytes.length
  }
  if (!(await tx(platform, await files.finish(id)))) throw new Problem('fileMissing')
}
