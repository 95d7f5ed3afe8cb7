import type { deviceCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Handlers } from '../../../foundation/call/context/context.ts'
import { browserName } from '../../../foundation/call/http/browser-name.ts'
import { deleteDevices, isNamedBy, selectDevices } from './queries.ts'

export const deviceHandlers: Handlers<typeof deviceCalls> = {
  async listOwnDevices(_input, context) {
    const { db, now, cookies } = context
    const { userId, longestTrustDays } = sessionOf(context)
    const rows = await selectDevices(db, { userId, trustDays: longestTrustDays, now })
    const devices = rows.map((row) => ({
      id: row.id,
      isCurrent: isNamedBy(cookies.deviceToken, row),
      ...browserName(row.user_agent),
      firstUsedAt: row.first_used_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      trustedUntil: row.trusted_until?.toISOString() ?? null,
    }))
    return devices.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  },

  async forgetOwnDevices({ id }, context) {
    const forgotten = await deleteDevices(context.db, { userId: sessionOf(context).userId, id })
    await recordAct(context, { action: 'forgetOwnDevices', targetKind: 'device', targetId: id, entId: null })
    return { forgotten }
  },
}
