import type { Context } from '../../foundation/call/context/context.ts'
import { tellAttempt } from '../../foundation/call/audit/tell-attempt.ts'
import { platform } from '../../foundation/db/scope.ts'
import { networksOf } from '../../foundation/call/http/network.ts'
import { refuseFor } from '../../foundation/call/limit/record-attempt.ts'
import { recordAttempt } from '../../foundation/call/limit/throttle-query.ts'
import type { FoundDeployer } from './find-deployer.ts'

type Refused = Extract<FoundDeployer, { status: 'refused' }>
type Surroundings = Pick<Context, 'services' | 'now' | 'newId' | 'visitor'>

/**
 * Only failures are counted, so no caller's failures hold up a good token behind the same address. Operators are told
 * what was wrong with the token; its caller is not. In transactions of its own. Throws tooManyAttempts.
 */
export async function noteRefusedToken({ reason, deployer }: Refused, call: string, context: Surroundings) {
  const { services, visitor, now } = context
  const limit = { kind: 'deployToken', subject: networksOf(visitor.ip).own } as const
  const seconds = await services.tx(platform, (db) => recordAttempt(db, [limit], now))
  // Operators are told of a known token however many guesses come from there; its caller waits like all others.
  if (deployer === null) refuseFor(seconds)
  const target =
    deployer === null || deployer.parcel === null
      ? ({ targetKind: 'call', targetId: call } as const)
      : ({ targetKind: 'parcel', targetId: deployer.parcel } as const)
  await tellAttempt(
    { action: 'refusedProof', reason, ...target, entId: null, countedBy: `deployToken|${deployer?.tokenId}` },
    { ...context, session: null, deployer },
  )
  refuseFor(seconds)
}
