import { Problem, type userContactCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context, Handlers } from '../../../foundation/call/context/context.ts'
import { must } from '../../../foundation/process/error/must.ts'
import { isEmailConfirmedElsewhere } from '../../../identity/people/person/email-query.ts'
import { voidPending } from '../../../identity/people/person/void-pending-query.ts'
import { phoneOrNoneOf } from '../../../identity/factor/sms/phone.ts'
import { contactChangeOf, contactTraceOf } from '../../../identity/people/person/contact-change.ts'
import {
  isPhoneConfirmedElsewhere,
  selectContact,
  storeContact,
  type ContactChange,
  type ContactRow,
} from '../../../identity/people/person/contact-query.ts'
import { lockManageableUser } from '../../../identity/session/manageable-user.ts'
import { mustBeAsSeen } from '../../../foundation/process/error/as-seen.ts'

export const contactHandlers: Handlers<typeof userContactCalls> = {
  async getUserContact({ userid }, { db }) {
    const row = await selectContact(db, userid)
    if (row === undefined) throw new Problem('userNotFound')
    return contactOf(row)
  },

  async updateUserContact(input, context) {
    const { db, now } = context
    const { userid, version } = input
    const user = await lockManageableUser(userid, context)
    mustBeAsSeen(user.version === version)
    const known = must(await selectContact(db, userid), 'the user that was locked')
    const change = contactChangeOf({ email: input.email, phone: await phoneOrNoneOf(input.phone) }, known)
    await refuseTaken(change, { userid, context })
    await storeContact(db, { userid, version, change, now })
    // A link that was mailed to the former address opens nothing any more.
    if (change.email !== undefined) await voidPending(db, userid)
    await recordAct(context, {
      action: 'updateUserContact',
      targetKind: 'user',
      targetId: userid,
      entId: null,
      diff: contactTraceOf(change),
    })
    return contactOf(must(await selectContact(db, userid), 'the user that was locked'))
  },
}

/** Refuses what another person has confirmed; two who only claim the same find out when one of them confirms it. */
async function refuseTaken(
  { email, phone }: ContactChange,
  { userid, context: { db } }: { userid: string; context: Context },
) {
  if (email && (await isEmailConfirmedElsewhere(db, { userId: userid, email }))) throw new Problem('emailTaken')
  if (phone && (await isPhoneConfirmedElsewhere(db, { userId: userid, phone }))) throw new Problem('phoneTaken')
}

function contactOf({ id, emailVerifiedAt, phoneE164, ...row }: ContactRow) {
  return {
    userid: id,
    version: row.version,
    email: row.email,
    isEmailConfirmed: emailVerifiedAt !== null,
    phone: row.phone,
    isPhoneConfirmed: phoneE164 !== null,
  }
}
