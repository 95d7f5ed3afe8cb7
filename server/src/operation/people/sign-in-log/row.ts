import { browserName } from '../../../foundation/call/http/browser-name.ts'
import type { SelectedSignIn } from './queries.ts'

/** A sign-in as the calls answer it. */
export function signInRowOf(row: SelectedSignIn) {
  return {
    id: row.id,
    at: row.at.toISOString(),
    result: row.result,
    userid: row.user_id,
    name: row.name,
    loginId: row.login_id,
    entid: row.ent_id,
    entName: row.ent_name,
    method: row.method,
    reason: row.reason,
    ip: row.ip,
    ...browserName(row.user_agent),
    userAgent: row.user_agent,
  }
}
