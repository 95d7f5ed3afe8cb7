import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createLog } from '../../foundation/process/log/log.ts'
import type { Client } from '../../test/client.ts'
import { password, startTestServer, type TestServer } from '../../test/test-server.ts'

const lines: string[] = []
let server: TestServer
let person: Client

beforeAll(async () => {
  const written = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) })
  server = await startTestServer({
    environment: { ATRIUM_BASE_URL: 'https://portal.example' },
    log: createLog({ logLevel: 'trace' }, written),
  })
  person = server.client()
})
afterAll(() => server.close())

test('S08: over https no cookie is read by another host, none that opens something by a script', async () => {
  const { loginId } = await server.given.person()
  const signedIn = await person.tryCall('signIn', { loginId, password, remember: true })
  const kept = String.raw`=[\w.-]+; Max-Age=\d+; Path=/; SameSite=Lax; Secure`
  expect(signedIn.headers.getSetCookie()).toEqual(
    ['__Host-sid', 'csrf', 'entId', '__Host-dev', '__Host-keep'].map((name) =>
      expect.stringMatching(new RegExp(`^${name}${kept}${name.startsWith('__Host-') ? '; HttpOnly' : ''}$`)),
    ),
  )
})

test('S08: the session id is in no body, no address and no line of the log', async () => {
  const sid = person.cookies.get('__Host-sid') ?? 'none'
  const answers = await Promise.all([
    person.tryCall('getLoginStatus', {}),
    person.tryCall('listOwnSessions', {}),
    person.tryCall('getTwoStepStatus', {}),
    person.tryCall('listEnterprises', {}),
    person.fetch('/user/workbench', { headers: { accept: 'text/html' } }),
    person.fetch(`/napi/lang/json?lang=${sid}`),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 403, 200, 200])
  for (const { body, headers } of answers) {
    expect(JSON.stringify(body)).not.toContain(sid)
    expect(JSON.stringify([...headers])).not.toContain(sid)
  }
  expect(lines.filter((line) => line.includes('"msg":"request"')).length).toBeGreaterThanOrEqual(answers.length)
  expect(lines.join('')).not.toContain(sid)
})

test('S32: a Basic header that is no security token opens nothing, and no page hands its address to another site', async () => {
  const stranger = server.client()
  const headers = { authorization: `Basic ${Buffer.from(`id:${password}`).toString('base64')}` }
  expect((await stranger.tryCall('getHomeLink', {}, { headers })).status).toBe(401)
  expect((await stranger.tryCall('updateCommonApplications', { ids: [] }, { headers })).status).toBe(401)
  const page = await stranger.fetch('/home/login?securityToken=c2VjcmV0', { headers: { accept: 'text/html' } })
  expect(page.headers.get('referrer-policy')).toBe('same-origin')
  expect(lines.join('')).not.toContain('c2VjcmV0')
})

test('S33: a password in the query is refused, and not written down', async () => {
  const operator = server.client()
  await operator.call('signIn', { loginId: 'operator', password })
  const secret = encodeURIComponent(password)
  const answer = await operator.fetch(`/api/sysop/enterprise/all?_pwd=${secret}`)
  expect([answer.status, answer.error]).toEqual([400, 'invalidInput'])
  expect(JSON.stringify(answer.body)).not.toContain(password)
  expect(lines.join('')).not.toMatch(new RegExp(`${secret}|${password}`))
})
