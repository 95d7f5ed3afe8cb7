import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../../foundation/call/audit/queries.ts'
import { spaceOf, type Context } from '../../../../foundation/call/context/context.ts'
import type { Db } from '../../../../foundation/db/tx.ts'
import { mustBeAsSeen } from '../../../../foundation/process/error/as-seen.ts'
import { must } from '../../../../foundation/process/error/must.ts'
import { phoneOrNoneOf } from '../../../../identity/factor/sms/phone.ts'
import { contactChangeOf, contactTraceOf } from '../../../../identity/people/person/contact-change.ts'
import { selectContact, storeContact } from '../../../../identity/people/person/contact-query.ts'
import { belongsOnlyTo } from '../../../../identity/people/membership/sole-query.ts'
import { voidPending } from '../../../../identity/people/person/void-pending-query.ts'
import { loginIdTaken } from '../adding/add-member.ts'
import { areOf, selectStillWaiting } from './waiting-query.ts'
import { lockSoleMember } from '../lock-member.ts'
import { selectNames, storeNames } from './account-query.ts'

type Of = { entId: string; userId: string }

export async function getMemberAccount({ userId }: CallParsed<'getMemberAccount'>, context: Context) {
  const { db } = context
  const { entId } = spaceOf(context)
  if (!(await areOf(db, { entId, userIds: [userId] }))) throw new Problem('memberNotFound')
  await mustWait({ entId, userId }, context)
  return readAccount(db, userId)
}

/**
 * Until the first sign-in the account holds what administrators typed, and its person cannot correct it. From then on the person
 * does.
 */
export async function updateMemberAccount(input: CallParsed<'updateMemberAccount'>, context: Context) {
  const { db, now, lang } = context
  const { userId, version, name, loginId } = input
  const { entId } = await lockSoleMember(userId, context)
  await mustWait({ entId, userId }, context)
  const known = must(await selectContact(db, userId), 'the account that was locked')
  mustBeAsSeen(known.version === version)
  // A refusal of what another person has confirmed would tell of that person.
  const change = contactChangeOf({ email: input.email, phone: await phoneOrNoneOf(input.phone) }, known)
  const names = await selectNames(db, userId)
  const isRenamed = (name ?? names.name) !== names.name || (loginId ?? names.loginId) !== names.loginId
  if (!isRenamed && Object.keys(change).length === 0) return readAccount(db, userId)
  if (!(await storeNames(db, { userId, name, loginId }))) throw loginIdTaken(loginId ?? '', lang)
  await storeContact(db, { userid: userId, version, change, now })
  if (change.email !== undefined) await voidPending(db, userId)
  await recordAct(context, {
    action: 'updateMemberAccount',
    targetKind: 'user',
    targetId: userId,
    entId,
    diff: { name, loginId, ...contactTraceOf(change) },
  })
  return readAccount(db, userId)
}

async function mustWait({ entId, userId }: Of, { db, lang }: Pick<Context, 'db' | 'lang'>) {
  if ((await selectStillWaiting(db, { entId, userIds: [userId], lang })).length === 0)
    throw new Problem('memberSignedIn')
  if (!(await belongsOnlyTo(db, { userId, entId }))) throw new Problem('memberElsewhere')
}

async function readAccount(db: Db, userId: string) {
  const { version, phone, email } = must(await selectContact(db, userId), 'the account of a member')
  return { userId, version, ...(await selectNames(db, userId)), phone, email }
}
