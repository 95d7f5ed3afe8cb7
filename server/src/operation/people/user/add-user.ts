import { Problem, problemText, UserType, type CallParsed, type Lang } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { platformIdOnce } from '../../../foundation/call/once/once-query.ts'
import { initialUntil } from '../../../identity/factor/password/initial-password.ts'
import { selectCredential } from '../../../identity/factor/password/queries.ts'
import { giveInitialPassword, newInitialPassword } from '../../../identity/factor/password/reset-password.ts'
import { insertCredential, insertPerson } from '../../../identity/people/person/queries.ts'
import { lockOwn } from '../../../identity/session/lock-account.ts'
import { lockManageableUser, refuseUnlessRoot } from '../../../identity/session/manageable-user.ts'
import { phoneOf } from '../../../identity/factor/sms/phone.ts'
import { isEmailConfirmedElsewhere } from '../../../identity/people/person/email-query.ts'
import { isPhoneConfirmedElsewhere } from '../../../identity/people/person/contact-query.ts'
import { refuseRootOfOthers } from './root.ts'

type NewUser = Omit<CallParsed<'addUser'>, 'onceKey'>

/** The maker of an operator could be one by that account, so only root operators do. The password has to be changed. */
export async function addUser({ onceKey, ...input }: CallParsed<'addUser'>, context: Context) {
  const { loginId, userType, isRoot } = input
  refuseRootOfOthers({ userType, isRoot }, context)
  const { initialSecret, phc } = await newInitialPassword(context)
  const { db, now, newId } = context
  await lockOwn(context)
  await refuseUnlessRoot(context)
  const sent = await platformIdOnce(context, { what: 'user', onceKey, said: input })
  if (sent.isSame) return answerAgain({ userid: sent.id, loginId, initialSecret, phc }, context)
  const userid = sent.isAgain ? newId() : sent.id
  await insertUser({ ...input, userid }, context)
  await insertCredential(db, { user_id: userid, phc, initial: true, expires_at: initialUntil(now) })
  const act = { action: 'addUser', targetKind: 'user', targetId: userid, entId: null } as const
  await recordAct(context, { ...act, diff: { loginId, userType, isRoot } })
  return { userid, loginId, initialSecret }
}

type Repeat = { userid: string; loginId: string; initialSecret: string; phc: string }

/** The first answer was not heard: the account gets another password, unless its person has chosen one. */
async function answerAgain({ userid, loginId, initialSecret, phc }: Repeat, context: Context) {
  await lockManageableUser(userid, context)
  if ((await selectCredential(context.db, userid))?.initial !== true) throw loginIdTaken(loginId, context.lang)
  await giveInitialPassword({ userId: userid, phc }, context)
  await recordAct(context, { action: 'resetPassword', targetKind: 'user', targetId: userid, entId: null })
  return { userid, loginId, initialSecret }
}

async function insertUser({ userid, ...input }: NewUser & { userid: string }, { db, lang }: Context) {
  const phone = input.phone === undefined ? null : await phoneOf(input.phone)
  const email = input.email ?? null
  // Set by hand, so neither is confirmed; what another person has confirmed is refused all the same.
  if (email !== null && (await isEmailConfirmedElsewhere(db, { userId: userid, email })))
    throw new Problem('emailTaken')
  if (phone !== null && (await isPhoneConfirmedElsewhere(db, { userId: userid, phone })))
    throw new Problem('phoneTaken')
  const isInserted = await insertPerson(db, {
    id: userid,
    login_id: input.loginId,
    name: input.name,
    platform_type: input.userType,
    is_root: input.userType === UserType.operator && input.isRoot,
    email,
    phone,
  })
  if (isInserted) return
  throw loginIdTaken(input.loginId, lang)
}

function loginIdTaken(loginId: string, lang: Lang) {
  const fields = [{ field: 'loginId', msg: problemText('loginIdTaken', lang, { loginId }) }]
  return new Problem('loginIdTaken', { loginId }, { fields })
}
