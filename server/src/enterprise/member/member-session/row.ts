import type { memberTypes } from '@atrium/shared-utility/contract'
import { browserName } from '../../../foundation/call/http/browser-name.ts'
import { onlineSince } from '../../../identity/session/online.ts'
import type { SelectedMemberSession } from './queries.ts'

type Reading = { now: Date; userId: string; sessionId: string }

/** A session as an administrator reads it. */
export function memberSessionOf(row: SelectedMemberSession, { now, userId, sessionId }: Reading) {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    loginId: row.login_id,
    userType: row.user_type as (typeof memberTypes)[number], // The column's check allows these four.
    online: row.last_seen_at > onlineSince(now),
    isCurrent: row.id === sessionId,
    isVerified: row.aal === 2,
    isActing: row.is_acting,
    canEnd: row.user_id !== userId && !row.is_owner,
    startedAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    ip: row.ip,
    ...browserName(row.user_agent),
  }
}
