import { userType, UserType, type OwnEnterprise, type ownEnterpriseCalls } from '@atrium/shared-utility/contract'
import { sessionOf, type Context, type Handlers } from '../../foundation/context/context.ts'
import { isOpenTo } from '../../identity/session/space-status.ts'
import { leaveEnterprise } from './leave.ts'
import { selectOwnEnterprises, type OwnEnterpriseRow } from './queries.ts'

export const ownEnterpriseHandlers: Handlers<typeof ownEnterpriseCalls> = {
  leaveEnterprise,

  async listOwnEnterprises({ about }, context) {
    const { userId, onlyIn } = sessionOf(context)
    const rows = await selectOwnEnterprises(context.db, userId)
    // A session that one enterprise opened says nothing of the others.
    const all = rows.map((row) => ownEnterpriseOf(row, context)).filter(({ entId }) => (onlyIn ?? entId) === entId)
    return {
      list: all.filter(({ standing }) => standing !== 'membershipEnded'),
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
    standing: standingOf(row, context.now),
    isCurrent: row.ent_id === entId && barred === null,
    joinedAt: row.joined_at.toISOString(),
    leaving: leavingOf(row, context),
    heir: row.is_owner ? row.heir : null,
  }
}

function standingOf({ status, ent_status: ofEnterprise, expires_at: expiresAt }: OwnEnterpriseRow, now: Date) {
  if (status === 'suspended') return 'membershipSuspended'
  if (status === 'left') return 'membershipEnded'
  return isOpenTo({ status: ofEnterprise, expires_at: expiresAt }, now) ? 'open' : 'spaceSuspended'
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
