import type { CallParsed, MessageStatus } from '@atrium/shared-utility/contract'
import { expressionBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../foundation/db/schema.ts'
import { those, when, type Conditions, type SortColumns } from '../../foundation/list/conditions.ts'
import { normalName, searchGrams } from '../../foundation/list/names.ts'

type Filter = CallParsed<'listHomeMessages'>
export type MessageQuery = { filter: Filter; now: Date }

const sortColumns = {
  createdAt: sql`message.created_at`,
  // A draft without a moment comes after all that have one.
  publishAt: sql`message.publish_at`,
} satisfies SortColumns<'listHomeMessages'> satisfies SortColumns<'listMessagesInCare'>

/** Every filter of both lists, as one condition: `message` is the table, or what of it is in care. */
export function matches(asked: MessageQuery) {
  return message.and(those(conditions(asked)))
}

export function inOrder({ sort, order }: Filter) {
  return { by: [sortColumns[sort], sql`message.id`], order, hasNullsLast: sort === 'publishAt' }
}

const message = expressionBuilder<Database, 'message'>()

function conditions({ filter, now }: MessageQuery) {
  return {
    status: when(filter.status, (status) => hasStatus(status, now)),
    level: when(filter.level, (level) => message('message.level', '=', level)),
    audience: when(filter.audience, (audience) => message('message.audience', '=', audience)),
    pinned: when(filter.pinned, (pinned) => message('message.pinned', '=', pinned)),
    iSearch: when(filter.iSearch, titleHolds),
  } satisfies Conditions<'listHomeMessages'> satisfies Conditions<'listMessagesInCare'>
}

/** As its readers have it: what is published is over when its time is. */
function hasStatus(status: MessageStatus, now: Date) {
  if (status === 'expired') return sql<SqlBool>`(message.status = 'published' and message.expire_at <= ${now})`
  if (status !== 'published') return sql<SqlBool>`message.status = ${status}`
  return sql<SqlBool>`(message.status = 'published' and (message.expire_at is null or message.expire_at > ${now}))`
}

/** The grams find candidates by their index, then strpos keeps those that hold the text in one piece. */
function titleHolds(text: string) {
  const term = normalName(text)
  return sql<SqlBool>`(atrium_grams(message.search_norm) @> ${searchGrams(term)}::text[]
    and strpos(message.search_norm, ${term}) > 0)`
}
