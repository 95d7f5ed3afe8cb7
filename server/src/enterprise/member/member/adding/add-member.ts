import { Problem, problemText, type CallParsed, type Lang } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../../foundation/call/context/context.ts'
import { initialUntil } from '../../../../identity/factor/password/initial-password.ts'
import { giveBuiltInRole, hasRoom, insertMembership } from '../../../../identity/people/membership/queries.ts'
import { insertCredential, insertPerson } from '../../../../identity/people/person/queries.ts'
import { phoneOf } from '../../../../identity/factor/sms/phone.ts'
import { lockAsAdministrator } from '../lock-member.ts'
import { insertPlace } from './place-query.ts'

type NewMember = Omit<CallParsed<'addMember'>, 'onceKey'> & { userId: string; phc: string; initialSecret: string }

/**
 * The account is new, and the enterprise has its hands on it: it belongs to no other one before its person has freed it
 * (docs/decisions/044). The password has to be changed.
 */
export async function addMember({ userId, phc, initialSecret, ...input }: NewMember, context: Context) {
  const { db, now } = context
  const { entId } = await lockAsAdministrator(sessionOf(context).userId, context)
  if (!(await hasRoom(db, entId))) throw new Problem('enterpriseFull')
  await insertAccount({ ...input, userId, entId }, context)
  await insertCredential(db, { user_id: userId, phc, initial: true, expires_at: initialUntil(now) })
  const { loginId, userType, departmentId, title = '' } = input
  await insertMembership(db, {
    ent_id: entId,
    user_id: userId,
    user_type: userType,
    title: departmentId !== undefined || title === '' ? null : title,
  })
  await giveBuiltInRole(db, { entId, userId, userType })
  if (departmentId !== undefined && !(await insertPlace(db, { entId, userId, departmentId, title })))
    throw new Problem('departmentNotFound')
  const act = { action: 'addMember', targetKind: 'user', targetId: userId, entId } as const
  await recordAct(context, { ...act, diff: { loginId, userType, departmentId } })
  return { userId, loginId, initialSecret }
}

async function insertAccount(
  { userId, entId, ...input }: Omit<NewMember, 'phc' | 'initialSecret'> & { entId: string },
  context: Context,
) {
  const { db, lang } = context
  // Set by hand, so neither is confirmed. A refusal of what another person has confirmed would tell of that person.
  const phone = input.phone === undefined ? null : await phoneOf(input.phone)
  const email = input.email ?? null
  const { loginId, name } = input
  const person = { id: userId, login_id: loginId, name, email, phone, reset_by_ent_id: entId }
  if (await insertPerson(db, person)) return
  throw loginIdTaken(loginId, lang)
}

export function loginIdTaken(loginId: string, lang: Lang) {
  const fields = [{ field: 'loginId', msg: problemText('loginIdTaken', lang, { loginId }) }]
  return new Problem('loginIdTaken', { loginId }, { fields })
}
