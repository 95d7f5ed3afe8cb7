import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the services are the portal and the messengers of the enterprise, with those that the account is linked to', async () => {
  const [enterprise, other] = [await server.given.enterprise(), await server.given.enterprise()]
  const person = await server.given.signedIn({ enterprise })
  const elsewhere = await server.given.signedIn({ enterprise: other })
  expect(await person.call('getServiceLogin', {})).toEqual({
    login: true,
    services: [{ name: 'portal', loggedIn: true }],
  })
  const app = { ent_id: enterprise.id, app_id: 'a', is_enabled: true, app_secret: 'x' }
  const at = new Date()
  const binding = { ent_id: enterprise.id, subject_scope: 's', external_id: 'e', union_id: null, nickname: 'Ada' }
  await server.services.tx(platform, async (db) => {
    await db
      .insertInto('messenger_app')
      .values([
        { ...app, type: 'dingtalk' },
        { ...app, type: 'feishu' },
      ])
      .execute()
    await db
      .insertInto('identity_binding')
      .values({
        ...binding,
        id: newId(),
        provider: 'feishu',
        user_id: person.person.id,
        bound_at: at,
        last_used_at: at,
      })
      .execute()
  })
  expect((await person.call('getServiceLogin', {})).services).toEqual([
    { name: 'portal', loggedIn: true },
    { name: 'dingtalk', loggedIn: false },
    { name: 'feishu', loggedIn: true },
  ])
  expect((await elsewhere.call('getServiceLogin', {})).services).toHaveLength(1)
})

test('a field can be edited where the portal can prove it, and is shown where there is something in it', async () => {
  const person = await server.given.signedIn()
  const phone = async () => {
    const { fields } = await person.call('getUserInfoConfig', {})
    return fields.find(({ key }) => key === 'phone')
  }
  const { isOffered } = server.services.sms
  expect(await phone()).toMatchObject({ label: '手机号', visible: isOffered, editable: isOffered })
  await server.services.tx(platform, (db) =>
    db.updateTable('user_account').set({ phone: '13800000000' }).where('id', '=', person.person.id).execute(),
  )
  expect(await phone()).toMatchObject({ visible: true, editable: isOffered })
  const { fields } = await person.call('getUserInfoConfig', {})
  expect(fields.filter(({ required }) => required).map(({ key }) => key)).toEqual(['name', 'loginId'])
})

test('S46: a stranger is told neither', async () => {
  for (const name of ['getServiceLogin', 'getUserInfoConfig'] as const)
    expect((await server.client().tryCall(name, {})).status).toBe(401)
})
