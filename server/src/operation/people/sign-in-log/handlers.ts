import type { signInLogCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import { selectSignIns } from './queries.ts'
import { signInRowOf } from './row.ts'

export const signInLogHandlers: Handlers<typeof signInLogCalls> = {
  async listSignIns(filter, { db }) {
    const { total, rows } = await selectSignIns(db, filter)
    return { total, list: rows.map(signInRowOf) }
  },
}
