import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../context.ts'
import { platform } from '../db/scope.ts'
import { turnOf } from '../hashing/turn-of.ts'
import { bookOrRefuse } from './book.ts'
import { lockOwn } from './lock-account.ts'
import { findCredential, markStepUp } from './step-up-query.ts'
import { forgiveAttempt, type Limit } from './throttle.ts'

/** Shares the limits of signing in: a session that was left open is no place to guess the password. */
export async function verifyPassword({ password }: CallParsed<'verifyPassword'>, context: Context) {
  const { db, now, services } = context
  const { id, userId } = sessionOf(context)
  const found = await services.tx(platform, (own) => findCredential(own, userId))
  const limits: Limit[] = [{ kind: 'loginId', subject: found?.login_id_norm ?? userId }]
  await bookOrRefuse(limits, context)
  if (!(await services.passwords.verify(password, found?.phc ?? null, turnOf(context))))
    throw new Problem('passwordWrong')
  await lockOwn(context)
  await forgiveAttempt(db, limits)
  if (!(await markStepUp(db, { id, now }))) throw new Problem('signInRequired')
  return {}
}
