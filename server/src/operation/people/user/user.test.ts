import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { createClient, type Client } from '../../../test/client.ts'
import { runSql } from '../../../test/cluster.ts'
import { heldUp } from '../../../test/held-up.ts'
import { lastAcceptedMs } from '../../../test/last-accepted.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let operator: Client

beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signIn({ loginId: 'operator' })
  await operator.call('verifyPassword', { op: 'verify', password })
})
afterAll(() => server.close())

test('the operator finds people of one type, with the enterprise they work in', async () => {
  const enterprise = await server.given.enterprise()
  const developer = await server.given.person({ userType: UserType.developer, enterprise })
  await server.given.person({ userType: UserType.member, enterprise })
  const { total, list } = await operator.call('listUsers', { userType: UserType.developer, entid: enterprise.id })
  expect(total).toBe(1)
  expect(list[0]).toMatchObject({
    userid: developer.id,
    userType: UserType.developer,
    entid: enterprise.id,
    entName: enterprise.name,
    status: 'active',
    online: false,
    isRoot: false,
    lastLoginAt: null,
  })
})

test('each filter of the specification narrows the list', async () => {
  const signedIn = await server.given.signedIn({ userType: UserType.saasAdministrator })
  const { id, loginId } = signedIn.person
  expect(await ids({ userType: UserType.saasAdministrator, online: true, iSearch: loginId.slice(0, 12) })).toContain(id)
  expect(await ids({ userType: UserType.saasAdministrator, online: false })).not.toContain(id)
  expect(await ids({ userName: `person ${loginId}` })).toEqual([id])
  expect(await ids({ userName: loginId, isRoot: true })).toEqual([])
  expect((await operator.call('listUsers', { isRoot: true })).list.map((row) => row.loginId)).toEqual(['operator'])
  const retail = (await operator.call('listEnterprises', { iSearch: '示例企业一' })).list[0]?.saasId ?? ''
  const inRetail = await operator.call('listUsers', { saas_id: retail, userType: UserType.administrator })
  expect(inRetail.list.map((row) => row.loginId)).toContain('admin')
  expect(await ids({ iSearch: loginId, status: 'suspended' })).toEqual([])
})

test('a search finds part of a Chinese name and part of a login id', async () => {
  const found = async (iSearch: string) =>
    (await operator.call('listUsers', { iSearch })).list.map((row) => row.loginId)
  expect(await found('知秋')).toEqual(['partner'])
  expect(await found('PARTN')).toEqual(['partner'])
  expect(await found('no such person')).toEqual([])
})

test.each([
  ['pinyin', 'zengguofan'],
  ['pinyin with blanks', 'Zeng Guo fan'],
  ['the beginning', 'zengg'],
  ['first letters', 'zgf'],
  ['capitals', 'ZGF'],
  ['a later syllable', 'guofan'],
  ['the reading that is usual elsewhere', 'cengguo'],
])('a search finds a Chinese name by %s (R8)', async (_what, iSearch) => {
  const { id } = await server.given.person({ name: '曾国藩' })
  for (const filter of [{ iSearch }, { userName: iSearch }]) expect(await ids(filter)).toContain(id)
})

test('a person is found by the pinyin of the name that they have now, and not by the middle of a syllable (R8)', async () => {
  const { id } = await server.given.person({ name: '张三' })
  const found = async () => Promise.all(['zhangsan', 'hangsan', 'lisi'].map((iSearch) => ids({ iSearch })))
  expect(await found()).toEqual([[id], [], []])
  await operator.call('updateUser', { userid: id, version: 1, name: '李四' })
  expect(await found()).toEqual([[], [], [id]])
})

test('paging shows everybody once', async () => {
  const all = await operator.call('listUsers', { iDisplayLength: 200, sort: 'lastLoginAt' })
  const pages = []
  for (let start = 0; start < all.total; start += 3)
    pages.push(
      ...(await operator.call('listUsers', { iDisplayStart: start, iDisplayLength: 3, sort: 'lastLoginAt' })).list,
    )
  expect(pages.map(({ userid }) => userid)).toEqual(all.list.map(({ userid }) => userid))
})

test('S06: a person who is suspended is out everywhere within a second, also at another process, until resumed', async () => {
  const other = await server.startAnother()
  try {
    const browser = await server.given.signedIn()
    const { person } = browser
    const elsewhere = createClient(other.url)
    await elsewhere.call('signIn', { loginId: person.loginId, password })
    expect((await elsewhere.tryCall('getHomeLink', {})).status).toBe(200)
    await operator.call('updateUser', { userid: person.id, version: 1, status: 'suspended' })
    const suspendedAt = performance.now()
    expect((await browser.tryCall('getHomeLink', {})).status).toBe(401)
    const isIn = async () => (await elsewhere.tryCall('getHomeLink', {})).status === 200
    expect(await lastAcceptedMs(isIn, suspendedAt)).toBeLessThan(1000)
    expect((await server.client().tryCall('signIn', { loginId: person.loginId, password })).error).toBe(
      'badCredentials',
    )
    await operator.call('updateUser', { userid: person.id, version: 2, status: 'active' })
    expect((await elsewhere.tryCall('getHomeLink', {})).status).toBe(401)
    expect((await elsewhere.tryCall('signIn', { loginId: person.loginId, password })).status).toBe(200)
  } finally {
    await other.stop()
  }
})

test('a person whose sessions were ended signs in again', async () => {
  const browser = await server.given.signedIn()
  expect(await operator.call('endUserSessions', { userid: browser.person.id })).toEqual({ ended: 1 })
  expect((await browser.tryCall('getHomeLink', {})).status).toBe(401)
  expect((await browser.tryCall('signIn', { loginId: browser.person.loginId, password })).status).toBe(200)
})

test('of two operators who read the same, the second is told', async () => {
  const { id } = await server.given.person()
  await operator.call('updateUser', { userid: id, version: 1, status: 'suspended' })
  const second = await operator.tryCall('updateUser', { userid: id, version: 1, status: 'active' })
  expect(second.error).toBe('versionConflict')
})

test('operators neither lock themselves out nor act on people of the platform unless they are root', async () => {
  const plain = await server.given.signedIn({ userType: UserType.operator })
  await plain.call('verifyPassword', { op: 'verify', password })
  const colleague = await server.given.person({ userType: UserType.operator })
  const attempts = (by: Client, userid: string) =>
    Promise.all([
      by.tryCall('updateUser', { userid, version: 1, status: 'suspended' }),
      by.tryCall('endUserSessions', { userid }),
      by.tryCall('resetPassword', { op: 'reset', userId: userid }),
    ])
  const errors = async (by: Client, userid: string) => (await attempts(by, userid)).map(({ error }) => error)
  expect(await errors(plain, plain.person.id)).toEqual(['ownAccount', 'ownAccount', 'ownAccount'])
  expect(await errors(plain, colleague.id)).toEqual(['rootRequired', 'rootRequired', 'rootRequired'])
  expect(await errors(operator, colleague.id)).toEqual([null, null, null])
})

test('an operator who stops being root while they act on another one does nothing to them', async () => {
  const colleague = await server.given.signedIn({ userType: UserType.operator })
  const acting = await server.given.signedIn({ userType: UserType.operator })
  const { id } = acting.person
  await runSql(server.address, `update user_account set is_root = true where id = '${id}'`)
  await acting.call('verifyPassword', { op: 'verify', password })
  const other = {
    locks: `select from user_account where id = '${id}' for update`,
    does: `update user_account set is_root = false where id = '${id}'`,
  }
  const answer = await heldUp(server, other, () => acting.tryCall('endUserSessions', { userid: colleague.person.id }))
  expect(answer.error).toBe('rootRequired')
  expect((await colleague.call('getLoginStatus', {})).login).toBe(true)
})

test('a person who was only invited is not made active past the invitation', async () => {
  const { id } = await server.given.person()
  await server.services.tx(platform, (db) =>
    db.updateTable('user_account').set({ status: 'invited' }).where('id', '=', id).execute(),
  )
  const answer = await operator.tryCall('updateUser', { userid: id, version: 1, status: 'active' })
  expect(answer.error).toBe('userNotReady')
})

async function ids(input: {
  userType?: UserType
  online?: boolean
  iSearch?: string
  userName?: string
  isRoot?: boolean
  status?: 'suspended'
}) {
  return (await operator.call('listUsers', { ...input, iDisplayLength: 200 })).list.map(({ userid }) => userid)
}

test('U09: a suspended membership is listed as one, found by it, and comes after one that lets its person in', async () => {
  const [first, second] = [await server.given.enterprise(), await server.given.enterprise()]
  const person = await server.given.person({ userType: UserType.member, enterprise: first })
  const suspend = (db: Db) => db.updateTable('membership').set({ status: 'suspended' }).where('user_id', '=', person.id)
  await server.services.tx(platform, (db) => suspend(db).execute())
  const found = async (more: object) =>
    (await operator.call('listUsers', { userType: UserType.member, entid: first.id, ...more })).list
  expect(await found({})).toMatchObject([{ userid: person.id, entid: first.id, membership: 'suspended' }])
  expect(await found({ membership: 'suspended' })).toHaveLength(1)
  expect(await found({ membership: 'active' })).toEqual([])
  const ids = async () =>
    (await operator.call('listUsers', { membership: 'suspended' })).list.map(({ userid }) => userid)
  expect(await ids()).toEqual([person.id])
  await server.services.tx(platform, (db) =>
    db.insertInto('membership').values({ ent_id: second.id, user_id: person.id, user_type: UserType.member }).execute(),
  )
  const { list } = await operator.call('listUsers', { iSearch: person.loginId })
  expect(list).toMatchObject([{ entid: second.id, membership: 'active' }])
})
