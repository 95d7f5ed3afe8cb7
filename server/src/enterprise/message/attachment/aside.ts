import { UserType } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import type { Attaching } from './queries.ts'

/** Files are rows of the platform, also those of an enterprise; a SaaS administrator's work is done in their name. */
export function aside<T>(context: Context, work: (db: Db) => Promise<T>) {
  const { userId, userType } = sessionOf(context)
  const isInCare = userType === UserType.saasAdministrator
  return context.services.tx({ as: 'platform', ...(isInCare && { carerId: userId }) }, work)
}

/** Announcements are written in an enterprise, whose their files are; messages of operators in none. */
export function attachingOf(context: Context): Attaching {
  return { userId: sessionOf(context).userId, entId: context.space?.entId ?? null }
}
