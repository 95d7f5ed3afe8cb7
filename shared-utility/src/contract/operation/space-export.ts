import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseAdministrator } from '../foundation/callers.ts'
import { done, id, nothing } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'
import { file } from '../wire/file.ts'
import { exported, exportLink, spaceExportedLists, wantedExport } from './export.ts'

/** What an administrator has written out of the enterprise: for oneself, in this enterprise, and as long as one administers it. */
export const spaceExportCalls = defineCalls({
  startSpaceExport: {
    title: ['导出企业列表', 'Export a list of the enterprise'],
    summary: 'Begins to write all rows of a list of the enterprise into a file, as `startExport` does for operators.',
    stepUpReason: 'opens no more than the list does',
    method: 'POST',
    path: '/sapi/enterprise/export',
    access: { who: enterpriseAdministrator, needs: { inPerson: true } },
    space: 'required',
    encoding: 'json',
    input: z.strictObject({ list: z.enum(spaceExportedLists), ...wantedExport, onceKey }),
    output: exported,
    once: 'content',
    problems: ['tooManyExports', 'exportsTooOften', 'storageQuotaReached'],
  },
  exportOwnApplications: {
    title: ['导出自建应用的全部数据', 'Export all data of own applications'],
    summary:
      'Begins to write the applications that the enterprise builds into a file, with every record of theirs: a row a line, as JSON with the name of its table; values by key, people by id and name.',
    stepUpReason: 'takes all records of the enterprise away as a file',
    method: 'POST',
    path: '/sapi/enterprise/export/application',
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    input: z.strictObject({ onceKey }),
    output: exported,
    once: 'content',
    problems: ['tooManyExports', 'exportsTooOften', 'storageQuotaReached'],
  },
  listSpaceExports: {
    title: ['查看企业导出任务', 'View exports of the enterprise'],
    summary: 'One’s own exports of this enterprise, the newest first, until they expire.',
    method: 'GET',
    path: '/sapi/enterprise/export',
    access: { who: enterpriseAdministrator, needs: { inPerson: true } },
    space: 'required',
    input: nothing,
    output: z.array(exported),
  },
  cancelSpaceExport: {
    title: ['取消企业导出', 'Cancel an export of the enterprise'],
    summary: 'Ends one of one’s own exports of this enterprise, or removes its file.',
    stepUpReason: 'ends what one has begun oneself',
    method: 'DELETE',
    path: '/sapi/enterprise/export/{id}',
    access: { who: enterpriseAdministrator, needs: { inPerson: true } },
    space: 'required',
    input: z.strictObject({ id }),
    output: done,
    problems: ['notFound'],
    doneAlready: ['notFound'],
  },
  linkSpaceExport: {
    title: ['获取企业导出文件的链接', 'Get a link to an export of the enterprise'],
    summary:
      'A link to the file of one’s own export of this enterprise, for oneself alone and for a quarter of an hour.',
    stepUpReason: 'takes all members away as a file',
    method: 'POST',
    path: '/sapi/enterprise/export/{id}/link',
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    input: z.strictObject({ id }),
    output: z.object({ url: z.string() }),
    problems: ['notFound', 'exportNotDone'],
  },
  downloadSpaceExport: {
    title: ['下载企业导出文件', 'Download an export of the enterprise'],
    summary: 'The file that such a link leads to, whole or in ranges.',
    method: 'GET',
    path: '/sapi/enterprise/export/{id}/file',
    access: { who: enterpriseAdministrator, needs: { inPerson: true } },
    space: 'required',
    envelope: 'file',
    input: exportLink,
    output: file,
    problems: ['linkNotValid', 'fileMissing'],
  },
})
