import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { password } from '../../../test/test-server.ts'
import { startWithMessengers, type WithMessengers } from '../../../identity/factor/messenger/test/given.ts'

let world: WithMessengers

beforeAll(async () => {
  world = await startWithMessengers({ timeoutMs: 300 })
})
afterAll(async () => world.close())

test('an administrator enters an app; its secret never comes out again, and lies sealed in the database', async () => {
  const administrator = await confirmed()
  const { app } = registered()
  const saved = await administrator.call('updateMessengerApp', app)
  expect(saved).toMatchObject({ type: 'dingtalk', appId: app.appId, hasSecret: true, version: 1 })
  const listed = await administrator.tryCall('listMessengerApps', {})
  expect(JSON.stringify(listed.body)).not.toContain(app.appSecret)
  const { rows } = await world.server.services.tx(platform, (db) =>
    sql<{
      text: string
    }>`select a::text as text from messenger_app a union all select l::text from audit_log l`.execute(db),
  )
  expect(JSON.stringify(rows)).not.toContain(app.appSecret)
})

test('S44: with another app, or another company, the secret has to be entered again', async () => {
  const administrator = await confirmed()
  const { app } = registered()
  await administrator.call('updateMessengerApp', app)
  const change = { ...app, appSecret: '', version: 1 }
  for (const other of [{ appId: 'another' }, { corpId: 'another' }])
    expect((await administrator.tryCall('updateMessengerApp', { ...change, ...other })).error).toBe('appSecretRequired')
  expect(await administrator.call('updateMessengerApp', { ...change, canRegister: true })).toMatchObject({ version: 2 })
})

test('S45: of two changes to one version the second is a conflict', async () => {
  const administrator = await confirmed()
  const { app } = registered()
  await administrator.call('updateMessengerApp', app)
  const change = { ...app, version: 1 }
  const answers = await Promise.all([1, 2].map(() => administrator.tryCall('updateMessengerApp', change)))
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  expect((await administrator.tryCall('updateMessengerApp', { ...app, version: 0 })).error).toBe('versionConflict')
})

test('what an app needs is refused at its field', async () => {
  const administrator = await confirmed()
  const { app } = registered()
  const fieldsOf = async (change: object) =>
    (await administrator.tryCall('updateMessengerApp', { ...app, ...change })).body
  expect(await fieldsOf({ corpId: '' })).toMatchObject({ fields: [{ field: 'corpId' }] })
  expect(await fieldsOf({ type: 'feishu', tenantKey: '' })).toMatchObject({ fields: [{ field: 'tenantKey' }] })
  expect(await fieldsOf({ appId: 'a/b' })).toMatchObject({ fields: [{ field: 'appId' }] })
})

test('changing an app asks for the password first', async () => {
  const administrator = await world.server.given.signedIn({ userType: UserType.administrator })
  expect((await administrator.tryCall('updateMessengerApp', registered().app)).error).toBe('stepUpRequired')
})

test('an app is tried out against the messenger: accepted, refused, unreachable', async () => {
  const administrator = await confirmed()
  const { app } = registered()
  const tried = () => administrator.call('testMessengerApp', { type: 'dingtalk' })
  expect((await administrator.tryCall('testMessengerApp', { type: 'dingtalk' })).error).toBe('messengerNotConfigured')
  await administrator.call('updateMessengerApp', app)
  expect(await tried()).toEqual({ outcome: 'ok', detail: '' })
  world.fake.world.faults.add({ kind: 'html', path: '/api.dingtalk.com/', times: 1 })
  expect(await tried()).toMatchObject({ outcome: 'unreachable' })
  await administrator.call('updateMessengerApp', { ...app, version: 1, appSecret: 'wrong' })
  expect(await tried()).toMatchObject({ outcome: 'refused' })
})

test('an enterprise sees its own apps alone; operators see them in its space', async () => {
  const { enterprise } = await world.given.app({ type: 'wechat' })
  const other = await confirmed()
  expect(await other.call('listMessengerApps', {})).toEqual([])
  expect((await other.tryCall('listMessengerApps', {}, { space: enterprise.id })).error).toBe('spaceDenied')
  const operator = await world.server.given.signedIn({ userType: UserType.operator })
  expect(await operator.call('listMessengerApps', {}, { space: enterprise.id })).toHaveLength(1)
})

test('an operator enters and tries out an app of any enterprise; its log names the operator, and no secret', async () => {
  const enterprise = await world.server.given.enterprise()
  const operator = await confirmed({ userType: UserType.operator })
  const { app } = registered()
  const inIt = { space: enterprise.id }
  expect((await operator.tryCall('updateMessengerApp', app)).error).toBe('spaceDenied')
  expect(await operator.call('updateMessengerApp', app, inIt)).toMatchObject({ appId: app.appId, hasSecret: true })
  expect(await operator.call('testMessengerApp', { type: 'dingtalk' }, inIt)).toMatchObject({ outcome: 'ok' })
  const written = await world.server.services.tx(platform, (db) =>
    db.selectFrom('audit_log').selectAll().where('ent_id', '=', enterprise.id).execute(),
  )
  expect(written).toMatchObject([
    { action: 'updateMessengerApp', actor_id: operator.person.id, actor_type: UserType.operator },
  ])
  expect(JSON.stringify(written)).not.toContain(app.appSecret)
})

test('pages of the portal are signed for the messenger, and no others', async () => {
  const { enterprise } = await world.given.app({ type: 'wechat' })
  const member = await world.server.given.signedIn({ enterprise })
  const signed = await member.call('signJssdk', { type: 'wechat', url: `${world.server.url}/user/workbench?a=1#b` })
  expect(signed.signature).toMatch(/^[0-9a-f]{40}$/)
  expect((await member.tryCall('signJssdk', { type: 'wechat', url: 'https://evil.example/' })).error).toBe(
    'malformedRequest',
  )
})

/** A person, by default an administrator, who has just given the password again. */
async function confirmed({ userType = UserType.administrator }: { userType?: UserType } = {}) {
  const administrator = await world.server.given.signedIn({ userType })
  await administrator.call('verifyPassword', { op: 'verify', password })
  return administrator
}

let count = 0

/** An app that DingTalk knows, as an administrator enters it. */
function registered() {
  count += 1
  const [appId, appSecret] = [`entered-${count}`, `entered-secret-${count}`]
  world.fake.world.addApp({
    provider: 'dingtalk',
    appId,
    secret: appSecret,
    corpId: 'corp',
    agentId: '',
    tenantKey: '',
  })
  return { app: { type: 'dingtalk' as const, appId, appSecret, corpId: 'corp', isEnabled: true } }
}
