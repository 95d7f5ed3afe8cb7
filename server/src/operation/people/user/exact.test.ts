import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let operator: Client

beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signIn({ loginId: 'operator' })
  for (const loginId of ['zq.b', 'zq.bb', 'a.zq.b', 'zq.bc']) await server.given.person({ loginId })
})
afterAll(() => server.close())

async function found(more: {
  iSearch: string
  iDisplayStart?: number
  iDisplayLength?: number
  order?: 'asc' | 'desc'
  status?: 'suspended'
}) {
  const { total, list } = await operator.call('listUsers', more)
  return { total, loginIds: list.map(({ loginId }) => loginId) }
}

test.each(['asc', 'desc'] as const)(
  'the login id that a text is comes first of those that hold it, %s',
  async (order) => {
    const { total, loginIds } = await found({ iSearch: 'ZQ.B', order })
    expect(total).toBe(4)
    expect(loginIds[0]).toBe('zq.b')
    expect(loginIds.toSorted()).toEqual(['a.zq.b', 'zq.b', 'zq.bb', 'zq.bc'])
  },
)

test('page by page each person is there once', async () => {
  const whole = await found({ iSearch: 'zq.b' })
  for (const iDisplayLength of [1, 2, 3]) {
    const pages: string[] = []
    for (let start = 0; start < 4; start += iDisplayLength) {
      const { total, loginIds } = await found({ iSearch: 'zq.b', iDisplayStart: start, iDisplayLength })
      expect(total).toBe(4)
      pages.push(...loginIds)
    }
    expect(pages).toEqual(whole.loginIds)
  }
})

test('the other filters leave that person out, too', async () => {
  expect(await found({ iSearch: 'zq.b', status: 'suspended' })).toEqual({ total: 0, loginIds: [] })
})
