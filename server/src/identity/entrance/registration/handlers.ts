import { Problem, realName, type CallParsed, type registrationCalls } from '@atrium/shared-utility/contract'
import { noteRefused } from '../../../foundation/call/audit/note-refused.ts'
import type { Context, Handlers } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { networksOf } from '../../../foundation/call/http/network.ts'
import { invitationCodeMac } from '../../people/invitation/code.ts'
import { countUses, type Quota } from '../../../foundation/call/limit/quota-query.ts'
import { openInvitation } from '../../people/invitation/open-invitation.ts'
import { isNameTaken } from './queries.ts'
import { register } from './register.ts'
import { newTicket } from '../../people/invitation/ticket.ts'
import { findOpenInvitation } from '../../people/invitation/queries.ts'

export const registrationHandlers: Handlers<typeof registrationCalls> = {
  register,

  async checkInvitationCode({ code }, context) {
    const { services, now } = context
    await countOrRefuse({ kind: 'invitation', most: 10, withinMs: 60_000 }, context)
    const by = { codeMac: invitationCodeMac(code, services.secrets) }
    const found = await services.tx(platform, (db) => findOpenInvitation(db, by, now))
    if (found === undefined) {
      await noteRefused({ call: 'checkInvitationCode', code: 'invitationOver' }, context)
      return { valid: false, entName: null, ticket: null, needsPhone: false }
    }
    const ticket = newTicket({ id: found.id, entId: found.ent_id }, context)
    return { valid: true, entName: found.name, ticket, needsPhone: found.phone !== null }
  },

  async checkRealName({ name: typed, ticket }: CallParsed<'checkRealName'>, context) {
    await countOrRefuse({ kind: 'realName', most: 30, withinMs: 60_000 }, context)
    const { ent_id: entId } = await openInvitation(ticket, context)
    const name = realName.safeParse(typed)
    return { ok: name.success && !(await isNameTaken(context.db, { entId, name: name.data })) }
  },
}

/** Guessing is what these calls are good for, so each address gets few. */
async function countOrRefuse(quota: Omit<Quota, 'subject'>, { services, visitor, now }: Context) {
  const subject = networksOf(visitor.ip).own
  await services.tx(platform, async (db) => {
    const usedUp = await countUses(db, [{ ...quota, subject }], now)
    if (usedUp !== null) throw new Problem('tooManyAttempts', { seconds: usedUp.seconds })
  })
}
