import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { sessionOf } from '../../../foundation/call/context/context.ts'
import { must } from '../../../foundation/process/error/must.ts'
import { openInvitation } from '../../people/invitation/open-invitation.ts'
import { lockOwn } from '../../session/lock-account.ts'
import { becomeMember } from './become-member.ts'
import { isKeptElsewhere, selectJoiner } from './queries.ts'

/** The session that asks goes on as it is: another enterprise is open to it from the next request on. */
export async function joinByInvitation({ ticket }: CallParsed<'joinByInvitation'>, context: Context) {
  const invitation = await openInvitation(ticket, context)
  await lockOwn(context)
  const joiner = must(await selectJoiner(context.db, sessionOf(context).userId), 'the account of a session')
  if (isKeptElsewhere(joiner, invitation.ent_id)) throw new Problem('accountNotFree')
  await becomeMember(joiner, invitation, context)
  return { entId: invitation.ent_id }
}
