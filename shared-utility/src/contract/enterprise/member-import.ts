import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseAdministrator } from '../foundation/callers.ts'
import { done, flag, id, instant, listInput, listOutput, nothing, text } from '../foundation/fields.ts'
import { importColumn, importFault, importStates } from '../foundation/table-import.ts'
import { file } from '../wire/file.ts'

/** What a column of the file may say of a member. Name and login id are needed. */
export const memberImportFields = ['name', 'loginId', 'phone', 'email', 'departments', 'title', 'userType'] as const
export type MemberImportField = (typeof memberImportFields)[number]

/** Which column says what. The same one may say two things: an address that is the login id, too. */
const mapping = z.strictObject({
  name: importColumn,
  loginId: importColumn,
  phone: importColumn.optional(),
  email: importColumn.optional(),
  departments: importColumn.optional(),
  title: importColumn.optional(),
  userType: importColumn.optional(),
})
export type MemberImportMapping = z.output<typeof mapping>

const memberImport = z.object({
  id,
  state: z.enum(importStates),
  fileName: z.string(),
  total: z.int(),
  /** How many rows have been seen to; each of them is a new member, was there already, or is refused. */
  seen: z.int(),
  added: z.int(),
  present: z.int(),
  refused: z.int(),
  byName: z.string(),
  startedAt: instant,
  endedAt: instant.nullable(),
})
export type MemberImport = z.output<typeof memberImport>

const path = '/sapi/enterprise/memberimport'
const ofAdministrator = { access: enterpriseAdministrator, space: 'required' } as const
const chosen = {
  id,
  mapping,
  /** Whether departments that are not there are made; otherwise they are faults. */
  makeDepartments: flag.default(false),
}

export const memberImportCalls = defineCalls({
  readMemberFile: {
    title: ['读取成员文件', 'Read a member file'],
    summary:
      'Reads a CSV or a sheet of an XLSX apart from the server, keeps its rows until the import begins or the same administrator brings another file, and answers its headings with a guess of what they mean. Adds no member.',
    stepUpReason: 'keeps rows that nobody but the same administrator begins to import',
    method: 'PUT',
    path: `${path}/file`,
    ...ofAdministrator,
    encoding: 'bytes',
    input: z.strictObject({ name: text(1, 200), sheet: z.string().max(64).optional() }),
    output: z.object({
      id,
      sheets: z.array(z.string()),
      sheet: z.string().nullable(),
      headings: z.array(z.string()),
      total: z.int(),
      guess: mapping.partial(),
    }),
    problems: ['tableRefused'],
  },
  previewMemberImport: {
    title: ['预览成员导入', 'Preview a member import'],
    summary: 'The first rows of a file as they would come in, with their faults. Changes nothing.',
    stepUpReason: 'changes nothing',
    method: 'POST',
    path: `${path}/preview`,
    ...ofAdministrator,
    encoding: 'json',
    input: z.strictObject(chosen),
    output: z.object({
      rows: z.array(
        z.object({
          row: z.int(),
          values: z.record(z.string(), z.string()),
          isPresent: z.boolean(),
          faults: z.array(importFault.extend({ field: z.enum(memberImportFields).nullable() })),
        }),
      ),
      /** How many more members the enterprise may have. */
      room: z.int(),
    }),
    problems: ['importNotOpen'],
  },
  startMemberImport: {
    title: ['导入成员', 'Start a member import'],
    summary:
      'Begins to make a member of each row of a file that was read. A row whose login id a member has already changes nothing, and one with a fault is named.',
    stepUpReason: 'lets many people in',
    method: 'POST',
    path,
    ...ofAdministrator,
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    encoding: 'json',
    status: 202,
    input: z.strictObject(chosen),
    output: z.object({ id }),
    problems: ['importNotOpen', 'importUnderWay'],
    doneAlready: ['importNotOpen', 'importUnderWay'],
  },
  listMemberImports: {
    title: ['查看成员导入记录', 'View member imports'],
    summary: 'The newest twenty imports of the enterprise. They are kept for thirty days.',
    method: 'GET',
    path,
    ...ofAdministrator,
    input: nothing,
    output: z.array(memberImport),
  },
  getMemberImport: {
    title: ['查看成员导入进度', 'View the progress of a member import'],
    summary: 'One of them, and how far it is.',
    method: 'GET',
    path: `${path}/{id}`,
    ...ofAdministrator,
    input: z.strictObject({ id }),
    output: memberImport,
    problems: ['notFound'],
  },
  listMemberImportFaults: {
    title: ['查看成员导入的错误', 'View the errors of a member import'],
    summary:
      'The rows that were refused, in the order of the file, with column, value and reason; searched by what their cells hold, paged.',
    method: 'GET',
    path: `${path}/{id}/fault`,
    ...ofAdministrator,
    input: z.strictObject({ ...listInput, id }),
    output: listOutput(importFault),
    problems: ['notFound'],
  },
  downloadMemberImportFaults: {
    title: ['下载成员导入的错误文件', 'Download the errors of a member import'],
    summary:
      'The refused rows as they were in the file, each with its row, column, value and reason before it, as a CSV that can be mended and imported again.',
    method: 'GET',
    path: `${path}/{id}/file`,
    ...ofAdministrator,
    envelope: 'file',
    input: z.strictObject({ id }),
    output: file,
    problems: ['notFound'],
  },
  cancelMemberImport: {
    title: ['停止成员导入', 'Stop a member import'],
    summary: 'Ends one that is under way. Members who came in already stay.',
    stepUpReason: 'ends work that can be asked for again; nobody loses a right',
    method: 'DELETE',
    path: `${path}/{id}`,
    ...ofAdministrator,
    input: z.strictObject({ id }),
    output: done,
    problems: ['notFound'],
  },
})
