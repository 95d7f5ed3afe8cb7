import { Problem, type Call } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { isOfPlatform } from '../../../identity/people/person/queries.ts'
import { findSessionOwner } from '../../../operation/people/live-session/queries.ts'
import type { IncomingCall } from '../incoming-call.ts'

/** Only root operators act on people of the platform. The handler looks again, under a lock. Throws rootRequired. */
export async function rank({ call: { actsOn }, session, input, options }: IncomingCall) {
  if (actsOn === undefined || session === null || session.isRoot) return
  const isOutOfRank = await options.services.tx(platform, async (db) => {
    const userId = await targetOf(actsOn, input, db)
    return userId !== undefined && userId !== session.userId && isOfPlatform(db, userId)
  })
  if (isOutOfRank) throw new Problem('rootRequired')
}

async function targetOf(actsOn: NonNullable<Call['actsOn']>, input: Record<string, unknown>, db: Db) {
  if ('user' in actsOn) return String(input[actsOn.user])
  return (await findSessionOwner(db, String(input[actsOn.session])))?.user_id
}
