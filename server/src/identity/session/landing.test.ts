import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { password, startTestServer, type TestServer } from '../../test/test-server.ts'

const expected = {
  product: {
    operator: '/sysop/enterprise',
    saas: '/console',
    admin: '/space-demo1/user/workbench',
    member: '/space-demo1/user/workbench',
    developer: '/space-demo1/user/workbench',
    partner: '/space-demo1/user/workbench',
  },
  developer: {
    operator: '/sysop/enterprise',
    saas: '/console',
    admin: /^\/space-demo1\/./,
    member: /^\/space-demo1\/./,
    developer: /^\/space-demo1\/./,
    partner: /^\/space-demo1\/./,
  },
}

describe.each(['product', 'developer'] as const)('the %s edition', (edition) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ environment: { ATRIUM_EDITION: edition } })
  })
  afterAll(() => server.close())

  test.each(Object.entries(expected[edition]))('%s lands where the specification says', async (loginId, page) => {
    const browser = server.client()
    const { loginHomepage } = await browser.call('signIn', { loginId, password })
    expect(loginHomepage).toMatch(page)
    expect((await browser.call('getLoginStatus', {})).loginHomepage).toBe(loginHomepage)
  })
})
