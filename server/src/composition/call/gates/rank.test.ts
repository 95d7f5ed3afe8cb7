import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { calls, UserType, type Call } from '@atrium/shared-utility/contract'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let plain: Client
beforeAll(async () => {
  server = await startTestServer()
  plain = await server.given.signedIn({ userType: UserType.operator })
})
afterAll(() => server.close())

const acts = {
  updateUser: (userid: string) => plain.tryCall('updateUser', { userid, version: 1, status: 'suspended' }),
  updateUserContact: (userid: string) => plain.tryCall('updateUserContact', { userid, version: 1, email: null }),
  endUserSessions: (userid: string) => plain.tryCall('endUserSessions', { userid }),
  resetFactors: (userid: string) => plain.tryCall('resetFactors', { userid }),
  resetPassword: (userId: string) => plain.tryCall('resetPassword', { op: 'reset', userId }),
  async endLiveSession(userid: string) {
    const [session] = (await plain.call('listLiveSessions', { userid })).list
    return plain.tryCall('endLiveSession', { id: session?.id ?? '' })
  },
}

test.each(Object.keys(acts) as (keyof typeof acts)[])(
  'U04: %s refuses who is no root operator for people of the platform before it asks to confirm who one is',
  async (name) => {
    const colleague = await server.given.signedIn({ userType: UserType.operator })
    const member = await server.given.signedIn()
    expect((await acts[name](colleague.person.id)).error).toBe('rootRequired')
    expect((await acts[name](member.person.id)).error).toBe('stepUpRequired')
  },
)

test('U04: every call that may need a root operator says so before it asks to confirm who one is', () => {
  const late = Object.entries<Call>(calls).filter(
    ([
      ,
      {
        problems,
        access: { needs },
      },
    ]) =>
      problems?.includes('rootRequired') === true &&
      needs.stepUp !== undefined &&
      needs.root !== true &&
      needs.rootFor === undefined,
  )
  expect(late.map(([name]) => name)).toEqual([])
})
