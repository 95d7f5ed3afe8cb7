import type { signInLogCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../foundation/context/context.ts'
import { browserName } from '../../foundation/http/browser-name.ts'
import { selectSignIns, type SelectedSignIn } from './queries.ts'

export const signInLogHandlers: Handlers<typeof signInLogCalls> = {
  async listSignIns(filter, { db }) {
    const { total, rows } = await selectSignIns(db, filter)
    return { total, list: rows.map(signInRowOf) }
  },
}

function signInRowOf(row: SelectedSignIn) {
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
