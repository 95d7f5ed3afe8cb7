import { jest } from '@jest/globals'
import { Problem, type ProblemCode } from '@atrium/shared-utility/contract'
import { pino } from 'pino'
import { handlers } from '../../../../composition/rooms.ts'
import { refusalsOf } from '../../../../operation/watch/audit/test/given.ts'
import { startTestServer } from '../../../../test/test-server.ts'
import { newId } from '../../../db/id.ts'
import { tellAttempt } from '../tell-attempt.ts'

/** A server of which one handler refuses with whatever a test wants. */
export async function startRefusing() {
  const clock = { offsetMs: 0 }
  const next: { code: ProblemCode } = { code: 'forbidden' }
  const logged: string[] = []
  jest.spyOn(handlers, 'getHomeLink').mockImplementation(async () => {
    throw new Problem(next.code)
  })
  const server = await startTestServer({
    now: () => new Date(Date.now() + clock.offsetMs),
    log: pino({ level: 'error' }, { write: (line) => void logged.push(line) }),
    environment: { ATRIUM_TRUST_PROXY: 'loopback' },
  })
  return { clock, next, logged, server, refusals: refusalsOf(() => server) }
}

type Where = { ip: string; world: Pick<Awaited<ReturnType<typeof startRefusing>>, 'server' | 'clock'> }

/** So many refusals of anonymous callers, each in another way: none is left out for being like the one before. */
export async function floodOfStrangers(times: number, where: Where) {
  for (let done = 0; done < times; done += 1) {
    const attempt = { action: 'refusedAccess', reason: 'forbidden', targetKind: 'call', targetId: 'signIn' } as const
    await tellAttempt({ ...attempt, entId: null, countedBy: `way ${done}` }, surroundingsOf(where))
  }
}

export async function tokenRefused(tokenId: string, where: Where) {
  const deployer = { tokenId, parcel: 'hello', label: 'CI', expiresAt: new Date(), madeBy: 'operator' }
  const attempt = { action: 'refusedAccess', reason: 'forbidden', targetKind: 'call', targetId: tokenId } as const
  await tellAttempt({ ...attempt, entId: null }, { ...surroundingsOf(where), deployer })
}

function surroundingsOf({ ip, world }: Where) {
  const visitor = { ip, userAgent: 'test', requestId: newId(), deviceHint: '', host: '', entId: null }
  const now = new Date(Date.now() + world.clock.offsetMs)
  return { services: world.server.services, now, newId, session: null, visitor }
}
