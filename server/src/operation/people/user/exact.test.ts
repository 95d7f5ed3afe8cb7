import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '../../../foundation/db/scope.ts'
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

test('a whole telephone number finds whose it is, confirmed or not and however it is typed; a part of it finds no one', async () => {
  const [proven, told] = [await server.given.person(), await server.given.person()]
  await server.services.tx(platform, async (db) => {
    const phone = '+8613911112222'
    await db.updateTable('user_account').set({ phone, phone_e164: phone }).where('id', '=', proven.id).execute()
    await db.updateTable('user_account').set({ phone: '+85251234567' }).where('id', '=', told.id).execute()
  })
  for (const iSearch of ['13911112222', '+86 139 1111 2222', '139-1111-2222', '8613911112222', '008613911112222'])
    expect(await found({ iSearch })).toEqual({ total: 1, loginIds: [proven.loginId] })
  expect(await found({ iSearch: '+852 5123 4567' })).toEqual({ total: 1, loginIds: [told.loginId] })
  expect(await found({ iSearch: '13911112222', status: 'suspended' })).toEqual({ total: 0, loginIds: [] })
  for (const iSearch of ['1391111222', '11112222', '3911112222', '51234567'])
    expect(await found({ iSearch })).toEqual({ total: 0, loginIds: [] })
})
