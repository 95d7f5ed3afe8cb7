import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../foundation/db/scope.ts'
import { demoEnterprises } from '../../portal/demo/accounts.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { insertMembership } from '../../identity/membership/queries.ts'

const { one, two } = demoEnterprises
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(async () => server.close())

test('a person sees the enterprise of the page and the others they belong to', async () => {
  const [home, other] = [
    await server.given.enterprise({ name: 'Home' }),
    await server.given.enterprise({ name: 'Other' }),
  ]
  const member = await server.given.signedIn({ enterprise: home })
  await server.services.tx(platform, (db) =>
    insertMembership(db, { ent_id: other.id, user_id: member.person.id, user_type: UserType.developer }),
  )
  const info = await member.call('getCurrentEnterprise', {}, { space: other.id })
  expect(info).toMatchObject({ curEntId: other.id, entName: 'Other', userType: UserType.developer })
  const types = Object.fromEntries(info.list.map(({ entId, userType }) => [entId, userType]))
  expect(types).toEqual({ [home.id]: 0, [other.id]: 4 })
})

test('S42: the server decides between the modules qpaas and system, whatever the browser says', async () => {
  const [inSaas, inPaas] = await Promise.all([
    server.given.signIn({ loginId: 'developer' }),
    server.given.signIn({ loginId: 'admin2' }),
  ])
  const modules = ['qpaas', 'system'] as const
  for (const module of modules) {
    expect(await inSaas.call('listRoles', { module, type: '1' }, { space: one.id })).toMatchObject([
      { detail: '/homepage' },
    ])
    expect(await inPaas.call('listRoles', { module, type: '2' }, { space: two.id })).toHaveLength(1)
  }
  expect(await inSaas.call('listRoles', { module: 'box', type: '1' })).toEqual([])
})

test('a person without roles has an empty list', async () => {
  const member = await server.given.signedIn()
  expect(await member.call('listRoles', { module: 'system', type: '1' })).toEqual([])
})
