import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type CallInput, UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let operator: Client

beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signIn({ loginId: 'operator' })
  await server.given.confirm(operator)
})

afterAll(async () => server.close())

test('a new enterprise is provisioned, and its administrator signs in with the first password, once shown', async () => {
  const { entid } = await operator.call('addEnterprise', sample({ admin: { loginId: 'first.admin', name: 'Admin' } }))
  const { initialSecret } = await untilDone(entid)
  const administrator = server.client()
  const signedIn = await administrator.call(
    'signIn',
    { loginId: 'first.admin', password: initialSecret ?? '' },
    { space: entid },
  )
  expect(signedIn).toMatchObject({ user_type: UserType.administrator, token: { entId: entid } })
  expect(await operator.call('getEnterpriseProgress', { entid })).toMatchObject({ percent: 100, initialSecret: null })
  await administrator.call('changePassword', { op: 'change', newPassword: 'a walk over seven hills' })
  expect(await administrator.call('listApplications', {})).not.toHaveLength(0)
  expect(await administrator.call('getNewestMessage', {})).not.toBeNull()
})

test('two requests with one idempotency key at the same moment make one enterprise', async () => {
  const input = sample()
  const answers = await Promise.all([1, 2, 3, 4].map(async () => operator.call('addEnterprise', input)))
  expect(new Set(answers.map(({ entid }) => entid)).size).toBe(1)
  expect(await operator.call('addEnterprise', input)).toEqual(answers[0])
  expect(await operator.call('listEnterprises', { name: input.name })).toMatchObject({ total: 1 })
})

test('a name that looks the same is taken', async () => {
  const { name } = await server.given.enterprise({ name: `Taken ${newId()}` })
  const answer = await operator.tryCall('addEnterprise', sample({ name: name.toUpperCase() }))
  expect(answer).toMatchObject({ status: 409, error: 'enterpriseNameTaken' })
})

test('a login id that is taken leaves no enterprise behind', async () => {
  const input = sample({ admin: { loginId: 'OPERATOR', name: 'Admin' } })
  expect(await operator.tryCall('addEnterprise', input)).toMatchObject({ status: 409, error: 'loginIdTaken' })
  expect(await operator.call('listEnterprises', { name: input.name })).toMatchObject({ total: 0 })
})

test.each([
  ['categoryNotFound', { saasId: 'nothing' }],
  ['parentNotAllowed', { parentId: 'nothing' }],
])('a reference to nothing is refused: %s', async (error, change) => {
  expect(await operator.tryCall('addEnterprise', sample(change))).toMatchObject({ status: 409, error })
})

test('an enterprise cannot come to stand below itself, nor below five levels', async () => {
  const top = await server.given.enterprise()
  let bottom = top
  for (let level = 2; level <= 5; level += 1) {
    const child = await server.given.enterprise()
    await operator.call('updateEnterprise', { entid: child.id, version: 1, parentId: bottom.id })
    bottom = child
  }
  const sixth = sample({ parentId: bottom.id })
  expect(await operator.tryCall('addEnterprise', sixth)).toMatchObject({ error: 'parentNotAllowed' })
  const circle = { entid: top.id, version: 1, parentId: bottom.id }
  expect(await operator.tryCall('updateEnterprise', circle)).toMatchObject({ error: 'parentNotAllowed' })
})

test('two operators moving enterprises below each other never make a circle', async () => {
  const [one, two] = await Promise.all([server.given.enterprise(), server.given.enterprise()])
  const answers = await Promise.all([
    operator.tryCall('updateEnterprise', { entid: one.id, version: 1, parentId: two.id }),
    operator.tryCall('updateEnterprise', { entid: two.id, version: 1, parentId: one.id }),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test('of two changes to the same version the second is refused', async () => {
  const { id } = await server.given.enterprise()
  await operator.call('updateEnterprise', { entid: id, version: 1, shortName: 'One' })
  const answer = await operator.tryCall('updateEnterprise', { entid: id, version: 1, shortName: 'Two' })
  expect(answer).toMatchObject({ status: 409, error: 'versionConflict' })
  expect(await operator.call('getEnterprise', { entid: id })).toMatchObject({ shortName: 'One', version: 2 })
})

test('an empty text clears what a change may clear', async () => {
  const { id } = await server.given.enterprise()
  await operator.call('updateEnterprise', {
    entid: id,
    version: 1,
    saasId: 'retail',
    expiresAt: '2040-01-01T00:00:00Z',
  })
  const cleared = await operator.call('updateEnterprise', { entid: id, version: 2, saasId: '', expiresAt: '' })
  expect(cleared).toMatchObject({ saasId: null, expiresAt: null })
})

test('suspending stops the people of an enterprise at once, resuming lets them in again', async () => {
  const home = await server.given.enterprise()
  const member = await server.given.signedIn({ enterprise: home })
  await member.call('getCurrentEnterprise', {})
  await operator.call('updateEnterprise', { entid: home.id, version: 1, status: 'suspended' })
  expect(await member.tryCall('getCurrentEnterprise', {})).toMatchObject({ status: 403, error: 'spaceSuspended' })
  await operator.call('updateEnterprise', { entid: home.id, version: 2, status: 'active' })
  expect(await member.call('getCurrentEnterprise', {})).toMatchObject({ curEntId: home.id })
})

test('T04: an operator’s session that nobody has confirmed shuts no enterprise, by its state or by its last day', async () => {
  const { id } = await server.given.enterprise()
  const stolen = await server.given.signIn({ loginId: 'operator' })
  const change = async (facts: object) =>
    (await stolen.tryCall('updateEnterprise', { entid: id, version: 1, ...facts })).error
  expect(await change({ status: 'suspended' })).toBe('stepUpRequired')
  expect(await change({ status: 'readonly' })).toBe('stepUpRequired')
  expect(await change({ status: 'active' })).toBe('stepUpRequired')
  expect(await change({ expiresAt: '2020-01-01T00:00:00Z' })).toBe('stepUpRequired')
  expect(await change({ shortName: 'Other' })).toBeNull()
})

test('an enterprise that is still being provisioned cannot be resumed', async () => {
  const { id } = await server.given.enterprise({ status: 'provisioning' })
  const answer = await operator.tryCall('updateEnterprise', { entid: id, version: 1, status: 'active' })
  expect(answer).toMatchObject({ status: 409, error: 'enterpriseNotReady' })
})

test('a provisioning that gave up is done after a retry', async () => {
  const { entid } = await operator.call('addEnterprise', sample())
  await untilDone(entid)
  const fail = { status: 'failed', step: 'roles', percent: 40, error_key: 'internal' } as const
  await server.services.tx(platform, (db) => db.updateTable('job').set(fail).where('key', '=', entid).execute())
  expect(await operator.call('getEnterpriseProgress', { entid })).toMatchObject({
    status: 'failed',
    step: 'administrator',
    error: 'internal',
  })
  await operator.call('retryProvisioning', { entid })
  await untilDone(entid)
})

test('each act is in the audit log, without secrets', async () => {
  const { entid } = await operator.call('addEnterprise', sample())
  const rows = await server.services.tx(platform, (db) =>
    db.selectFrom('audit_log').selectAll().where('target_id', '=', entid).execute(),
  )
  expect(rows).toMatchObject([{ action: 'addEnterprise', actor_type: UserType.operator, result: 'ok' }])
  expect(JSON.stringify(rows)).not.toContain(password)
})

test('a person is shown to themselves, their administrators and operators, and to nobody else', async () => {
  const home = await server.given.enterprise()
  const member = await server.given.signedIn({ enterprise: home })
  const administrator = await server.given.signedIn({ enterprise: home, userType: UserType.administrator })
  const colleague = await server.given.signedIn({ enterprise: home })
  const stranger = await server.given.signedIn({ userType: UserType.administrator })
  const person = { userid: member.person.id, currentEntId: home.id }
  const answers = await Promise.all(
    [member, administrator, operator, colleague, stranger].map(async (who) => who.tryCall('getEnterpriseUser', person)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 403, 403])
  const nobody = await stranger.tryCall('getEnterpriseUser', { ...person, userid: 'nobody' })
  expect(nobody).toMatchObject({ status: 403, error: answers[4]?.error })
})

function sample(change: Partial<CallInput<'addEnterprise'>> = {}): CallInput<'addEnterprise'> {
  const unique = newId()
  return {
    name: `Sample ${unique}`,
    admin: { loginId: `a-${unique}`, name: 'Admin' },
    idempotencyKey: `key-${unique}`,
    ...change,
  }
}

/** Asks until the provisioning is over; the test's own time limit ends a hopeless wait. */
async function untilDone(entid: string) {
  for (;;) {
    const progress = await operator.call('getEnterpriseProgress', { entid })
    if (progress.status === 'done') return progress
  }
}
