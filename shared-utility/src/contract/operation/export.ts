import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { done, enterpriseId, id, instant, nothing, freeText } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'
import { file } from '../wire/file.ts'

/** The lists that the server writes out whole, for operators. */
export const exportedLists = ['listUsers', 'listEnterprises', 'listSignIns', 'listAudit', 'listLiveSessions'] as const
/** And for the administrators of an enterprise, of that enterprise alone. */
export const spaceExportedLists = ['listMembers'] as const
const everyList = [...exportedLists, ...spaceExportedLists] as const
export type ExportedList = (typeof everyList)[number]
/** And what is no list: an enterprise without its records, and its applications with them. */
const everyExport = [...everyList, 'exportEnterprise', 'exportOwnApplications'] as const
export type ExportName = (typeof everyExport)[number]

export const exportStatuses = ['waiting', 'running', 'done', 'refused', 'failed'] as const

/**
 * One column of the screen: the field of the list's rows that it shows; where the rows have none of that name, the others
 * that it tells of, each a column. Its values are in words where they are a choice.
 */
const column = z.strictObject({
  field: z.string().max(40),
  others: z.array(z.string().max(40)).max(8),
  label: z.string().max(100),
  words: z.record(z.string().max(64), z.string().max(200)).optional(),
})
export type ExportColumn = z.output<typeof column>

export const exported = z.object({
  id,
  list: z.enum(everyExport),
  name: z.string(),
  status: z.enum(exportStatuses),
  /** How many have been written, of how many as far as that was counted. */
  rows: z.int(),
  total: z.int().nullable(),
  sizeBytes: z.int().nullable(),
  startedAt: instant,
  /** The file can be fetched until then. */
  expiresAt: instant,
})
export type Exported = z.output<typeof exported>

/** What is to be written, of whichever list. */
export const wantedExport = {
  /** What the list itself was asked: filters, sort and order. */
  asked: z.record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()])),
  columns: z.array(column).min(1).max(40),
  /** What the file is called, without an ending. */
  name: freeText().min(1).max(100),
}

/** What a signed link to a file says. */
export const exportLink = z.strictObject({ id, until: z.string().max(16), sign: z.string().max(64) })

export const exportCalls = defineCalls({
  startExport: {
    title: ['导出列表', 'Export a list'],
    summary: 'Begins to write all rows of a list into a file: CSV for computing, in the list’s own filters and order.',
    stepUpReason:
      'of the audit log: takes the whole log away as a file; of other lists it opens no more than the list does',
    method: 'POST',
    path: '/api/sysop/export',
    access: { who: platformOperator, needs: { stepUp: { when: { list: 'listAudit' } } } },
    space: 'none',
    encoding: 'json',
    input: z.strictObject({ list: z.enum(exportedLists), ...wantedExport, onceKey }),
    output: exported,
    once: 'content',
    problems: ['tooManyExports', 'exportsTooOften'],
  },
  exportEnterprise: {
    title: ['导出企业数据', 'Export the data of an enterprise'],
    summary:
      'Begins to write an enterprise into a file: a row a line, as JSON with the name of its table, without anything that lets a person in, records of its applications, conversations and what files hold, save its logo.',
    stepUpReason: 'takes the data of an enterprise away as a file',
    method: 'POST',
    path: '/api/sysop/enterprise/{entid}/export',
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: z.strictObject({ entid: enterpriseId, onceKey }),
    output: exported,
    once: 'content',
    problems: ['enterpriseNotFound', 'enterpriseGoing', 'tooManyExports', 'exportsTooOften'],
  },
  listExports: {
    title: ['查看导出任务', 'View exports'],
    summary: 'One’s own exports, the newest first, until they expire.',
    method: 'GET',
    path: '/api/sysop/export',
    access: platformOperator,
    space: 'none',
    input: nothing,
    output: z.array(exported),
  },
  cancelExport: {
    title: ['取消导出', 'Cancel an export'],
    summary: 'Ends one of one’s own exports, or removes its file.',
    stepUpReason: 'ends what one has begun oneself',
    method: 'DELETE',
    path: '/api/sysop/export/{id}',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ id }),
    output: done,
    problems: ['notFound'],
    doneAlready: ['notFound'],
  },
  linkExport: {
    title: ['获取导出文件的链接', 'Get a link to an export'],
    summary: 'A link to the file of one’s own export, for oneself alone and for a quarter of an hour.',
    stepUpReason: 'takes a whole list away as a file, also the audit log',
    method: 'POST',
    path: '/api/sysop/export/{id}/link',
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: z.strictObject({ id }),
    output: z.object({ url: z.string() }),
    problems: ['notFound', 'exportNotDone'],
  },
  downloadExport: {
    title: ['下载导出文件', 'Download an export'],
    summary: 'The file that such a link leads to, whole or in ranges.',
    method: 'GET',
    path: '/api/sysop/export/{id}/file',
    access: platformOperator,
    space: 'none',
    envelope: 'file',
    input: exportLink,
    output: file,
    problems: ['linkNotValid', 'fileMissing'],
  },
})
