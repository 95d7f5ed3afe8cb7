import { Problem, problemText, type CallParsed, type ProblemCode } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { findByLoginId, insertPerson } from '../../../identity/people/person/queries.ts'
import { lockAccount } from '../../../identity/session/lock-account.ts'
import { setOwner } from './owner-query.ts'

type Administrator = CallParsed<'addEnterprise'>['admin']

/** The person who is to be the first administrator: from now on the enterprise is theirs, and the provisioning lets them in. */
export async function addFirstAdministrator(entId: string, admin: Administrator, context: Context) {
  const userId = await (admin.isExisting ? findExisting(admin, context) : addPerson(admin, context))
  await setOwner(context.db, { entId, userId })
}

/** The account is taken at once, so that its login id is too; the provisioning gives it a password. */
async function addPerson({ loginId, name, phone }: Administrator, { db, newId, lang }: Context) {
  if (name === undefined) {
    const msg = nameMissing[lang]
    throw new Problem('invalidInput', { details: msg }, { fields: [{ field: 'admin.name', msg }] })
  }
  const id = newId()
  const person = { id, login_id: loginId, name, phone: phone ?? null, status: 'invited' } as const
  if (!(await insertPerson(db, person))) throw new Problem('loginIdTaken', { loginId })
  return id
}

const nameMissing = { 'zh-CN': '请填写此项', 'en-US': 'Required' }

/**
 * A person who works elsewhere already. Not people of the platform, who belong to no enterprise, and no account that one
 * enterprise has its hands on: it would reach into this one (docs/decisions/044).
 */
async function findExisting({ loginId }: Administrator, context: Context) {
  const { db } = context
  const found = await findByLoginId(db, loginId)
  if (found === undefined) throw refused('userNotFound', context)
  await lockAccount(db, found.id)
  // As it is now that the row is locked.
  const account = await findByLoginId(db, loginId)
  if (account?.status !== 'active' || account.deleted_at !== null || account.platform_type !== null)
    throw refused('userNotFound', context)
  if (account.made_by_ent_id !== null || account.reset_by_ent_id !== null) throw refused('accountNotFree', context)
  return account.id
}

function refused(code: ProblemCode, { lang }: Context) {
  return new Problem(code, {}, { fields: [{ field: 'admin.loginId', msg: problemText(code, lang) }] })
}
