import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type CallName, calls, UserType } from '@atrium/shared-utility/contract'
import { isOfSessions } from '../../test/is-of-sessions.ts'
import type { Client } from '../../test/client.ts'
import { opOf } from '../../test/op-of.ts'
import { makePortalFolder } from '../../test/portal-fixture.ts'
import { password, startTestServer, type TestServer } from '../../test/test-server.ts'

const office = { 'x-forwarded-for': '203.0.113.9' }
const elsewhere = { 'x-forwarded-for': '198.51.100.1' }
// What ends the session comes last, or the rest would be asked by nobody.
const last: CallName[] = ['signIn', 'signOut']
const names = [...keysOf(calls).filter((name) => !last.includes(name)), ...last]
const open = names.filter((name) => calls[name].access === 'public')
const others = names.filter((name) => isOfSessions(calls[name]))

let portal: Awaited<ReturnType<typeof makePortalFolder>>
let server: TestServer
let operator: Client
let enterprise: { id: string }

beforeAll(async () => {
  portal = await makePortalFolder()
  server = await startTestServer({
    environment: { ATRIUM_TRUST_PROXY: 'loopback' },
    repositoryFolder: portal.folder,
  })
  enterprise = await server.given.enterprise()
  operator = await server.given.signedIn({ userType: UserType.operator })
  await operator.call('verifyPassword', { op: 'verify', password })
  const networks = [{ network: '203.0.113.0/24', note: 'office' }]
  await operator.call('updateOperatorNetworks', { networks, version: 0 }, { headers: office })
})
afterAll(async () => {
  await server.close()
  await portal.remove()
})

describe('T15: to an operator from another network', () => {
  test.each(others)('%s is refused', async (name) => {
    const action = opOf(calls[name])
    for (const space of [undefined, enterprise.id]) {
      const answer = await operator.tryCall(name, action, { headers: elsewhere, ...(space !== undefined && { space }) })
      expect(answer.error).toBe('networkNotAllowed')
    }
  })

  test('the page is the one that a stranger gets', async () => {
    for (const path of ['/user/workbench', `/space-${enterprise.id}/user/workbench`]) {
      const headers = { ...elsewhere, accept: 'text/html' }
      const strangers = await server.client().fetch(path, { headers })
      expect(strangers.status).toBe(200)
      expect(textOf(await operator.fetch(path, { headers }))).toBe(textOf(strangers))
    }
  })

  test.each(open)('%s answers what it answers to a stranger', async (name) => {
    const action = { ...opOf(calls[name]), ...(name === 'getUserIdByOpenId' && { openid: 'somebody' }) }
    for (const space of [undefined, enterprise.id]) {
      const answers = []
      for (const client of [server.client(), sameBrowser()]) {
        const answer = await client.tryCall(name, action, { headers: elsewhere, ...(space !== undefined && { space }) })
        answers.push({ status: answer.status, error: answer.error, shape: shapeOf(answer.body) })
      }
      expect(answers[1]).toEqual(answers[0])
    }
  })
})

test('T15: an operator may sign out from anywhere', async () => {
  const leaving = await server.given.person({ userType: UserType.operator })
  const own = server.client()
  await own.call('signIn', { loginId: leaving.loginId, password }, { headers: office })
  await own.call('listEnterprises', {}, { headers: office })
  const sid = own.cookies.get('sid') ?? 'none'
  await own.call('signOut', {}, { headers: elsewhere })
  own.cookies.set('sid', sid)
  expect((await own.tryCall('listEnterprises', {}, { headers: office })).error).toBe('signInRequired')
})

/** The operator's, with what it holds now, and nothing of what one of these calls leaves there. */
function sameBrowser() {
  const client = server.client()
  for (const [name, value] of operator.cookies) client.cookies.set(name, value)
  return client
}

/** The page, without what is new each time. */
function textOf({ body }: { body: unknown }) {
  return shapeOf(String(body).replaceAll(/nonce="[^"]+"|"nonce":"[^"]+"/g, ''))
}

/** What an answer says; ids, tokens and times are new each time. */
function shapeOf(body: unknown) {
  return JSON.stringify(body, (key, value: unknown) => (key === 'content' ? '' : value))
    .replaceAll(/\b(payload\W+)([\w-]+)/g, (_all, name: string, packed: string) => name + unpacked(packed))
    .replaceAll(/(?<=\b(?:requestId|captchaId|challenge|ticket|sig|time|now)\b[\\":=]+)[^"\\]+/g, '')
}

function unpacked(packed: string) {
  return inflateSync(Buffer.from(packed, 'base64url'))
    .toString()
    .replaceAll(/"(issuedAt|time|now)":"?[^",}]+/g, '')
}

function keysOf<T extends object>(record: T) {
  return Object.keys(record) as (keyof T)[] // Object.keys() answers exactly these.
}
