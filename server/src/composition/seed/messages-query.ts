import { langs } from '@atrium/shared-utility/contract'
import { sql, type SqlBool } from 'kysely'
import { newId } from '../../foundation/db/id.ts'
import type { Db, Transact } from '../../foundation/db/tx.ts'
import type { Message } from './content.ts'
import { dayMs } from './workdays.ts'

/** Each in every language, as messages of the platform are. */
export async function addMessages(db: Db, { messages, now }: { messages: readonly Message[]; now: Date }) {
  const rows = messages.flatMap(({ key, level, audience, audienceIds, text, url, daysAgo = 0 }) =>
    langs.map((lang) => ({
      ...text[lang],
      id: newId(),
      key: `demo:${key}:${lang}`,
      level,
      url: url ?? null,
      audience,
      audience_ids: [...audienceIds],
      langs: [lang],
      publish_at: new Date(now.getTime() - daysAgo * dayMs),
    })),
  )
  await db.insertInto('message').values(rows).execute()
}

type Readers = { people: readonly { id: string; entId: string | null }[]; now: Date }

/** What their enterprise said more than a few days ago, these have read: each for themself, as the database wants it. */
export async function readOldMessages(tx: Transact, { people, now }: Readers) {
  for (const { id: userId, entId } of people) {
    if (entId !== null) await tx({ as: 'tenant', entId, userId }, (db) => readOld(db, { userId, entId, now }))
  }
}

async function readOld(db: Db, { userId, entId, now }: { userId: string; entId: string; now: Date }) {
  const meant = await db
    .selectFrom('message')
    .select(['id as message_id', 'publish_at as read_at'])
    .where('audience', '=', 'ent')
    .where('publish_at', '<', new Date(now.getTime() - 7 * dayMs))
    .where(sql<SqlBool>`${entId} = any (audience_ids)`)
    .execute()
  if (meant.length === 0) return
  const receipts = meant.map((one) => ({ ...one, user_id: userId }))
  await db.insertInto('message_receipt').values(receipts).execute()
}
