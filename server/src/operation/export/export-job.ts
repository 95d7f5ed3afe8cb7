import { enterpriseId } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import type { Services } from '../../foundation/call/context/services.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { ExportPosition as Position } from './tables.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { must } from '../../foundation/process/error/must.ts'
import { defineJob, type WorkContext } from '../../foundation/job/job.ts'
import { enterpriseData } from './enterprise-data-query.ts'
import { withPictures } from './enterprise-pictures.ts'
import { createExportFile } from './export-file.ts'
import { headingOf, linesOf } from './export-text.ts'
import { inTurn } from './in-turn.ts'
import { openList } from './lists.ts'
import { isWhole } from './own-export.ts'
import { ownData } from './own-data.ts'
import { lockExport, restartExport, updateExport, type ExportRow } from './queries.ts'

export const exportKind = 'export'
const batchRows = 1000
const mostCounted = 1_000_000

/** Writes a list into a file, with the rights that its person has meanwhile; goes on where it was stopped or killed. */
export const listExport = defineJob({
  kind: exportKind,
  payload: z.object({ id: z.string() }),
  steps: [{ name: 'write', work: ({ id }, context) => writeExport(id, context) }],
  gaveUp: async ({ id }, { db, services }) => {
    const row = await lockExport(db, id)
    if (row?.status !== 'waiting' && row?.status !== 'running') return
    await updateExport(db, id, { status: 'failed' })
    if (row.file_id !== null) await services.files.remove(db, row.file_id)
  },
  // The rows that were written so far are gone with their file.
  retryFrom: 'beginning',
  async retried({ id }, context) {
    const row = await lockExport(context.db, id)
    if (row?.status !== 'failed' || row.expires_at <= context.now) return false
    const file = await createExportFile({ name: row.name, userId: row.user_id, entId: row.ent_id }, context)
    await restartExport(context.db, { id, fileId: file.id, expiresAt: file.expiresAt })
    return true
  },
  async cancelled({ id }, { db, services }) {
    const row = await lockExport(db, id)
    await updateExport(db, id, { status: 'cancelled' })
    if (row?.file_id) await services.files.remove(db, row.file_id)
  },
})

async function writeExport(id: string, context: WorkContext) {
  let position = await begin(id, context)
  const text = collect(position?.rest ?? '')
  while (position !== null && !position.isEnd) {
    if (context.stopping.aborted) return 'later'
    const from = position
    const page = await inTurn(id, context, async (db, row) => {
      const read = await readPage(db, row, { from, services: context.services })
      if (row.total) await context.progress(db, read.position.rows / row.total)
      return read
    })
    if (page === null) return 'done'
    text.add(await linesFor(page, context))
    position = await putParts(id, context, { text, position: page.position })
  }
  if (position !== null) await complete(id, context)
  return 'done'
}

/** Null when there is nothing left to do. */
async function begin(id: string, context: WorkContext): Promise<Position | null> {
  const { services } = context
  const row = await inTurn(id, context, async (db, found) => {
    if (found.status === 'waiting') await updateExport(db, id, { status: 'running' })
    return found
  })
  if (row === null || row.position !== null) return row?.position ?? null
  // The total only shows the progress: where counting takes too long, it stays open.
  const total = await services.tx(platform, (db) => listOf(db, row, services).count(mostCounted)).catch(() => null)
  const position = { after: null, rows: 0, rest: Buffer.from(headingFor(row)).toString('base64'), isEnd: false }
  return inTurn(id, context, async (db) => {
    await updateExport(db, id, { total: total === mostCounted ? null : total, position })
    return position
  })
}

async function readPage(
  db: Db,
  row: ExportRow,
  { from, services }: Pick<WorkContext, 'services'> & { from: Position },
) {
  const { after, rows: before } = from
  const page = await listOf(db, row, services).read(after, batchRows)
  const rows = before + page.rows.length
  await updateExport(db, row.id, { rows_written: rows })
  const position = { after: page.next, rows, rest: '', isEnd: page.next === null }
  return { rows: page.rows, row, position }
}

function headingFor({ list, columns }: ExportRow) {
  return isWhole(list) ? '' : headingOf(columns)
}

type Page = Pick<Awaited<ReturnType<typeof readPage>>, 'rows' | 'row'>

/** After the transaction that read them: no store of files is waited for in one. */
async function linesFor({ rows, row: { list, columns } }: Page, { services }: WorkContext) {
  if (!isWhole(list)) return linesOf(rows, columns)
  return (await withPictures(rows, services)).map((line) => `${JSON.stringify(line)}\n`).join('')
}

function listOf(db: Db, row: ExportRow, services: Pick<Services, 'tables' | 'tx'>) {
  const { list, asked, lang, created_at: askedAt, user_id: userId, ent_id: entId } = row
  if (list === 'exportEnterprise') return enterpriseData(db, services.tables, enterpriseId.parse(asked['entid']))
  if (list === 'exportOwnApplications') return ownData(db, services, must(entId, 'the enterprise of its records'))
  // The relative times of the filter are the same for the whole file.
  return openList(db, list, { asked, lang, now: askedAt, of: { userId, entId } })
}

type Text = ReturnType<typeof collect>
type Parts = { text: Text; position: Position }

/** Notes each part together with where to go on: a killed process writes no row twice, and leaves none out. */
async function putParts(id: string, context: WorkContext, { text, position }: Parts) {
  const { files } = context.services
  while (text.size() >= files.partBytes || (position.isEnd && text.size() > 0)) {
    const { bytes, rest } = text.take(files.partBytes)
    const file = await inTurn(id, context, async (_db, _row, found) => found)
    if (file === null) return null
    const note = await files.addPart(file, { from: file.received_bytes, bytes })
    const noted = { ...position, rest: rest.toString('base64'), isEnd: position.isEnd && rest.length === 0 }
    const isOurs = await inTurn(id, context, async (db) => {
      if (!(await note(db))) return null
      await updateExport(db, id, { position: noted })
      return true
    })
    if (isOurs === null) return null
  }
  return position
}

async function complete(id: string, context: WorkContext) {
  const file = await inTurn(id, context, async (_db, _row, found) => found)
  if (file === null) return
  const stored = await context.services.files.finish(file.id)
  await inTurn(id, context, async (db) => {
    if (await stored(db)) await updateExport(db, id, { status: 'done' })
  })
}

/** Text as bytes, until there is enough for a part. */
function collect(rest: string) {
  let pieces = [Buffer.from(rest, 'base64')]
  const size = () => pieces.reduce((sum, { length }) => sum + length, 0)
  return {
    size,
    add: (lines: string) => void pieces.push(Buffer.from(lines)),
    take(most: number) {
      const all = Buffer.concat(pieces)
      const rest = all.subarray(most)
      pieces = [rest]
      return { bytes: all.subarray(0, most), rest }
    },
  }
}
