import type { CallParsed } from '@atrium/shared-utility/contract'
import { expressionBuilder, sql } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import { those, when, type Conditions, type SortColumns } from '../../../foundation/query/list/conditions.ts'
import { hasStatus, titleHolds } from '../message-text/conditions-query.ts'

type Filter = CallParsed<'listAnnouncements'>
export type AnnouncementQuery = { filter: Filter; now: Date }

const sortColumns = {
  createdAt: sql`announcement.created_at`,
  // A draft without a moment comes after all that have one.
  publishAt: sql`announcement.publish_at`,
} satisfies SortColumns<'listAnnouncements'> satisfies SortColumns<'listEnterpriseAnnouncements'>

export function matches(query: AnnouncementQuery) {
  return announcement.and(those(conditions(query)))
}

/** The same for those who look after the enterprise from outside: they see no drafts. Its space has no other enterprise. */
export function matchesSent(query: AnnouncementQuery) {
  const all = { entid: undefined, ...conditions(query) } satisfies Conditions<'listEnterpriseAnnouncements'>
  return announcement.and([announcement('announcement.status', '<>', 'draft'), ...those(all)])
}

export function inOrder({ sort, order }: Filter) {
  return { by: [sortColumns[sort], sql`announcement.id`], order, hasNullsLast: sort === 'publishAt' }
}

const announcement = expressionBuilder<Database, 'announcement'>()

function conditions({ filter, now }: AnnouncementQuery) {
  return {
    status: when(filter.status, (status) => hasStatus('announcement', status, now)),
    level: when(filter.level, (level) => announcement('announcement.level', '=', level)),
    audience: when(filter.audience, (audience) => announcement('announcement.audience', '=', audience)),
    pinned: when(filter.pinned, (pinned) => announcement('announcement.pinned', '=', pinned)),
    iSearch: when(filter.iSearch, (text) => titleHolds('announcement', text)),
  } satisfies Conditions<'listAnnouncements'>
}
