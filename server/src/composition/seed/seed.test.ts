import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { userTypeName, userTypes } from '@atrium/shared-utility/contract'
import { platform } from '../../foundation/db/scope.ts'
import { runSql } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { demoAccounts, demoEnterprises, operatorAccount } from '../../portal/page/demo/accounts.ts'
import { seedFirstRun, type FirstRun } from './seed.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(async () => server.close())

test('the demo has an account of every user type', () => {
  expect(new Set(demoAccounts.map(({ userType }) => userType))).toEqual(new Set(userTypes))
})

const named = demoAccounts.map((account) => ({ ...account, type: userTypeName(account.userType) }))

test.each(named)('$loginId signs in as $type', async ({ loginId, userType, entId }) => {
  const person = await server.given.signIn({ loginId })
  expect(await person.call('getLoginStatus', {})).toMatchObject({ user_type: userType, curEntId: entId })
})

test('a database is seeded once, however often and by however many processes the server starts', async () => {
  const shown: FirstRun[] = []
  const show = (firstRun: FirstRun) => void shown.push(firstRun)
  const options = { demo: 'accounts', password: 'another password', show, now: new Date() } as const
  const again = async () => seedFirstRun(server.services, options)
  await Promise.all([again(), again()])
  expect(shown).toEqual([])
  const people = await server.services.tx(platform, (db) => db.selectFrom('user_account').select('id').execute())
  expect(people).toHaveLength(demoAccounts.length)
})

test('U04: the first operator’s printed password goes on until another is chosen; one that was given, and a demo’s, stay', async () => {
  const production = await startTestServer({ demo: 'none' })
  const mustChange = async (password: string) => {
    const client = production.client()
    await client.call('signIn', { loginId: operatorAccount.loginId, password })
    return (await client.call('getLoginStatus', {})).mustChangePassword === true
  }
  expect(await mustChange(production.config.demoPassword ?? '')).toBe(false)
  // The database is as before its first start.
  await runSql(production.address, "delete from user_account; delete from meta where key = 'seed'")
  const shown: FirstRun[] = []
  const show = (firstRun: FirstRun) => void shown.push(firstRun)
  await seedFirstRun(production.services, { demo: 'none', password: null, show, now: new Date() })
  const [password = ''] = shown.map((one) => one.password)
  expect([await mustChange(password), await mustChange(password)]).toEqual([true, true])
  await production.close()
})

test('the second enterprise brings a navigation of its own, the first uses the portal’s', async () => {
  const [first, second] = await Promise.all([
    server.given.signIn({ loginId: 'member' }),
    server.given.signIn({ loginId: 'member2' }),
  ])
  expect(await first.call('getNavigation', {}, { space: demoEnterprises.one.id })).toEqual({ custom: false, items: [] })
  expect(await second.call('getNavigation', {}, { space: demoEnterprises.two.id })).toMatchObject({ custom: true })
  expect((await first.call('getLoginStatus', {})).ownNavigation).toBeUndefined()
  expect((await second.call('getLoginStatus', {})).ownNavigation).toBe(true)
})

test('U05: a demo account stands in two enterprises, begins in the first and goes to the second', async () => {
  const { one, two } = demoEnterprises
  const partner = await server.given.signIn({ loginId: 'partner' })
  const { curEntId, list } = await partner.call('getCurrentEnterprise', {})
  expect([curEntId, new Set(list.map(({ entId }) => entId))]).toEqual([one.id, new Set([one.id, two.id])])
  await partner.call('switchEnterprise', { entId: two.id })
  expect((await partner.call('getCurrentEnterprise', {})).curEntId).toBe(two.id)
})
