import { userType, type OwnEnterprise, type ownEnterpriseCalls } from '@atrium/shared-utility/contract'
import { sessionOf, type Context, type Handlers } from '../../foundation/context/context.ts'
import { isOpenTo } from '../../identity/session/space-status.ts'
import { selectOwnEnterprises, type OwnEnterpriseRow } from './queries.ts'

export const ownEnterpriseHandlers: Handlers<typeof ownEnterpriseCalls> = {
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
  }
}

function standingOf({ status, ent_status: ofEnterprise, expires_at: expiresAt }: OwnEnterpriseRow, now: Date) {
  if (status === 'suspended') return 'membershipSuspended'
  if (status === 'left') return 'membershipEnded'
  return isOpenTo({ status: ofEnterprise, expires_at: expiresAt }, now) ? 'open' : 'spaceSuspended'
}
