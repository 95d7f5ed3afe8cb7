import { userType, UserType, type OwnEnterprise, type ownEnterpriseCalls } from '@atrium/shared-utility/contract'
import { sessionOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { comeBack } from '../../../identity/entrance/joining/come-back.ts'
import { lockOwn } from '../../../identity/session/lock-account.ts'
import { closedWhy } from '../../../identity/session/space-status.ts'
import { leaveEnterprise } from './leave.ts'
import { selectOwnEnterprises, type OwnEnterpriseRow } from './queries.ts'

export const ownEnterpriseHandlers: Handlers<typeof ownEnterpriseCalls> = {
  leaveEnterprise,

  async returnToEnterprise({ entId }, context) {
    await lockOwn(context)
    await comeBack({ entId, userId: sessionOf(context).userId }, context)
    return { entId }
  },

  async listOwnEnterprises({ about }, context) {
    const { userId, onlyIn } = sessionOf(context)
    const rows = await selectOwnEnterprises(context.db, userId)
    // A session that one enterprise opened says nothing of the others.
    const all = rows.map((row) => ownEnterpriseOf(row, context)).filter(({ entId }) => (onlyIn ?? entId) === entId)
    return {
      list: all.filter(({ standing, returnUntil }) => standing !== 'membershipEnded' || returnUntil !== null),
      about: all.find(({ entId }) => entId === (about ?? sessionOf(context).barred?.entId)) ?? null,
    }
  },
}

function ownEnterpriseOf(row: OwnEnterpriseRow, context: Context): OwnEnterprise {
  const { entId, barred } = sessionOf(context)
  return {
    entId: row.ent_id,
    name: row.name,
    userType: userType.parse(row.user_type),
    ...standingOf(row, context.now),
    isCurrent: row.ent_id === entId && barred === null,
    joinedAt: row.joined_at.toISOString(),
    returnUntil: row.return_until?.toISOString() ?? null,
    leaving: leavingOf(row, context),
    heir: row.is_owner ? row.heir : null,
  }
}

function standingOf(row: OwnEnterpriseRow, now: Date): Pick<OwnEnterprise, 'standing' | 'standingAt'> {
  if (row.status === 'suspended') return { standing: 'membershipSuspended', standingAt: null }
  if (row.status === 'left') return { standing: 'membershipEnded', standingAt: null }
  const closed = closedWhy({ ...row, status: row.ent_status }, now)
  return { standing: closed?.why ?? 'open', standingAt: closed?.at?.toISOString() ?? null }
}

function leavingOf(row: OwnEnterpriseRow, context: Context): OwnEnterprise['leaving'] {
  const { isLimited, onlyIn } = sessionOf(context)
  const isNeeded = row.is_owner || row.user_type === UserType.administrator
  if (isLimited) return 'outOfReach'
  if (row.status !== 'active') return 'suspended'
  if (isNeeded && row.heir === null) return 'lastAdministrator'
  if (onlyIn === row.ent_id) return 'signsOut'
  return row.is_held === true ? 'held' : 'free'
}
