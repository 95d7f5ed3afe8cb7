import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { demoEnterprises } from '../../../portal/page/demo/accounts.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { insertMembership } from '../../../identity/people/membership/queries.ts'

const { one, two } = demoEnterprises
let server: TestServer
let operator: Client

beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signIn({ loginId: 'operator' })
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

test.each([
  ['suspended', { status: 'suspended' }],
  ['expired', { expires_at: new Date(Date.now() - 60_000) }],
] as const)('an enterprise that is %s is not among those in which a person may work (S3)', async (_, change) => {
  const [home, other] = [await server.given.enterprise(), await server.given.enterprise()]
  const member = await server.given.signedIn({ enterprise: home })
  await server.services.tx(platform, async (db) => {
    await insertMembership(db, { ent_id: other.id, user_id: member.person.id, user_type: UserType.developer })
    await db.updateTable('enterprise').set(change).where('id', '=', other.id).execute()
  })
  const { list } = await member.call('getCurrentEnterprise', {})
  expect(list.map(({ entId }) => entId)).toEqual([home.id])
})

test.each([
  ['suspended', { status: 'suspended' }],
  ['expired', { expires_at: new Date(Date.now() - 60_000) }],
  ['closing', { status: 'closing', closes_at: new Date(Date.now() + 60_000), closing_id: 'c', closed_from: 'active' }],
] as const)('an enterprise that is %s shows its people neither themselves nor each other (S3)', async (_, change) => {
  const home = await server.given.enterprise()
  const member = await server.given.signedIn({ enterprise: home })
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise: home })
  await server.services.tx(platform, (db) =>
    db.updateTable('enterprise').set(change).where('id', '=', home.id).execute(),
  )
  const person = { userid: member.person.id, currentEntId: home.id }
  const told = async (who: Client) => (await who.tryCall('getEnterpriseUser', person)).error
  expect([await told(member), await told(administrator), await told(operator)]).toEqual([
    'spaceDenied',
    'spaceDenied',
    null,
  ])
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

test('U10: a stranger at the address of an enterprise is told its name, and at an unknown one that there is none', async () => {
  const { id, name } = await server.given.enterprise()
  const stranger = server.client()
  expect(await stranger.call('getEntrance', { entId: id })).toEqual({ name, logo: null })
  expect(await stranger.call('getEntrance', { entId: 'nosuchone' })).toBeNull()
})

test('U10: a caller who tries one enterprise after the other is stopped', async () => {
  const guesser = server.client()
  const from = { headers: { 'x-forwarded-for': '192.0.2.77' } }
  const answers: (string | null | undefined)[] = []
  for (let nth = 0; nth < 80; nth += 1)
    answers.push((await guesser.tryCall('getEntrance', { entId: `guess${nth}` }, from)).error)
  expect(answers).toContain('tooManyAttempts')
})
