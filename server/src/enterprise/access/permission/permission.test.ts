import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { demoEnterprises } from '../../../portal/page/demo/accounts.ts'
import type { Client } from '../../../test/client.ts'
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

test.each([
  ['announce', 'enterprise', '/enterprise/announcements'],
  ['orgEdit', 'department', '/enterprise/departments'],
  ['operationOverview', 'enterprise', '/enterprise/overview'],
] as const)(
  'a role that allows %s opens its page to a member: menu, start, palette, and not without it',
  async (operation, scope, path) => {
    const { administrator, member } = await givenColleagues()
    const fields = { name: '专员', nameEn: 'Officers', module: 'system', [operation]: scope } as const
    expect(await pagesOf(member, path)).toEqual({ opened: undefined, isInMenu: false, isStart: false })
    const { id: roleId } = await administrator.call('addRole', fields)
    await administrator.call('addRoleMembers', { roleId, userIds: member.person.id })
    expect(await pagesOf(member, path)).toEqual({ opened: [path], isInMenu: true, isStart: true })
    await administrator.call('removeRoleMember', { roleId, userId: member.person.id })
    expect(await pagesOf(member, path)).toEqual({ opened: undefined, isInMenu: false, isStart: false })
  },
)

test('a permission that counts for the whole enterprise alone is refused for less, with a sentence at its field', async () => {
  const { administrator } = await givenColleagues()
  const fields = { name: '专员', nameEn: 'Officers', module: 'system' } as const
  for (const field of ['announce', 'operationOverview']) {
    const refused = await administrator.tryCall('addRole', { ...fields, [field]: 'department' })
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ field }] } })
    expect(JSON.stringify(refused.body)).toContain('此权限只能授予整个企业')
  }
  expect((await administrator.tryCall('addRole', { ...fields, orgEdit: 'own' })).status).toBe(200)
})

test('a person who may read the overview by a role reads it, and other members do not', async () => {
  const { administrator, member } = await givenColleagues()
  expect((await member.tryCall('getOwnOverview', {})).status).toBe(403)
  const fields = { name: '运营', nameEn: 'Operations', module: 'system', operationOverview: 'enterprise' } as const
  const { id: roleId } = await administrator.call('addRole', fields)
  await administrator.call('addRoleMembers', { roleId, userIds: member.person.id })
  expect((await member.call('getOwnOverview', {})).people.active).toBe(2)
})

async function givenColleagues() {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await server.given.confirm(administrator)
  return { administrator, member: await server.given.signedIn({ enterprise }) }
}

/** What the portal is told of a page that a role may open. */
async function pagesOf({ call }: Client, path: string) {
  const { items } = await call('getTopNavigation', {})
  const { startPages } = await call('getPersonConfig', {})
  const isStart = startPages.some((page) => page.path === path)
  const { openedPages: opened } = await call('getLoginStatus', {})
  return { opened, isInMenu: items.some(({ code }) => code === path), isStart }
}

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
