import { enterpriseTypes, type CallParsed } from '@atrium/shared-utility/contract'
import { expressionBuilder, sql } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import { those, when, type Conditions, type SortColumns } from '../../../foundation/query/list/conditions.ts'
import { hasStatus, titleHolds } from '../message-text/conditions-query.ts'

type Filter = CallParsed<'listMessagesInCare'>
export type MessageQuery<F extends Filter = Filter> = { filter: F; now: Date }
export type OperatorsQuery = MessageQuery<CallParsed<'listHomeMessages'>>

const sortColumns = {
  createdAt: sql`message.created_at`,
  // A draft without a moment comes after all that have one.
  publishAt: sql`message.publish_at`,
} satisfies SortColumns<'listHomeMessages'> satisfies SortColumns<'listMessagesInCare'>

/** Every filter of both lists, as one condition: `message` is the table, or what of it is in care. */
export function matches(asked: MessageQuery) {
  return message.and(those(conditions(asked)))
}

/** The same with what operators alone filter by, in the table. */
export function matchesForOperators(asked: OperatorsQuery) {
  const all = {
    ...conditions(asked),
    entid: when(asked.filter.entid, reaches),
  } satisfies Conditions<'listHomeMessages'>
  return message.and(those(all))
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
  } satisfies Conditions<'listMessagesInCare'>
}

const ofMembers = enterpriseTypes.map((type) => `type:${type}`)

/** As `message_to_reader` says it of one person: the message is for people of the enterprise, or for some of them. */
function reaches(entId: string) {
  const path = sql`(select c.path from enterprise e join saas_category c on c.id = e.saas_id where e.id = ${entId})`
  return sql<boolean>`(message.audience_keys && (${['all', `ent:${entId}`, ...ofMembers]}::text[] || atrium_audience_keys('saas', ${path}))
    and (message.care_ids is null or message.care_ids && ${path}))`
}
