import { userType } from '@atrium/shared-utility/contract'
import { browserName } from '../../../foundation/call/http/browser-name.ts'
import { onlineSince } from '../../../identity/session/online.ts'
import type { SelectedLiveSession } from './queries.ts'

type Reading = {
  now: Date
  /** The session of the operator who reads the list; null where none does. */
  sessionId: string | null
}

/** A session as the operator's list shows it. */
export function liveSessionOf(row: SelectedLiveSession, { now, sessionId }: Reading) {
  return {
    id: row.id,
    userid: row.user_id,
    loginId: row.login_id,
    name: row.name,
    userType: userType.nullable().parse(row.platform_type ?? row.user_type),
    entid: row.ent_id,
    entName: row.ent_name,
    online: row.last_seen_at > onlineSince(now),
    isCurrent: row.id === sessionId,
    isVerified: row.aal === 2,
    actingBy: row.acting_by,
    actingById: row.acting_by_id,
    startedAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    ip: row.ip,
    ...browserName(row.user_agent),
  }
}
