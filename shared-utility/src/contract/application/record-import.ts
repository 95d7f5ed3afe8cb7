import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { ownPeople } from '../foundation/callers.ts'
import { done, id, instant, listInput, listOutput, text } from '../foundation/fields.ts'
import { importColumn, importFault, importStates } from '../foundation/table-import.ts'
import { file } from '../wire/file.ts'
import { designKey } from './entity-field.ts'

/** Which column says what, by the keys of fields. */
const mapping = z.record(designKey, importColumn)
export type RecordImportMapping = z.output<typeof mapping>

const recordImport = z.object({
  id,
  state: z.enum(importStates),
  fileName: z.string(),
  total: z.int(),
  /** How many rows have been seen to; each of them is a new record or is refused. */
  seen: z.int(),
  added: z.int(),
  refused: z.int(),
  startedAt: instant,
  endedAt: instant.nullable(),
})
export type RecordImport = z.output<typeof recordImport>

const table = { appId: id, entity: designKey }
const path = '/api2/app/{appId}/{entity}/import'
const ofPeople = { access: ownPeople, space: 'required' } as const
const notOpen = ['appNotFound', 'appNotListed', 'actNotGranted'] as const
const chosen = { ...table, id, mapping }

/** Records out of a file. An import is its person's alone. */
export const recordImportCalls = defineCalls({
  readRecordFile: {
    title: ['读取记录文件', 'Read a file of records'],
    summary:
      'Reads a CSV or a sheet of an XLSX apart from the server, keeps its rows until the import begins or the same person brings another file, and answers its headings with a guess of which fields they mean. Adds no record.',
    method: 'PUT',
    path: `${path}/file`,
    ...ofPeople,
    stepUpReason: 'adds nothing yet: only its person sees what was read',
    ofContent: true,
    encoding: 'bytes',
    input: z.strictObject({ ...table, name: text(1, 200), sheet: z.string().max(64).optional() }),
    output: z.object({
      id,
      sheets: z.array(z.string()),
      sheet: z.string().nullable(),
      headings: z.array(z.string()),
      total: z.int(),
      guess: mapping,
    }),
    problems: [...notOpen, 'tableRefused'],
  },
  previewRecordImport: {
    title: ['预览记录导入', 'Preview an import of records'],
    summary: 'The first rows of a file as they would come in, with their faults. Changes nothing.',
    method: 'POST',
    path: `${path}/preview`,
    ...ofPeople,
    stepUpReason: 'takes back what it tries',
    ofContent: true,
    encoding: 'json',
    input: z.strictObject(chosen),
    output: z.object({
      rows: z.array(
        z.object({
          row: z.int(),
          values: z.record(z.string(), z.string()),
          faults: z.array(importFault),
        }),
      ),
    }),
    problems: [...notOpen, 'notFound', 'importNotOpen'],
  },
  startRecordImport: {
    title: ['导入记录', 'Start an import of records'],
    summary:
      'Begins to add a record for each row of a file that was read, with the rights that the caller has at the time of each. A row with a fault is named.',
    stepUpReason: 'adds what the caller may add one by one',
    method: 'POST',
    path,
    ...ofPeople,
    ofContent: true,
    encoding: 'json',
    status: 202,
    input: z.strictObject(chosen),
    output: z.object({ id }),
    problems: [...notOpen, 'notFound', 'importNotOpen', 'importUnderWay'],
    doneAlready: ['importNotOpen', 'importUnderWay'],
  },
  listRecordImports: {
    title: ['查看记录导入', 'View imports of records'],
    summary: 'The newest twenty imports of the caller into a table. They are kept for thirty days.',
    method: 'GET',
    path,
    ...ofPeople,
    input: z.strictObject(table),
    output: z.array(recordImport),
    problems: [...notOpen],
  },
  getRecordImport: {
    title: ['查看记录导入进度', 'View the progress of an import of records'],
    summary: 'One of them, and how far it is.',
    method: 'GET',
    path: `${path}/{id}`,
    ...ofPeople,
    input: z.strictObject({ ...table, id }),
    output: recordImport,
    problems: [...notOpen, 'notFound'],
  },
  listRecordImportFaults: {
    title: ['查看记录导入的错误', 'View the errors of an import of records'],
    summary:
      'The rows that were refused, in the order of the file, with column, value and reason; searched by what their cells hold, paged.',
    method: 'GET',
    path: `${path}/{id}/fault`,
    ...ofPeople,
    input: z.strictObject({ ...table, ...listInput, id }),
    output: listOutput(importFault),
    problems: [...notOpen, 'notFound'],
  },
  downloadRecordImportFaults: {
    title: ['下载记录导入的错误文件', 'Download the errors of an import of records'],
    summary:
      'The refused rows as they were in the file, each with its row, column, value and reason before it, as a CSV that can be mended and imported again.',
    method: 'GET',
    path: `${path}/{id}/file`,
    ...ofPeople,
    envelope: 'file',
    input: z.strictObject({ ...table, id }),
    output: file,
    problems: [...notOpen, 'notFound'],
  },
  cancelRecordImport: {
    title: ['停止记录导入', 'Stop an import of records'],
    summary: 'Ends one that is under way. Records that came in already stay.',
    stepUpReason: 'gives up what the caller has begun',
    method: 'DELETE',
    path: `${path}/{id}`,
    ...ofPeople,
    ofContent: true,
    input: z.strictObject({ ...table, id }),
    output: done,
    problems: [...notOpen, 'notFound'],
  },
})
