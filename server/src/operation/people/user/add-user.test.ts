import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { platform } from '../../../foundation/db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let operator: Client

beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signIn({ loginId: 'operator' })
  await server.given.confirm(operator)
})
afterAll(() => server.close())

const { operator: operatorType, saasAdministrator } = UserType

test.each([operatorType, saasAdministrator])(
  'U04: a root operator makes a person of type %s, who comes in with the initial password and has to change it',
  async (userType) => {
    const loginId = `second.${userType}`
    const made = await operator.call('addUser', { loginId, name: '王芳', userType, email: 'wang@example.com' })
    const browser = server.client()
    const { user_type: type } = await browser.call('signIn', { loginId, password: made.initialSecret })
    expect(type).toBe(userType)
    expect((await browser.tryCall('getSaasScope', {})).error).toBe('passwordChangeRequired')
    await browser.call('changePassword', { op: 'change', newPassword: 'quite another long one' })
    expect((await browser.tryCall('getSaasScope', {})).status).toBe(200)
    const [row] = (await operator.call('listUsers', { iSearch: loginId })).list
    expect(row).toMatchObject({ userid: made.userid, userType, isRoot: false, status: 'active' })
    const [act] = (await operator.call('listAudit', { action: 'addUser', target: made.userid })).list
    expect(act).toBeDefined()
  },
)

test('U04: nothing of the initial password is kept that could be read', async () => {
  const { userid } = await operator.call('addUser', { loginId: 'kept', name: '甲', userType: operatorType })
  const row = await server.services.tx(platform, (db) =>
    db.selectFrom('credential').select(['initial', 'initial_secret']).where('user_id', '=', userid).executeTakeFirst(),
  )
  expect(row).toEqual({ initial: true, initial_secret: null })
})

test('a person who is made again after a lost answer is there once, with a password that opens; once it is changed, the name is taken', async () => {
  const asked = { loginId: 'again', name: '丁', userType: operatorType, onceKey: randomId() }
  const [one, two] = [await operator.call('addUser', asked), await operator.call('addUser', asked)]
  expect([two.userid, two.initialSecret === one.initialSecret]).toEqual([one.userid, false])
  const signIn = (secret: string) => server.client().tryCall('signIn', { loginId: 'again', password: secret })
  expect([(await signIn(one.initialSecret)).error, (await signIn(two.initialSecret)).error]).toEqual([
    'badCredentials',
    null,
  ])
  const browser = server.client()
  await browser.call('signIn', { loginId: 'again', password: two.initialSecret })
  await browser.call('changePassword', { op: 'change', newPassword: 'quite another long one' })
  expect((await operator.tryCall('addUser', asked)).error).toBe('loginIdTaken')
})

test('U04: only root operators make people of the platform, and all others are told before they confirm who they are', async () => {
  const plain = await server.given.signedIn({ userType: operatorType })
  const input = { loginId: 'third', name: '乙', userType: operatorType }
  expect((await plain.tryCall('addUser', input)).error).toBe('rootRequired')
  expect((await plain.call('getLoginStatus', {})).isRoot).toBeUndefined()
  const root = await server.given.signIn({ loginId: 'operator' })
  expect((await root.tryCall('addUser', input)).error).toBe('stepUpRequired')
  expect((await root.call('getLoginStatus', {})).isRoot).toBe(true)
})

test('U04: a login id that is taken is refused at its field, however it is written', async () => {
  const refused = await operator.tryCall('addUser', { loginId: 'OPERATOR', name: '丙', userType: operatorType })
  expect(refused).toMatchObject({ error: 'loginIdTaken', body: { fields: [{ field: 'loginId' }] } })
  expect(await operator.call('doesLoginIdExist', { loginId: 'ＯＰＥＲＡＴＯＲ' })).toEqual({ exist: true })
  expect(await operator.call('doesLoginIdExist', { loginId: 'nobody.yet' })).toEqual({ exist: false })
  const [own] = (await operator.call('listUsers', { iSearch: 'operator', isRoot: true })).list
  const asTheirs = { loginId: 'operator', userId: own?.userid }
  expect(await operator.call('doesLoginIdExist', asTheirs)).toEqual({ exist: false })
})

test('U04: what would be refused is said field by field before an account is made', async () => {
  const checked = await operator.call('validateUser', { loginId: 'operator', phone: '+10000000' })
  expect(checked.valid).toBe(false)
  expect(checked.fields.map(({ field }) => field)).toEqual(['loginId', 'phone'])
  expect(await operator.call('validateUser', { loginId: 'nobody.yet' })).toEqual({ valid: true, fields: [] })
})

test('U04: root is for operators alone', async () => {
  const input = { loginId: 'saas.root', name: '丁', userType: saasAdministrator, isRoot: true }
  expect((await operator.tryCall('addUser', input)).error).toBe('invalidInput')
  const { userid } = await operator.call('addUser', { ...input, isRoot: false })
  expect((await operator.tryCall('updateUser', { userid, version: 1, isRoot: true })).error).toBe('invalidInput')
})

test('U04: an operator is named and made root, against the version that was read', async () => {
  const { userid } = await operator.call('addUser', { loginId: 'fourth', name: '戊', userType: operatorType })
  expect(await operator.call('updateUser', { userid, version: 1, name: '己', isRoot: true })).toMatchObject({
    name: '己',
    isRoot: true,
    status: 'active',
    version: 2,
  })
  expect((await operator.tryCall('updateUser', { userid, version: 1, isRoot: false })).error).toBe('versionConflict')
})

test('U04: of two root operators who shut each other out at once, one remains', async () => {
  const acts = [{ status: 'suspended' as const }, { isRoot: false }]
  for (const act of [...acts, ...acts, ...acts]) {
    const pair = [await rootOperator(), await rootOperator()]
    const answers = await Promise.all(
      pair.map((one, at) => one.tryCall('updateUser', { userid: pair[1 - at]?.person.id, version: 1, ...act })),
    )
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  }
})

async function rootOperator() {
  const one = await server.given.signedIn({ userType: operatorType })
  await server.services.tx(platform, (db) =>
    db.updateTable('user_account').set({ is_root: true }).where('id', '=', one.person.id).execute(),
  )
  await server.given.confirm(one)
  return one
}
