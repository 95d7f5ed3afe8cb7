import { Problem, type Needs } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { isOfPlatform } from '../../../identity/people/person/queries.ts'
import { findSessionOwner } from '../../../operation/people/live-session/queries.ts'
import type { IncomingCall } from '../incoming-call.ts'

/** Only root operators act on people of the platform. The handler looks again, under a lock. Throws rootRequired. */
export async function rank({ call, session, input, options }: IncomingCall) {
  const { rootFor } = call.access.needs
  if (rootFor === undefined || session === null || session.isRoot) return
  const isOutOfRank = await options.services.tx(platform, async (db) => {
    const userId = await targetOf(rootFor, input, db)
    return userId !== undefined && userId !== session.userId && isOfPlatform(db, userId)
  })
  if (isOutOfRank) throw new Problem('rootRequired')
}

async function targetOf(named: NonNullable<Needs['rootFor']>, input: Record<string, unknown>, db: Db) {
  if ('user' in named) return String(input[named.user])
  return (await findSessionOwner(db, String(input[named.session])))?.user_id
}
