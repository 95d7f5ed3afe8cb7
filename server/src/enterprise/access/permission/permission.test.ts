import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { demoEnterprises } from '../../../portal/page/demo/accounts.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(async () => server.close())

test.each([
  ['admin', 'orgEdit', true],
  ['member', 'orgEdit', false],
  ['developer', 'operationOverview', true],
  ['developer', 'orgEdit', false],
  ['operator', 'operationOverview', true],
] as const)('%s asking for %s is answered %s', async (loginId, operation, allow) => {
  const person = await server.given.signIn({ loginId })
  expect(await person.call('judgeRole', { operation })).toEqual({ operation, allow })
})

test('permissions come from roles, not from the user type', async () => {
  const administrator = await server.given.signedIn({ userType: UserType.administrator })
  expect(await administrator.call('getPageAuthorization', {})).toEqual({ pages: [], operations: [] })
})

test('a role that is switched off allows nothing', async () => {
  const person = await server.given.signIn({ loginId: 'admin2' })
  expect(await person.call('judgeRole', { operation: 'orgEdit' })).toMatchObject({ allow: true })
  await server.services.tx(platform, (db) =>
    db.updateTable('role').set({ enabled: false }).where('ent_id', '=', demoEnterprises.two.id).execute(),
  )
  expect(await person.call('judgeRole', { operation: 'orgEdit' })).toMatchObject({ allow: false })
})

test('a SaaS administrator sees their own categories, an operator all of them, in the language asked for', async () => {
  const [saas, operator] = await Promise.all([
    server.given.signIn({ loginId: 'saas' }),
    server.given.signIn({ loginId: 'operator' }),
  ])
  const own = await saas.call('getSaasScope', {}, { headers: { 'accept-language': 'en-US' } })
  expect(own).toEqual({
    all: false,
    categories: [
      { id: 'manufacturing', parentId: null, name: 'Manufacturing', enterprises: 1 },
      { id: 'retail', parentId: null, name: 'Retail', enterprises: 1 },
    ],
  })
  expect((await operator.call('getSaasScope', {})).categories).toHaveLength(3)
})
