import type { CallParsed, MessageStatus } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../foundation/db/schema.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../foundation/list/conditions.ts'
import { selectList } from '../../foundation/list/list-query.ts'
import { normalName, searchGrams } from '../enterprise/names.ts'

type Filter = CallParsed<'listHomeMessages'>
type Builder = ExpressionBuilder<Database, 'message'>
type Asked = { filter: Filter; now: Date }

const sortColumns = {
  createdAt: sql`message.created_at`,
  // A draft without a moment comes after all that have one.
  publishAt: sql`message.publish_at`,
} satisfies SortColumns<'listHomeMessages'>

/** One page of what operators wrote. How many have read each is added up in sixteen places at most. */
export function selectHomeMessages(db: Db, { filter, now }: Asked) {
  const condition = (eb: Builder) => eb.and([eb('message.key', 'is', null), ...those(conditions({ filter, now }, eb))])
  const found = db.selectFrom('message').where(condition)
  const order = {
    by: [sortColumns[filter.sort], sql`message.id`],
    order: filter.order,
    hasNullsLast: filter.sort === 'publishAt',
  }
  return selectList(db, { found, rows: messageRows(db).where(condition), page: filter, order })
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
    .select(['message.reach', 'message.created_at', 'message.version'])
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

/** The first three it is for, as both languages call them. */
const firstNames = sql<{ name: string; nameEn: string }[]>`array(
  select json_build_object('name', coalesce(e.name, c.name, one), 'nameEn', coalesce(e.name, c.name_en, one))
  from unnest(message.audience_ids[1:3]) with ordinality as ids (one, n)
    left join enterprise e on message.audience = 'ent' and e.id = one
    left join saas_category c on message.audience = 'saas' and c.id = one
  order by n)`

export type SelectedHomeMessage = Awaited<ReturnType<typeof selectHomeMessages>>['rows'][number]
export type WholeHomeMessage = NonNullable<Awaited<ReturnType<typeof selectHomeMessage>>>

function conditions({ filter, now }: Asked, eb: Builder) {
  return {
    status: when(filter.status, (status) => hasStatus(status, now)),
    level: when(filter.level, (level) => eb('message.level', '=', level)),
    audience: when(filter.audience, (audience) => eb('message.audience', '=', audience)),
    pinned: when(filter.pinned, (pinned) => eb('message.pinned', '=', pinned)),
    iSearch: when(filter.iSearch, titleHolds),
  } satisfies Conditions<'listHomeMessages'>
}

/** As its readers have it: what is published is over when its time is. */
export function hasStatus(status: MessageStatus, now: Date) {
  if (status === 'expired') return sql<SqlBool>`(message.status = 'published' and message.expire_at <= ${now})`
  if (status !== 'published') return sql<SqlBool>`message.status = ${status}`
  return sql<SqlBool>`(message.status = 'published' and (message.expire_at is null or message.expire_at > ${now}))`
}

/** The grams find candidates by their index, then strpos keeps those that hold the text in one piece. */
export function titleHolds(text: string) {
  const term = normalName(text)
  return sql<SqlBool>`(atrium_grams(message.search_norm) @> ${searchGrams(term)}::text[]
    and strpos(message.search_norm, ${term}) > 0)`
}
