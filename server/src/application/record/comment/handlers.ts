import {
  type CallParsed,
  dayInChina,
  mostComments,
  Problem,
  said,
  type commentCalls,
} from '@atrium/shared-utility/contract'
import { mentionsIn, mostMentions } from '@atrium/shared-utility/model'
import { sessionOf, spaceOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { invalidInput } from '../../../foundation/process/error/invalid-input.ts'
import { idOnce } from '../../../foundation/call/once/once-query.ts'
import { picturesOf } from '../../../identity/people/person-picture/queries.ts'
import { normalName } from '../../../foundation/query/list/names.ts'
import type { OpenEntity } from '../record/open-app.ts'
import { namesOf } from '../record/queries.ts'
import { tellPages } from '../record/tell-pages.ts'
import { readable, readEntity } from '../record/told.ts'
import {
  countComments,
  emptyComment,
  insertComment,
  lockComments,
  lockOwnComment,
  selectComments,
  storeText,
} from './queries.ts'
import { selectReaders } from './readers-query.ts'
import { tellMentioned } from './tell-mentioned.ts'

const mostOffered = 8

type Where = { appId: string; entity: string; id: string }

/** Each begins with the record: one that the caller does not see has no comments, either. */
export const commentHandlers: Handlers<typeof commentCalls> = {
  async listRecordComments({ limit, ...where }, context) {
    await openRecord(where, context)
    const of = { entId: spaceOf(context).entId, recordId: where.id }
    const rows = await selectComments(context.db, of, limit)
    const total = rows.length < limit ? rows.length : await countComments(context.db, of)
    const names = await namesOf(
      context.db,
      rows.flatMap(({ byId, text }) => [byId, ...mentionsIn(text)]),
    )
    const { userId } = sessionOf(context)
    const list = rows.map(({ at, editedAt, deletedAt, ...row }) => ({
      ...row,
      at: at.toISOString(),
      by: names.get(row.byId) ?? '',
      editedAt: editedAt?.toISOString() ?? null,
      isDeleted: deletedAt !== null,
      isOwn: row.byId === userId && deletedAt === null,
    }))
    const writers = rows.map(({ byId }) => byId)
    const pictures = await picturesOf(context.db, writers, spaceOf(context).entId)
    return { total, list, people: Object.fromEntries(names), pictures: Object.fromEntries(pictures) }
  },

  async findRecordReaders({ iSearch, ...where }, context) {
    const open = await openRecord(where, context)
    return selectReaders(context.db, shownOf(open, where.id, context), {
      search: normalName(iSearch),
      most: mostOffered,
    })
  },

  addRecordComment,
  updateRecordComment,

  async deleteRecordComment({ commentId, ...where }, context) {
    const open = await openRecord(where, context)
    const { own } = await ownComment({ ...where, commentId }, context)
    await emptyComment(context.db, own, context.now)
    await tellPages(open, context)
    return {}
  },
}

/** Sent again with another text it is an edit. */
async function addRecordComment({ onceKey, ...input }: CallParsed<'addRecordComment'>, context: Context) {
  const { id, isAgain, isSame } = await idOnce(context, { what: `comment ${input.id}`, onceKey, said: input.text })
  if (!isAgain) return addComment(id, input, context)
  if (!isSame) await updateRecordComment({ ...input, commentId: id }, context)
  return { id }
}

async function addComment(id: string, { text, ...where }: Where & { text: string }, context: Context) {
  const open = await openRecord(where, context)
  const userIds = mentionsIn(text)
  await refuseMentions(open, { userIds, all: userIds, recordId: where.id }, context)
  const of = { entId: open.store.entId, appId: where.appId, entityUid: open.entity.uid, recordId: where.id }
  await lockComments(context.db, of)
  if ((await countComments(context.db, of)) >= mostComments)
    throw new Problem('tooManyComments', { count: mostComments })
  const by = sessionOf(context).userId
  await insertComment(context.db, of, { id, at: context.now, by, text, told: userIds })
  await tellMentioned(open, { userIds, recordId: where.id }, context)
  await tellPages(open, context)
  return { id }
}

async function updateRecordComment({ commentId, text, ...where }: CallParsed<'updateRecordComment'>, context: Context) {
  const open = await openRecord(where, context)
  const { own, before, told } = await ownComment({ ...where, commentId }, context)
  if (before === text) return {}
  const [all, standing] = [mentionsIn(text), new Set(mentionsIn(before))]
  // A person who is mentioned already may have lost the right since; what was said stays.
  const userIds = all.filter((userId) => !standing.has(userId))
  await refuseMentions(open, { userIds, all, recordId: where.id }, context)
  // Comments from before this was noted have told those whom they mention.
  const known = new Set([...told, ...standing])
  await storeText(context.db, own, { text, told: [...new Set([...known, ...all])], now: context.now })
  await tellMentioned(open, { userIds: userIds.filter((userId) => !known.has(userId)), recordId: where.id }, context)
  await tellPages(open, context)
  return {}
}

async function openRecord({ id, ...where }: Where, context: Context) {
  const open = await readEntity(where, context)
  await readable(open, id, context)
  return open
}

async function ownComment({ id: recordId, commentId }: Where & { commentId: string }, context: Context) {
  const own = { entId: spaceOf(context).entId, recordId, id: commentId, by: sessionOf(context).userId }
  const found = await lockOwnComment(context.db, own)
  if (found === undefined) throw new Problem('commentNotFound')
  return { own, before: found.text, told: found.told }
}

function shownOf({ appId, app, entity, store }: OpenEntity, recordId: string, { now }: Context) {
  return { appId, entity, store, recordId, roles: app.roles, today: dayInChina(now) }
}

const words = {
  unseen: {
    'zh-CN': '提到的成员中有人不能查看该记录',
    'en-US': 'Someone you mention can’t view this record',
  },
  many: { 'zh-CN': '一条评论最多提及 {count} 人', 'en-US': 'A comment can mention up to {count} people' },
}

type Mentions = { userIds: readonly string[]; all: readonly string[]; recordId: string }

/** Only people who may see the record are told; a refusal does not say which of the others exist. */
async function refuseMentions(open: OpenEntity, { userIds, all, recordId }: Mentions, context: Context) {
  const refuse = (issue: ReturnType<typeof said>) =>
    invalidInput({ issues: [{ ...issue, path: ['text'], input: undefined }] }, context.lang)
  if (all.length > mostMentions) throw refuse(said(words.many, { count: mostMentions }))
  if (userIds.length === 0) return
  const readers = await selectReaders(context.db, shownOf(open, recordId, context), { ids: userIds })
  if (readers.length < userIds.length) throw refuse(said(words.unseen))
}
