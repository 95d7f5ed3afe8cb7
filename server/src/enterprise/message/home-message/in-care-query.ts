import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { selectList } from '../../../foundation/query/list/list-query.ts'
import { inOrder, matches, type MessageQuery } from './filter-query.ts'
import type { HomeMessage } from './queries.ts'

export function selectMessagesInCare(db: Db, asked: MessageQuery) {
  const found = inCare(db).where(matches(asked))
  const { filter } = asked
  return selectList(db, { found, rows: withColumns(found), page: filter, order: inOrder(filter) })
}

export function selectMessageInCare(db: Db, id: string) {
  return withColumns(inCare(db))
    .select(['message.content_zh', 'message.content_en', 'message.attachments'])
    .where('message.id', '=', id)
    .executeTakeFirst()
}

type To = Pick<HomeMessage, 'audience' | 'audience_ids'>

/** Those of the enterprises or categories that are in care, by name. */
export async function selectAudienceInCare(db: Db, { audience, audience_ids: ids }: To) {
  if (ids.length === 0 || (audience !== 'ent' && audience !== 'saas')) return []
  if (audience === 'saas')
    return db
      .selectFrom('category_in_care')
      .select(['id', 'name', 'name_en as nameEn'])
      .where('id', 'in', ids)
      .execute()
  return db.selectFrom('enterprise_in_care').select(['id', 'name', 'name as nameEn']).where('id', 'in', ids).execute()
}

function inCare(db: Db) {
  return db.selectFrom('message_in_care as message')
}

function withColumns(found: ReturnType<typeof inCare>) {
  return found
    .select(['message.id', 'message.title_zh', 'message.title_en', 'message.level', 'message.pinned'])
    .select(['message.audience', 'message.audience_ids', 'message.status', 'message.publish_at', 'message.expire_at'])
    .select(['message.reach', 'message.created_at', 'message.version', 'message.author', 'message.reads'])
    .select([firstNames.as('names'), sql<null>`null`.as('author_id')])
}

/** The first three it is for, but for what has left one’s care since: that has no name here. */
const firstNames = sql<{ name: string; nameEn: string }[]>`array(
  select json_build_object('name', coalesce(e.name, c.name, one), 'nameEn', coalesce(e.name, c.name_en, one))
  from unnest(message.audience_ids[1:3]) with ordinality as ids (one, n)
    left join enterprise_in_care e on message.audience = 'ent' and e.id = one
    left join category_in_care c on message.audience = 'saas' and c.id = one
  where message.audience = 'type' or e.id is not null or c.id is not null
  order by n)`
