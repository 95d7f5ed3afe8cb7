import type { PackageRefusal, PackageStatus } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { findFile, type StoredFile } from '../../../foundation/file/file/file-query.ts'
import { defineJob, type WorkContext } from '../../../foundation/job/job.ts'
import type { Services } from '../../../foundation/call/context/services.ts'
import type { Facts } from './reading/facts.ts'
import { packageTask } from './reading/package-task.ts'
import { findPackage, findSame, lockPackage, updatePackage, type PackageRow } from './queries.ts'
import { sourceOf } from '../../../foundation/file/reader/stored-source.ts'

export const packageKind = 'package'

/** Reads a package once it is there, and stores what it holds, or why it is no package. */
export const packageReading = defineJob({
  kind: packageKind,
  // One file of strangers at a time: each takes as much memory as the other.
  lane: 'file',
  payload: z.object({ id: z.string() }),
  steps: [{ name: 'read', work: ({ id }, context) => read(id, context) }],
  // The store or the reading process has failed, and not the file: it is kept, and read when an operator begins again.
  gaveUp: async ({ id }, { db }) => {
    await pass(db, { id, from: 'parsing', to: 'unread' })
  },
  retryFrom: 'beginning',
  retried: ({ id }, { db }) => pass(db, { id, from: 'unread', to: 'parsing' }),
})

type Passage = { id: string; from: PackageStatus; to: PackageStatus }

/** False when it is not in that state any more. */
async function pass(db: Db, { id, from, to }: Passage) {
  const found = await findPackage(db, id)
  const row = found && (await lockPackage(db, found))
  if (row?.status !== from) return false
  await updatePackage(db, id, { status: to })
  return true
}

async function read(id: string, { services, hold, stopping }: WorkContext) {
  const { row, file } = await services.tx(platform, async (db) => {
    const found = await findPackage(db, id)
    return { row: found, file: found?.file_id ? await findFile(db, found.file_id) : undefined }
  })
  if (row?.status !== 'parsing' || file === undefined) return 'done'
  const task = packageTask({ platform: row.platform, sizeBytes: file.size_bytes })
  const said = await services.readFile<Facts, PackageRefusal>(task, {
    source: sourceOf(file, services.files),
    stopping,
  })
  if (said === null) return 'later'
  await services.tx(platform, async (db) => {
    if (!(await hold(db))) return
    if (said.kind === 'facts') await keep(db, { row, file, facts: said.facts, services })
    else await reject(db, { row, refusal: said.refusal, services })
  })
  return 'done'
}

type Read = { row: PackageRow; file: StoredFile; facts: Facts; services: Services }

async function keep(db: Db, { row, file, facts, services }: Read) {
  const { sha256 } = file
  if (sha256 === null) throw new Error('a file that is stored has its digest')
  if ((await findSame(db, { platform: row.platform, sha256 })) !== undefined)
    return reject(db, { row, refusal: 'known', services })
  if ((await lockPackage(db, row))?.status !== 'parsing') return
  await updatePackage(db, row.id, {
    status: 'ready',
    sha256,
    package_name: facts.packageName,
    version_name: facts.versionName,
    version_code: facts.versionCode,
    min_os: facts.minOs,
    label: facts.label,
    signer: facts.signer,
    icon: facts.icon,
    icon_background: facts.iconBackground,
  })
}

type Rejected = { row: PackageRow; refusal: PackageRefusal; services: Services }

async function reject(db: Db, { row, refusal, services }: Rejected) {
  if ((await lockPackage(db, row))?.status !== 'parsing') return
  if (row.file_id !== null) await services.files.remove(db, row.file_id)
  await updatePackage(db, row.id, { status: 'rejected', refusal })
}
