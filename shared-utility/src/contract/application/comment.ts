import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { ownPeople } from '../foundation/callers.ts'
import { done, freeText, id, instant, integer } from '../foundation/fields.ts'
import { lines } from '../foundation/lines.ts'
import { designKey } from './entity-field.ts'
import { onceKey } from '../foundation/once-key.ts'

const commentText = lines(2000).min(1)

/** So many comments a record may have, those that are deleted included: all of them can be read at once. */
export const mostComments = 1000

const comment = z.object({
  id,
  at: instant,
  by: z.string(),
  byId: id,
  /** `@{id}` for each person who is mentioned; empty when it is deleted. */
  text: z.string(),
  editedAt: instant.nullable(),
  isDeleted: z.boolean(),
  /** The caller wrote it, and may edit and delete it. */
  isOwn: z.boolean(),
})
export type RecordComment = z.infer<typeof comment>

const where = { appId: id, entity: designKey, id }
const path = '/api2/app/{appId}/{entity}/{id}/comment'
const commentId = id
const notShown = ['appNotFound', 'appNotListed', 'actNotGranted', 'recordNotFound'] as const

export const commentCalls = defineCalls({
  listRecordComments: {
    title: ['查看记录的评论', 'Read the comments on a record'],
    summary:
      'The newest comments on a record, as many as are wanted, with the names of those whom they mention; and how many there are.',
    method: 'GET',
    path,
    access: ownPeople,
    space: 'required',
    input: z.strictObject({ ...where, limit: integer(1, mostComments).default(50) }),
    output: z.object({
      total: z.int(),
      list: z.array(comment),
      people: z.record(z.string(), z.string()),
      /** Of the people who wrote, by id, of those who have one. */
      pictures: z.record(z.string(), z.string()).optional(),
    }),
    problems: [...notShown],
  },
  findRecordReaders: {
    title: ['查找可查看记录的成员', 'Find members who can view a record'],
    summary: 'Up to eight people who may see this record, by a part of their name or how it is said: to mention them.',
    method: 'GET',
    path: '/api2/app/{appId}/{entity}/{id}/reader',
    access: ownPeople,
    space: 'required',
    input: z.strictObject({ ...where, iSearch: freeText().max(64).default('') }),
    output: z.array(z.object({ userId: id, name: z.string() })),
    problems: [...notShown],
  },
  addRecordComment: {
    title: ['评论记录', 'Comment on a record'],
    summary:
      'Adds a comment, and tells the people whom it mentions; those who may not see the record are refused. The same `onceKey` of the same person again adds no other one.',
    stepUpReason: 'the daily work of members',
    method: 'POST',
    path,
    access: ownPeople,
    space: 'required',
    encoding: 'json',
    input: z.strictObject({ ...where, text: commentText, onceKey }),
    output: z.object({ id }),
    problems: [...notShown, 'tooManyComments', 'commentNotFound'],
  },
  updateRecordComment: {
    title: ['修改评论', 'Edit a comment'],
    summary: 'Writes one’s own comment anew, and tells those whom it has not told before.',
    stepUpReason: 'one’s own words',
    method: 'PUT',
    path: `${path}/{commentId}`,
    access: ownPeople,
    space: 'required',
    encoding: 'json',
    input: z.strictObject({ ...where, commentId, text: commentText }),
    output: done,
    problems: [...notShown, 'commentNotFound'],
  },
  deleteRecordComment: {
    title: ['删除评论', 'Delete a comment'],
    summary: 'Takes the text of one’s own comment away for good. That there was one is still shown.',
    stepUpReason: 'one’s own words',
    method: 'DELETE',
    path: `${path}/{commentId}`,
    access: ownPeople,
    space: 'required',
    input: z.strictObject({ ...where, commentId }),
    output: done,
    problems: [...notShown, 'commentNotFound'],
    doneAlready: ['commentNotFound'],
  },
})
