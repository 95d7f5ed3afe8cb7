import { sql, type ExpressionBuilder } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { selectList } from '../../../foundation/query/list/list-query.ts'
import { inOrder, matchesForOperators, type OperatorsQuery } from './filter-query.ts'

type Builder = ExpressionBuilder<Database, 'message'>

/** One page of what operators wrote. How many have read each is added up in sixteen places at most. */
export function selectHomeMessages(db: Db, asked: OperatorsQuery) {
  const condition = (eb: Builder) => eb.and([eb('message.key', 'is', null), matchesForOperators(asked)])
  const found = db.selectFrom('message').where(condition)
  const { filter } = asked
  return selectList(db, { found, rows: messageRows(db).where(condition), page: filter, order: inOrder(filter) })
}

export function selectHomeMessage(db: Db, id: string) {
  return messageRows(db)
    .select(['message.content_zh', 'message.content_en', 'message.attachments'])
    .where('message.id', '=', id)
    .where('message.key', 'is', null)
    .executeTakeFirst()
}

function messageRows(db: Db) {
  return db
    .selectFrom('message')
    .select(['message.id', 'message.title_zh', 'message.title_en', 'message.level', 'message.pinned'])
    .select(['message.audience', 'message.audience_ids', 'message.status', 'message.publish_at', 'message.expire_at'])
    .select(['message.reach', 'message.created_at', 'message.version', 'message.created_by as author_id'])
    .select(firstNames.as('names'))
    .select((eb) => [
      eb
        .selectFrom('user_account as author')
        .select('author.name')
        .whereRef('author.id', '=', 'message.created_by')
        .as('author'),
      eb
        .selectFrom('message_read_count as c')
        .select((of) => of.fn.coalesce(of.fn.sum<number>('c.reads'), sql<number>`0`).as('reads'))
        .whereRef('c.message_id', '=', 'message.id')
        .as('reads'),
    ])
}

/** The first three it is for, as both languages call them; user types by their ids. What is gone has no name. */
const firstNames = sql<{ name: string; nameEn: string }[]>`array(
  select json_build_object('name', coalesce(e.name, c.name, one), 'nameEn', coalesce(e.name, c.name_en, one))
  from unnest(message.audience_ids[1:3]) with ordinality as ids (one, n)
    left join enterprise e on message.audience = 'ent' and e.id = one
    left join saas_category c on message.audience = 'saas' and c.id = one
  where message.audience = 'type' or e.id is not null or c.id is not null
  order by n)`

export type SelectedHomeMessage = Awaited<ReturnType<typeof selectHomeMessages>>['rows'][number]
export type WholeHomeMessage = NonNullable<Awaited<ReturnType<typeof selectHomeMessage>>>
