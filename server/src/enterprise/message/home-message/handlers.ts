import {
  Problem,
  type CallParsed,
  type homeMessageCalls,
  type homeMessageReaderCalls,
} from '@atrium/shared-utility/contract'
import { recordAct, type AuditDiff } from '../../../foundation/call/audit/queries.ts'
import type { Context, Handlers } from '../../../foundation/call/context/context.ts'
import { attachmentsForWriter } from '../attachment/answer.ts'
import { letGo } from '../attachment/attach.ts'
import { published, withdrawn } from '../message-text/moments.ts'
import { tellReaders } from '../message/queries.ts'
import { scheduleMessage } from './home-message-job.ts'
import { selectHomeMessage, selectHomeMessages } from './list-query.ts'
import { deleteMessage, lockMessage, selectAudience, storeMessage, type HomeMessage } from './queries.ts'
import { selectMessageReaders } from './reader-list-query.ts'
import { homeMessageOf, homeMessageRowOf } from './row.ts'
import { checkAudience, writeHomeMessage } from './write-message.ts'

export const homeMessageHandlers: Handlers<typeof homeMessageCalls & typeof homeMessageReaderCalls> = {
  writeHomeMessage,
  publishHomeMessage,

  async listHomeMessages(filter, { db, lang, now }) {
    const { total, rows } = await selectHomeMessages(db, { filter, now })
    return { total, list: rows.map((row) => homeMessageRowOf(row, { lang, now })) }
  },

  async getHomeMessage({ id }, context) {
    const { db, lang, now } = context
    const row = await selectHomeMessage(db, id)
    if (row === undefined) throw new Problem('messageNotFound')
    const attachments = attachmentsForWriter(id, row.attachments, context)
    return homeMessageOf(row, { lang, now, attachments, audience: await selectAudience(db, row) })
  },

  async listHomeMessageReaders(filter, { db }) {
    if ((await selectHomeMessage(db, filter.id)) === undefined) throw new Problem('messageNotFound')
    const { total, rows } = await selectMessageReaders(db, filter)
    return { total, list: rows.map((row) => ({ ...row, readAt: row.readAt.toISOString() })) }
  },

  async withdrawHomeMessage({ id }, context) {
    const { db, now } = context
    const message = await lockMessage(db, id)
    if (message === undefined) throw new Problem('messageNotFound')
    const { status } = message
    await storeMessage(db, id, withdrawn(message, now))
    if (status === 'published') {
      await letGo(message, context)
      await tellReaders(db, message)
    }
    await record(context, 'withdrawHomeMessage', message)
    return {}
  },

  async deleteHomeMessage({ id }, context) {
    const { db, services } = context
    const message = await lockMessage(db, id)
    if (message === undefined) throw new Problem('messageNotFound')
    if (message.status !== 'draft') throw new Problem('messageNotDraft')
    await deleteMessage(db, id)
    for (const file of message.attachments) await services.files.remove(db, file.id)
    await record(context, 'deleteHomeMessage', message)
    return {}
  },
}

async function publishHomeMessage({ id, version }: CallParsed<'publishHomeMessage'>, context: Context) {
  const { db, now, services } = context
  const message = await lockMessage(db, id)
  if (message === undefined) throw new Problem('messageNotFound')
  const out = published(message, { seen: version, now })
  await checkAudience(db, message)
  await storeMessage(db, id, out)
  if (out.status === 'published') await tellReaders(db, message)
  await scheduleMessage(db, services, { ...message, ...out })
  await record(context, 'publishHomeMessage', { ...message, ...out })
  return { status: out.status }
}

type Action = 'publishHomeMessage' | 'withdrawHomeMessage' | 'deleteHomeMessage'

function record(context: Context, action: Action, message: Out) {
  const { id, audience, audience_ids: audienceIds, publish_at: publishAt } = message
  const title = message.title_zh ?? message.title_en
  const diff: AuditDiff = {
    title,
    audience,
    publishAt: publishAt?.toISOString(),
    ...(audience !== 'all' && { audienceIds }),
  }
  return recordAct(context, { action, targetKind: 'homeMessage', targetId: id, entId: null, diff })
}

type Out = Pick<HomeMessage, 'id' | 'audience' | 'audience_ids' | 'publish_at' | 'title_zh' | 'title_en'>
