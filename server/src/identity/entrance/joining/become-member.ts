import { Problem, userType } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import type { OpenInvitation } from '../../people/invitation/open-invitation.ts'
import { redeemInvitation } from '../../people/invitation/queries.ts'
import { giveBuiltInRole, giveRoles, hasRoom } from '../../people/membership/queries.ts'
import { putMembership, selectMembership, type Joiner } from './queries.ts'

/**
 * Makes an existing account a member, under the terms for a new account. A member stays what they are and uses up no
 * place; a member whom the enterprise has suspended does not come back by an invitation. The account is locked.
 */
export async function becomeMember(joiner: Joiner, invitation: OpenInvitation, context: Context) {
  const { db, now } = context
  const { id: userId } = joiner
  const { ent_id: entId } = invitation
  const known = await selectMembership(db, { entId, userId })
  if (known?.status === 'active') return
  if (known?.status === 'suspended') throw new Problem('membershipSuspended', { name: invitation.name })
  refuseUninvited(joiner, invitation)
  if (!(await redeemInvitation(db, { id: invitation.id, entId }, now))) throw new Problem('invitationOver')
  if (!(await hasRoom(db, entId))) throw new Problem('enterpriseFull')
  const type = userType.parse(invitation.user_type)
  await putMembership(db, { entId, userId, userType: type, now })
  await giveBuiltInRole(db, { entId, userId, userType: type })
  await giveRoles(db, { entId, userId, roleIds: invitation.role_ids })
  const act = { action: 'join', targetKind: 'user', targetId: userId, entId } as const
  await recordAct(context, { ...act, diff: { invitation: invitation.id, userType: type } })
}

function refuseUninvited({ login_id: loginId, phone_e164: phone }: Joiner, invitation: OpenInvitation) {
  const { domain, phone: invited } = invitation
  if (domain !== null && !loginId.toLowerCase().endsWith(`@${domain}`))
    throw new Problem('loginIdNotInvited', { domain })
  if (invited !== null && invited !== phone) throw new Problem('phoneNotInvited')
}
