import type { CallParsed } from '@atrium/shared-utility/contract'
import { expressionBuilder, sql } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import { those, when, type Conditions, type SortColumns } from '../../../foundation/query/list/conditions.ts'
import { hasStatus, titleHolds } from '../message-text/conditions-query.ts'

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
    status: when(filter.status, (status) => hasStatus('message', status, now)),
    level: when(filter.level, (level) => message('message.level', '=', level)),
    audience: when(filter.audience, (audience) => message('message.audience', '=', audience)),
    pinned: when(filter.pinned, (pinned) => message('message.pinned', '=', pinned)),
    iSearch: when(filter.iSearch, (text) => titleHolds('message', text)),
  } satisfies Conditions<'listHomeMessages'> satisfies Conditions<'listMessagesInCare'>
}
