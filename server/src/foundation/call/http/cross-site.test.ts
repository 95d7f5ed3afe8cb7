import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Problem, UserType } from '@atrium/shared-utility/contract'
import { createClient, type Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { refuseCrossSite } from './cross-site.ts'

const form = 'application/x-www-form-urlencoded'
let server: TestServer
let person: Client

beforeAll(async () => {
  server = await startTestServer()
  person = await server.given.signedIn()
})
afterAll(() => server.close())

describe('S23: a change is refused', () => {
  test.each([
    ['that another site sent', { 'sec-fetch-site': 'cross-site' }],
    ['that a neighbouring site sent', { 'sec-fetch-site': 'same-site' }],
    ['that a page without an origin sent', { origin: 'null' }],
    ['whose origin is another', { origin: 'https://evil.example' }],
    ['whose token is another', { 'x-csrf-token': 'x'.repeat(43) }],
  ])('%s', async (_what, headers: Record<string, string>) => {
    const answer = await person.tryCall('updateCommonApplications', { ids: [] }, { headers })
    expect([answer.status, answer.error]).toEqual([403, 'crossSiteRequest'])
  })

  test('that shows no token', async () => {
    const bare = createClient(server.url)
    bare.cookies.set('sid', person.cookies.get('sid') ?? '')
    expect((await bare.tryCall('updateCommonApplications', {})).error).toBe('crossSiteRequest')
  })
})

test('a caller with a token that no longer fits can still sign out', async () => {
  const lost = await server.given.signedIn()
  const headers = { 'x-csrf-token': 'x'.repeat(43) }
  expect((await lost.tryCall('updateCommonApplications', { ids: [] }, { headers })).error).toBe('crossSiteRequest')
  expect((await lost.tryCall('signOut', {}, { headers })).status).toBe(200)
  expect((await lost.call('getLoginStatus', {})).login).toBe(false)
})

test('an answer carries its request id in a header, as in its body', async () => {
  const { headers, body } = await person.tryCall('getAppStatus', {})
  expect(body).toMatchObject({ requestId: headers.get('x-request-id') })
})

test('our own page may change things', async () => {
  const headers = { 'sec-fetch-site': 'same-origin', origin: server.url }
  expect((await person.tryCall('updateCommonApplications', { ids: [] }, { headers })).status).toBe(200)
})

test.each(['text/plain', 'application/xml', 'text/html', 'multipart/form-data; boundary=x'])(
  'S23: a body of type %s is not read',
  async (type) => {
    const answer = await person.fetch('/sapi/user/login', {
      method: 'POST',
      headers: { 'content-type': type },
      body: 'loginId=a&password=b',
    })
    expect([answer.status, answer.error]).toEqual([415, 'unsupportedContentType'])
  },
)

test.each([
  ['a field twice, in the path and the query', 'GET', '/api/sysop/progress/demo1?entid=demo2', ''],
  ['a prototype', 'POST', '/sapi/user/login', '__proto__[admin]=1'],
  ['a constructor', 'POST', '/sapi/user/login', 'constructor[prototype][admin]=1'],
  ['too deep a field', 'POST', '/sapi/user/login', 'a[b][c][d][e][f][g]=1'],
  ['too many fields', 'POST', '/sapi/user/login', Array.from({ length: 1001 }, (_, index) => `f${index}=1`).join('&')],
])('S48: %s is refused', async (...[, method, path, body]) => {
  const operator = await server.given.signedIn({ userType: UserType.operator })
  const init = method === 'GET' ? {} : { method, body, headers: { 'content-type': form } }
  expect((await operator.fetch(path, init)).error).toBe('malformedRequest')
})

test('S48: a body beyond a megabyte is refused', async () => {
  const answer = await person.fetch('/sapi/user/login', {
    method: 'POST',
    headers: { 'content-type': form },
    body: `a=${'x'.repeat(1024 * 1024)}`,
  })
  expect([answer.status, answer.error]).toEqual([413, 'requestTooLarge'])
})

test('bad fields are named, each in the person’s language', async () => {
  const answer = await server
    .client()
    .tryCall('signIn', { loginId: '', extra: 'x' }, { headers: { 'accept-language': 'en-GB' } })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({
    error: 'invalidInput',
    fields: expect.arrayContaining([
      { field: 'loginId', msg: 'Required' },
      { field: 'password', msg: 'Required' },
    ]),
  })
})

test('with a configured address only that origin may change things', () => {
  const ask = (origin: string) => () =>
    refuseCrossSite({
      method: 'POST',
      headers: { origin, host: 'inner:9000' },
      baseUrl: 'https://portal.example',
      csrf: null,
    })
  expect(ask('https://portal.example')).not.toThrow()
  expect(ask('http://inner:9000')).toThrow(Problem)
})
