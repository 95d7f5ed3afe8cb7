import { Problem, problemText, userType, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { isUniqueViolation } from '../../../foundation/db/failure.ts'
import { soundsOf } from '../../../foundation/query/pinyin/sounds.ts'
import { turnOf } from '../../hashing/turn-of.ts'
import { refuseGuessable } from '../../factor/password/policy.ts'
import { selectRules } from '../../factor/password/queries.ts'
import { refuseWeak } from '../../factor/password/rules.ts'
import { saidNames } from '../../factor/password/said-names.ts'
import { insertCredential, insertPerson } from '../../people/person/queries.ts'
import { lockEntrant } from '../../session/lock-account.ts'
import { enter } from '../../session/start-session.ts'
import { openInvitation, type OpenInvitation } from '../../people/invitation/open-invitation.ts'
import { invitedPhone, proveInvitedPhone } from './invited-phone.ts'
import { isNameTaken, isPhoneTaken } from './queries.ts'
import { redeemInvitation } from '../../people/invitation/queries.ts'
import { giveBuiltInRole, insertMembership, giveRoles, hasRoom } from '../../people/membership/queries.ts'

type Input = CallParsed<'register'>

/** All of it in one transaction: a refused call uses up neither the code nor a place of the invitation. */
export async function register(input: Input, context: Context) {
  const invitation = await openInvitation(input.ticket, context)
  const { loginId, name, password } = input
  const phone = await invitedPhone(input.phone, invitation, context)
  refuseUninvited(loginId, invitation)
  const ownWords = [
    ...[loginId, name, invitation.name, invitation.short_name].filter(isWord),
    ...saidNames(await soundsOf(name)),
  ]
  refuseGuessable({ password, ownWords })
  // No connection is held while the hash is computed.
  const phc = await context.services.passwords.hash(password, turnOf(context, loginId))
  await provePhone({ phone, code: input.code }, context)
  const userId = await addMember({ loginId, name, phone, phc }, invitation, context)
  // Only now it is known which policies hold for this person.
  refuseWeak(password, { rules: await selectRules(context.db, userId), ownWords })
  // The person belongs to this one enterprise, whichever the address of the page names.
  const visitor = { ...context.visitor, entId: invitation.ent_id }
  return enter({ userId, method: 'pwd' }, { ...context, visitor })
}

function refuseUninvited(loginId: string, { domain }: OpenInvitation) {
  if (domain !== null && !loginId.toLowerCase().endsWith(`@${domain}`))
    throw new Problem('loginIdNotInvited', { domain })
}

async function provePhone({ phone, code }: { phone: string | null; code: string | undefined }, context: Context) {
  const lock = () => lockEntrant(null, context)
  if (phone === null) return lock()
  await proveInvitedPhone({ phone, code, lock }, context)
  // Only a person with the telephone in their hand is told so.
  if (await isPhoneTaken(context.db, phone)) throw new Problem('phoneTaken')
}

type NewMember = { loginId: string; name: string; phone: string | null; phc: string }

async function addMember({ loginId, name, phone, phc }: NewMember, invitation: OpenInvitation, context: Context) {
  const { db, now, newId, lang } = context
  const [userId, entId] = [newId(), invitation.ent_id]
  if (!(await redeemInvitation(db, { id: invitation.id, entId }, now))) throw new Problem('invitationOver')
  if (!(await hasRoom(db, entId))) throw new Problem('enterpriseFull')
  if (await isNameTaken(db, { entId, name })) throw new Problem('realNameTaken')
  const proven = phone === null ? {} : { phone, phone_e164: phone, phone_verified_at: now }
  const person = { id: userId, login_id: loginId, name, ...proven }
  if (!(await insertPerson(db, person).catch(phoneTakenMeanwhile))) throw loginIdTaken(loginId, lang)
  await insertCredential(db, { user_id: userId, phc })
  const type = userType.parse(invitation.user_type)
  await insertMembership(db, { ent_id: entId, user_id: userId, user_type: type })
  await giveBuiltInRole(db, { entId, userId, userType: type })
  await giveRoles(db, { entId, userId, roleIds: invitation.role_ids })
  const act = { action: 'register', targetKind: 'user', targetId: userId, entId, actorId: userId } as const
  await recordAct({ ...context, session: null }, { ...act, diff: { invitation: invitation.id, userType: type } })
  return userId
}

function phoneTakenMeanwhile(error: unknown): never {
  throw isUniqueViolation(error, 'user_account_phone_e164_key') ? new Problem('phoneTaken') : error
}

function loginIdTaken(loginId: string, lang: Context['lang']) {
  const fields = [{ field: 'loginId', msg: problemText('loginIdTaken', lang, { loginId }) }]
  return new Problem('loginIdTaken', { loginId }, { fields })
}

function isWord(word: string | null): word is string {
  return word !== null
}
