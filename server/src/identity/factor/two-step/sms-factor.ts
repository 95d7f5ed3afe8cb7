import { Problem } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Holder } from '../sms/limits.ts'
import { selectFactorPhone } from './sms-factor-query.ts'

/** Codes are good in the session that asked for them, and in no other one of the same person. */
export function ownHolder(context: Context): Holder {
  const { id, userId, onlyIn } = sessionOf(context)
  return { kind: 'session', id, userId, onlyIn }
}

/** Where a code that verifies this session goes to. No connection is held: the service is asked next. */
export async function factorPhone(context: Context) {
  const { userId, isByPhone } = sessionOf(context)
  if (isByPhone) throw new Problem('samePhone')
  const phone = await context.services.tx(platform, (db) => selectFactorPhone(db, userId))
  if (phone === null) throw new Problem('notFound')
  return phone
}
