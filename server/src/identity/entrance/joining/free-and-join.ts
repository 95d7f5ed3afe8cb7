import { Problem, problemText, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { must } from '../../../foundation/process/error/must.ts'
import { turnOf } from '../../hashing/turn-of.ts'
import { openInvitation, type OpenInvitation } from '../../people/invitation/open-invitation.ts'
import { refuseGuessable } from '../../factor/password/policy.ts'
import { selectRules, storePassword } from '../../factor/password/queries.ts'
import { refuseWeak } from '../../factor/password/rules.ts'
import { saidNames } from '../../factor/password/said-names.ts'
import { updatePhone } from '../../factor/phone/queries.ts'
import { invitedPhone, proveInvitedPhone } from '../registration/invited-phone.ts'
import { endSessionsOf } from '../../session/end-sessions-query.ts'
import { revokeFamiliesOf } from '../../session/family-query.ts'
import { forgetDevices } from '../../session/known-device-query.ts'
import { lockOwn } from '../../session/lock-account.ts'
import { enter } from '../../session/start-session.ts'
import { deleteFactorsOf } from '../../factor/two-step/delete-factors-query.ts'
import { becomeMember } from './become-member.ts'
import { freeAccount, isKeptElsewhere, selectJoiner, type Joiner } from './queries.ts'

type Input = CallParsed<'freeAndJoin'>

/**
 * For an account that one enterprise made, or has reset: that enterprise could have planted a passkey, a telephone or
 * an open session, and would get into the next enterprise by it. So all of these go, and a password of the person's own
 * takes their place. From then on the first enterprise's messenger or provider opens that enterprise alone (decisions
 * 030, 044).
 */
export async function freeAndJoin(input: Input, context: Context) {
  const invitation = await openInvitation(input.ticket, context)
  const { userId } = sessionOf(context)
  const phone = await phoneIn(input, invitation, context)
  const phc = await context.services.passwords.hash(input.newPassword, turnOf(context))
  await proveOwn({ phone, code: input.code }, context)
  const joiner = must(await selectJoiner(context.db, userId), 'the account of a session')
  // A person whose account is free changes their password by proving the one before.
  if (!isKeptElsewhere(joiner, invitation.ent_id)) throw new Problem('forbidden')
  const ownWords = [
    ...[input.loginId, joiner.name, invitation.name, invitation.short_name].filter(isWord),
    ...saidNames(joiner.name_sounds),
  ]
  refuseGuessable({ password: input.newPassword, ownWords })
  await free(joiner, { ...input, phc }, context)
  // Only now: the number may have been the account's own, which has just been removed with all the rest.
  if (phone !== null) await updatePhone(context.db, { userId, phone, now: context.now })
  await becomeMember({ ...joiner, login_id: input.loginId, phone_e164: phone }, invitation, context)
  // Only now it is known which policies hold for this person.
  refuseWeak(input.newPassword, { rules: await selectRules(context.db, userId), ownWords })
  return enterAnew(userId, invitation, context)
}

/** Only an invitation for a telephone needs one, proven now: the account's own telephone may be the enterprise's. */
async function phoneIn({ phone: typed }: Input, invitation: OpenInvitation, context: Context) {
  return invitation.phone === null && typed === undefined ? null : invitedPhone(typed, invitation, context)
}

async function proveOwn({ phone, code }: { phone: string | null; code: string | undefined }, context: Context) {
  const lock = () => lockOwn(context)
  return phone === null ? lock() : proveInvitedPhone({ phone, code, lock }, context)
}

async function free(joiner: Joiner, { loginId, phc }: Input & { phc: string }, context: Context) {
  const { db, now, lang } = context
  const userId = joiner.id
  if (!(await freeAccount(db, { userId, loginId, now }))) {
    const fields = [{ field: 'loginId', msg: problemText('loginIdTaken', lang, { loginId }) }]
    throw new Problem('loginIdTaken', { loginId }, { fields })
  }
  await endSessionsOf(db, { userId, except: null, reason: 'freed', now })
  await storePassword(db, { userId, phc, now, initial: null })
  await deleteFactorsOf(db, userId)
  await forgetDevices(db, userId)
  await revokeFamiliesOf(db, { userId, now })
  const from = joiner.made_by_ent_id ?? joiner.reset_by_ent_id
  await recordAct(context, { action: 'freeAccount', targetKind: 'user', targetId: userId, entId: from })
}

function enterAnew(userId: string, { ent_id: entId }: OpenInvitation, context: Context) {
  context.cookies.clearRefresh()
  return enter({ userId, method: 'pwd' }, { ...context, visitor: { ...context.visitor, entId } })
}

function isWord(word: string | null): word is string {
  return word !== null
}
