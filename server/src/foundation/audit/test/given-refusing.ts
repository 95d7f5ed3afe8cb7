import { jest } from '@jest/globals'
import { Problem, type ProblemCode } from '@atrium/shared-utility/contract'
import { pino } from 'pino'
import { handlers } from '../../../composition/call/call-handlers.ts'
import { refusalsOf } from '../../../operation/audit/test/given.ts'
import { startTestServer } from '../../../test/test-server.ts'

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
