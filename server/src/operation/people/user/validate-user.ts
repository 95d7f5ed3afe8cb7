import type { CallParsed, ProblemCode } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { saidProblem } from '../../../foundation/call/wording/own-words.ts'
import { findByLoginId } from '../../../identity/people/person/queries.ts'
import { toE164 } from '../../../identity/factor/sms/phone.ts'
import { isEmailConfirmedElsewhere } from '../../../identity/people/person/email-query.ts'
import { isPhoneConfirmedElsewhere } from '../../../identity/people/person/contact-query.ts'

/** Login ids that look the same are the same, as when an account is made. */
export async function doesLoginIdExist({ loginId, userId }: CallParsed<'doesLoginIdExist'>, { db }: Context) {
  const found = await findByLoginId(db, loginId)
  return { exist: found !== undefined && found.id !== userId }
}

export async function validateUser(input: CallParsed<'validateUser'>, context: Context) {
  const { lang, services } = context
  const own = services.ownWords.current()
  const { loginId = '' } = input
  const fields = (await faultsOf(input, context)).map(({ field, code }) => ({
    field,
    msg: saidProblem(own, { code, params: { loginId } }, lang),
  }))
  return { valid: fields.length === 0, fields }
}

type Fault = { field: string; code: ProblemCode }

async function faultsOf({ loginId, email, phone: typed, ...of }: CallParsed<'validateUser'>, context: Context) {
  const { db } = context
  const userId = of.userId ?? ''
  const faults: Fault[] = []
  if (loginId !== undefined && (await doesLoginIdExist({ loginId, userId: of.userId }, context)).exist)
    faults.push({ field: 'loginId', code: 'loginIdTaken' })
  if (email !== undefined && (await isEmailConfirmedElsewhere(db, { userId, email })))
    faults.push({ field: 'email', code: 'emailTaken' })
  const phone = typed === undefined ? undefined : await toE164(typed)
  if (phone === null) faults.push({ field: 'phone', code: 'phoneInvalid' })
  else if (phone !== undefined && (await isPhoneConfirmedElsewhere(db, { userId, phone })))
    faults.push({ field: 'phone', code: 'phoneTaken' })
  return faults
}
