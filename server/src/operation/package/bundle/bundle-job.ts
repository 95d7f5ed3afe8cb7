import type { BundleRefusal, BundleStatus } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { UpdateKey } from '../../../foundation/process/config/updates.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { findFile, type StoredFile } from '../../../foundation/file/file/file-query.ts'
import { defineJob, type WorkContext } from '../../../foundation/job/job.ts'
import { sourceOf } from '../../../foundation/file/reader/stored-source.ts'
import { installedVersion, misfitOf } from './installed.ts'
import { partsOf } from './parts.ts'
import { findBundle, findSameBundle, lockBundle, updateBundle, type StoredBundle } from './queries.ts'
import type { BundleFacts } from './reading/read-bundle.ts'
import { verifyBundle } from './verify.ts'
import { whileHeld } from '../../../foundation/job/while-held.ts'

export const bundleKind = 'bundle'

/** Verifies a bundle once it is whole, and stores what it holds, or why it is refused. */
export const bundleChecking = defineJob({
  kind: bundleKind,
  lane: 'file',
  payload: z.object({ id: z.string() }),
  steps: [{ name: 'read', work: ({ id }, context) => check(id, context) }],
  // The store or the reader has failed, and not the file: it is kept, and verified when an operator begins again.
  gaveUp: async ({ id }, { db }) => {
    await pass(db, { id, from: 'checking', to: 'unchecked' })
  },
  retryFrom: 'beginning',
  retried: ({ id }, { db }) => pass(db, { id, from: 'unchecked', to: 'checking' }),
})

type Passage = { id: string; from: BundleStatus; to: BundleStatus }

/** False when it is not in that state any more. */
async function pass(db: Db, { id, from, to }: Passage) {
  if ((await lockBundle(db, id))?.status !== from) return false
  await updateBundle(db, id, { status: to })
  return true
}

async function check(id: string, context: WorkContext) {
  const { services, hold } = context
  const { row, file } = await services.tx(platform, async (db) => {
    const found = await findBundle(db, id)
    return { row: found, file: found?.file_id ? await findFile(db, found.file_id) : undefined }
  })
  if (row?.status !== 'checking' || file === undefined) return 'done'
  const source = sourceOf(file, services.files)
  const { readFile, updateKeys: keys } = services
  const said = await whileHeld(context, (stopping) => verifyBundle(source, { keys, stopping, readFile }))
  if (said === null) return 'later'
  const installed = await installedVersion()
  await services.tx(platform, async (db) => {
    if (!(await hold(db)) || (await lockBundle(db, id))?.status !== 'checking') return
    const refusal = said.kind === 'refused' ? said.refusal : await objection(db, { file, facts: said.facts, installed })
    const facts = said.kind === 'refused' ? null : said.facts
    if (refusal === null && facts !== null) await keep(db, { row, file, facts }, context)
    else await refuse(db, { row, refusal: refusal ?? 'broken', facts }, context)
  })
  return 'done'
}

type Read = { file: StoredFile; facts: BundleFacts; installed: string }

/** Why a bundle is refused. One that needs a newer release is not refused: that release may be here, too. */
async function objection(db: Db, { file, facts, installed }: Read): Promise<BundleRefusal | null> {
  if ((await findSameBundle(db, digestOf(file))) !== undefined) return 'known'
  return misfitOf(facts, installed) === 'tooOld' ? 'tooOld' : null
}

type Kept = { row: StoredBundle; file: StoredFile; facts: BundleFacts }

async function keep(db: Db, { row, file, facts }: Kept, context: WorkContext) {
  await updateBundle(db, row.id, {
    status: 'ready',
    sha256: digestOf(file),
    version: facts.version,
    min_version: facts.minVersion,
    title_zh: facts.title['zh-CN'],
    title_en: facts.title['en-US'],
    notes_zh: facts.notes['zh-CN'],
    notes_en: facts.notes['en-US'],
    signer: facts.signer,
    signer_spki: facts.spki,
    parts: JSON.stringify(partsOf(facts.files)),
    checked_at: context.clock(),
  })
  await record(db, { row, diff: { name: row.file_name, versionName: facts.version, signer: facts.signer } }, context)
}

type Refused = { row: StoredBundle; refusal: BundleRefusal; facts: BundleFacts | null }

/** Refuses a bundle. One without a trusted signature is shown without its facts, which no operator should read. */
async function refuse(db: Db, { row, refusal, facts }: Refused, context: WorkContext) {
  if (row.file_id !== null) await context.services.files.remove(db, row.file_id)
  await updateBundle(db, row.id, {
    status: 'refused',
    refusal,
    version: facts?.version ?? null,
    signer: facts?.signer ?? null,
    checked_at: context.clock(),
  })
  const reason = refusal === 'signerUnknown' || refusal === 'unsigned' ? { reason: 'bundleSignerUnknown' } : {}
  await record(db, { row, result: 'denied', diff: { name: row.file_name, ...reason } }, context)
}

type Noted = { row: StoredBundle; result?: 'denied'; diff: object }

function record(db: Db, { row: { id: targetId }, ...said }: Noted, { newId }: WorkContext) {
  const act = { action: 'checkBundle', targetKind: 'bundle', targetId, entId: null } as const
  return recordAct({ db, newId, session: null, visitor: null }, { ...act, ...said })
}

function digestOf({ sha256 }: StoredFile) {
  if (sha256 === null) throw new Error('a file that is stored has its digest')
  return sha256
}

declare module '../../../foundation/call/context/services.ts' {
  interface Services {
    /** The keys whose signatures under a bundle count. */
    updateKeys: readonly UpdateKey[]
  }
}
