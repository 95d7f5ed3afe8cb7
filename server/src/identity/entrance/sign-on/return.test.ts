import { startIdentityProvider, type IdentityProvider } from '@atrium/fake-providers/identity-provider'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenCompany, givenNewcomer, goAndComeBack } from './test/given.ts'

let server: TestServer
let provider: IdentityProvider
let company: Awaited<ReturnType<typeof givenCompany>>

beforeAll(async () => {
  provider = await startIdentityProvider()
  server = await startTestServer({ environment: { ATRIUM_ALLOW_LOOPBACK: '1' } })
  company = await givenCompany({ server, provider })
})
afterAll(async () => {
  await server.close()
  await provider.close()
})

const sql = <T>(work: Parameters<typeof server.services.tx<T>>[1]) => server.services.tx(platform, work)

async function signOn(browser: Client = server.client()) {
  const { space } = company
  const { status, error, body } = await browser.tryCall('finishSignOn', await goAndComeBack(browser, company), {
    space,
  })
  const result: { done?: string; state?: string; session?: { userId: string } } = Object(Object(body).result)
  return { browser, status, error, ...result }
}

/** A person whom the provider has made, and who has left. */
async function gone() {
  givenNewcomer(provider, company.domain)
  const { session } = await signOn()
  const userId = session?.userId ?? ''
  await sql((db) =>
    db.updateTable('membership').set({ status: 'left', left_at: new Date() }).where('user_id', '=', userId).execute(),
  )
  return userId
}

const letIn = (userId: string, isOpen = true) => company.administrator.call('letMemberReturn', { userId, isOpen })
const comeBack = (browser: Client, state = '') => browser.tryCall('returnBySignOn', { state }, { space: company.space })

async function standingOf(userId: string) {
  const rows = await sql((db) =>
    db.selectFrom('membership').select(['status', 'user_type']).where('user_id', '=', userId).execute(),
  )
  return rows.map(({ status, user_type: type }) => `${status} ${type}`)
}

test('U05: a person whom a provider made, and who left, comes back when an administrator lets them and they say so', async () => {
  const userId = await gone()
  expect((await signOn()).error).toBe('membershipEnded')
  await letIn(userId)
  const { browser, done, state } = await signOn()
  expect(done).toBe('returning')
  // Signing in alone does not bring the person back, and opens nothing.
  expect(await standingOf(userId)).toEqual([`left ${UserType.member}`])
  expect(await browser.call('getLoginStatus', {})).toMatchObject({ login: false })
  expect((await comeBack(browser, state)).status).toBe(200)
  expect(await browser.call('getLoginStatus', {})).toMatchObject({ login: true, userId, curEntId: company.space })
  expect(await standingOf(userId)).toEqual([`active ${UserType.member}`])
  expect((await signOn()).done).toBe('signedIn')
})

test('U05: the state is of this browser and of one use, and of nothing that was not asked', async () => {
  const userId = await gone()
  await letIn(userId)
  const { browser, state } = await signOn()
  expect((await comeBack(server.client(), state)).error).toBe('signOnExpired')
  const out = await goAndComeBack(browser, company)
  expect((await comeBack(browser, out.state)).error).toBe('signOnExpired')
  const answers = await Promise.all(Array.from({ length: 4 }, () => comeBack(browser, state)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await standingOf(userId)).toEqual([`active ${UserType.member}`])
})

test('U05: it is over when it is taken back, and when the provider is another one meanwhile', async () => {
  const userId = await gone()
  await letIn(userId)
  const one = await signOn()
  await letIn(userId, false)
  expect((await comeBack(one.browser, one.state)).error).toBe('returnOver')
  await letIn(userId)
  const other = await signOn()
  const setIssuer = (issuer: string) =>
    sql((db) => db.updateTable('connector').set({ issuer }).where('id', '=', company.id).execute())
  await setIssuer('https://elsewhere.example')
  expect((await comeBack(other.browser, other.state)).error).toBe('signOnExpired')
  await setIssuer(provider.issuer)
  expect(await standingOf(userId)).toEqual([`left ${UserType.member}`])
})

test('U05: a person with a way of their own is brought back by that alone, never by the provider’s word', async () => {
  const userId = await gone()
  await letIn(userId)
  const { browser, state } = await signOn()
  await sql((db) =>
    db
      .updateTable('user_account')
      .set({ email: `${userId}@own.example`, email_verified_at: new Date() })
      .where('id', '=', userId)
      .execute(),
  )
  expect((await comeBack(browser, state)).error).toBe('returnOver')
  expect((await signOn()).error).toBe('returnByOwnWay')
  expect(await standingOf(userId)).toEqual([`left ${UserType.member}`])
})
