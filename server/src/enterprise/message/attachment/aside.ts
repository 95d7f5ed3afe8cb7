import { UserType } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import type { Db } from '../../../foundation/db/tx.ts'

/** A file is a row of the platform, an operator's or a SaaS administrator's alike; a SaaS administrator's work is done in their name. */
export function aside<T>(context: Context, work: (db: Db) => Promise<T>) {
  const { userId, userType } = sessionOf(context)
  const isInCare = userType === UserType.saasAdministrator
  return context.services.tx({ as: 'platform', ...(isInCare && { carerId: userId }) }, work)
}
