import { Problem, type Call } from '@atrium/shared-utility/contract'
import type { Services } from '../../foundation/context/services.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { isOfPlatform } from '../../identity/person/queries.ts'
import { findSessionOwner } from '../../operation/live-session/queries.ts'
import { refuseWithoutStepUp, type Admitted } from './access-rules.ts'

type Asked = { input: Record<string, unknown>; now: Date; services: Pick<Services, 'tx'> }

/** Nobody confirms who they are to be refused for whom they act on. Throws rootRequired, and stepUpRequired after it. */
export async function refuseUnconfirmed(call: Call, admitted: Admitted, asked: Asked) {
  await refuseOutOfRank(call, admitted, asked)
  refuseWithoutStepUp(call, admitted, asked)
}

// The call looks again, under a lock.
async function refuseOutOfRank({ actsOn }: Call, { session }: Admitted, { input, services }: Asked) {
  if (actsOn === undefined || session === null || session.isRoot) return
  const isOutOfRank = await services.tx(platform, async (db) => {
    const userId = await targetOf(actsOn, input, db)
    return userId !== undefined && userId !== session.userId && isOfPlatform(db, userId)
  })
  if (isOutOfRank) throw new Problem('rootRequired')
}

async function targetOf(actsOn: NonNullable<Call['actsOn']>, input: Record<string, unknown>, db: Db) {
  if ('user' in actsOn) return String(input[actsOn.user])
  return (await findSessionOwner(db, String(input[actsOn.session])))?.user_id
}
