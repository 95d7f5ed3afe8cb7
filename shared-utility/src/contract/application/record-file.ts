import { z } from 'zod'
import { attachment, attachmentName, noPreview, shownAs } from '../enterprise/attachment-shape.ts'
import { defineCalls } from '../foundation/call.ts'
import { ownPeople } from '../foundation/callers.ts'
import { done, id, integer } from '../foundation/fields.ts'
import { file } from '../wire/file.ts'
import { designKey } from './entity-field.ts'

const table = { appId: id, entity: designKey }
const uploads = '/api2/app/{appId}/{entity}/file'
const place = '/api2/app/{appId}/{entity}/{id}/file/{fileId}'
const ofPeople = { access: ownPeople, space: 'required' } as const
const notOpen = ['appNotFound', 'appNotListed', 'actNotGranted'] as const

/** Files in the fields of records: uploaded first, and taken up by the record that is saved with them. */
export const recordFileCalls = defineCalls({
  addRecordFile: {
    title: ['添加记录附件', 'Add a file to a record'],
    summary:
      'Announces a file for a field that the caller may fill in; its bytes then come by `addRecordFileBytes`. What no record takes up goes after a day.',
    stepUpReason: 'the daily work of members, within the quota of the enterprise',
    method: 'POST',
    path: uploads,
    ...ofPeople,
    status: 202,
    input: z.strictObject({
      ...table,
      field: designKey,
      name: attachmentName,
      sizeBytes: integer(1, 1_000_000_000_000),
    }),
    output: z.object({ id, offset: z.int(), partBytes: z.int() }),
    problems: [
      ...notOpen,
      'attachmentTypeRefused',
      'attachmentTooLarge',
      'tooManyAttaching',
      'storageQuotaReached',
      'storageFull',
      'storageUnavailable',
    ],
  },
  addRecordFileBytes: {
    title: ['上传记录附件', 'Upload a file of a record'],
    summary:
      'Goes on with the bytes of a file that the caller has announced from `offset`, and answers how far they are kept. Once it is whole it is looked into, and it is what its name says or goes again.',
    stepUpReason: 'the daily work of members',
    method: 'PUT',
    path: `${uploads}/{fileId}`,
    ...ofPeople,
    encoding: 'bytes',
    input: z.strictObject({ ...table, fileId: id, offset: integer(0, 1_000_000_000_000) }),
    output: z.object({ id, offset: z.int(), whole: attachment.nullable() }),
    problems: [
      ...notOpen,
      'notFound',
      'fileOffsetWrong',
      'attachmentNotWhatItSays',
      'storageFull',
      'storageReadOnly',
      'storageUnavailable',
    ],
  },
  removeRecordFile: {
    title: ['放弃上传记录附件', 'Discard a file of a record'],
    summary: 'Gives up a file that no record has taken up. What a record has goes when it is saved without it.',
    stepUpReason: 'gives up what one is uploading oneself',
    method: 'DELETE',
    path: `${uploads}/{fileId}`,
    ...ofPeople,
    input: z.strictObject({ ...table, fileId: id }),
    output: done,
    problems: [...notOpen, 'notFound'],
    doneAlready: ['notFound'],
  },
  linkRecordFile: {
    title: ['获取记录附件的链接', 'Get a link to a file of a record'],
    summary: 'A link to a file in a field that the caller sees; for the caller alone, for 15 minutes.',
    method: 'GET',
    path: `${place}/link`,
    ...ofPeople,
    input: z.strictObject({ ...table, id, fileId: id }),
    output: z.object({ url: z.string() }),
    problems: [...notOpen, 'recordNotFound', 'notFound', 'fileMissing'],
  },
  fetchRecordFile: {
    title: ['下载记录附件', 'Download a file of a record'],
    summary: 'The file that such a link leads to, whole or in ranges, for as long as the caller sees the field.',
    method: 'GET',
    path: `${place}/content`,
    ...ofPeople,
    envelope: 'file',
    input: z.strictObject({
      ...table,
      id,
      fileId: id,
      until: z.string().max(16),
      sign: z.string().max(64),
      as: shownAs,
    }),
    output: file,
    problems: [...notOpen, 'recordNotFound', 'linkNotValid', 'fileMissing', ...noPreview],
  },
})
