import { plainText } from '@atrium/shared-utility/contract'
import { countPeople } from '../../enterprise/message/home-message/queries.ts'
import { newId } from '../../foundation/db/id.ts'
import type { Db, Transact } from '../../foundation/db/tx.ts'
import type { Message } from './content.ts'
import { dayMs } from './workdays.ts'

/** Adds messages as an operator writes them: each in both languages. */
export async function addMessages(db: Db, { messages, now }: { messages: readonly Message[]; now: Date }) {
  const author = await db.selectFrom('user_account').select('id').where('is_root', '=', true).executeTakeFirst()
  for (const { level, audience, audienceIds, text, url, daysAgo = 0 } of messages) {
    const to = { audience, audience_ids: [...audienceIds] }
    const row = {
      ...to,
      id: newId(),
      title_zh: text['zh-CN'].title,
      content_zh: JSON.stringify(plainText(text['zh-CN'].content)),
      title_en: text['en-US'].title,
      content_en: JSON.stringify(plainText(text['en-US'].content)),
      level,
      url: url ?? null,
      status: 'published' as const,
      reach: await countPeople(db, to),
      publish_at: daysBefore(now, daysAgo),
      created_at: daysBefore(now, daysAgo),
      created_by: author?.id ?? null,
    }
    await db.insertInto('message').values(row).execute()
  }
}

/** Counts anew the people whom the messages reached that were written before all people were there. */
export async function countReachAnew(db: Db) {
  const messages = await db.selectFrom('message').select(['id', 'audience', 'audience_ids']).execute()
  for (const { id, ...to } of messages)
    await db
      .updateTable('message')
      .set({ reach: await countPeople(db, to) })
      .where('id', '=', id)
      .execute()
}

function daysBefore(now: Date, days: number) {
  return new Date(now.getTime() - days * dayMs)
}

type Readers = { people: readonly { id: string; entId: string | null }[]; now: Date }

/** Has these people read their enterprise's older messages: each for themself, as the database demands. */
export async function readOldMessages(tx: Transact, { people, now }: Readers) {
  for (const { id: userId, entId } of people) {
    if (entId !== null) await tx({ as: 'tenant', entId, userId }, (db) => readOld(db, { userId, now }))
  }
}

async function readOld(db: Db, { userId, now }: { userId: string; now: Date }) {
  const meant = await db
    .selectFrom('message_to_reader')
    .select(['id as message_id', 'publish_at as read_at'])
    .where('publish_at', '<', daysBefore(now, 7))
    .execute()
  if (meant.length === 0) return
  const receipts = meant.map((one) => ({ ...one, user_id: userId }))
  await db.insertInto('message_receipt').values(receipts).execute()
}
