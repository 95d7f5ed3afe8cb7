import { calls } from '../contract/index.ts'
import { call } from './call.ts'
import type { CallOptions } from './call-options.ts'
import { fakeServer, success, type Sent } from './fake-server.ts'
import { describe as describeRequest } from './request.ts'
import { takeSecurityToken } from './security-token.ts'

let server: ReturnType<typeof fakeServer>

afterEach(() => {
  server.restore()
  document.cookie = 'csrf=; max-age=0; path=/'
})

async function send(path: string, make: () => Promise<unknown>): Promise<Sent> {
  server = fakeServer(path, success({}))
  await make().catch(() => 'the answer does not matter here')
  const [sent] = server.sent
  if (!sent) throw new Error('nothing was sent')
  return sent
}

const admin = { loginId: 'admin.acme', name: '王 芳' }
const enterprise = { name: 'Acme & 企业', admin, idempotencyKey: '12345678' }

test('a call is a GET unless the contract says otherwise', async () => {
  expect((await send('/', () => call('listSaasCategories'))).method).toBe('GET')
})

test('GET data goes as a nested query string', () => {
  const { url, body } = describeRequest(calls.listEnterprises, {
    entType: 1,
    filter: { a: ['x', 'y'] },
    iSearch: '企 业',
  })
  expect(decodeURIComponent(new URL(url, 'https://portal.example').search)).toBe(
    '?filter[a][0]=x&filter[a][1]=y&iSearch=企 业',
  )
  expect(body).toBeUndefined()
})

test('values of the path are taken from the input, escaped, and sent nowhere else', async () => {
  const sent = await send('/', () => call('getEnterpriseUser', { userid: 'u/1', currentEntId: 'abc' }))
  expect(sent.url.pathname).toBe('/api2/enterprise/user_info/u%2F1/abc')
  expect(sent.url.search).toBe('')
})

test('a value of the path that is left out takes the contract’s default', async () => {
  expect((await send('/', () => call('listEnterprises', {}))).url.pathname).toBe('/api/sysop/enterprise/all')
})

test('POST and PUT bodies are form-encoded', async () => {
  const sent = await send('/', () => call('addEnterprise', enterprise))
  expect(sent.method).toBe('POST')
  expect(sent.headers.get('content-type')).toBe('application/x-www-form-urlencoded;charset=UTF-8')
  expect(decodeURIComponent(sent.body)).toBe(
    'name=Acme & 企业&admin[loginId]=admin.acme&admin[name]=王 芳&idempotencyKey=12345678',
  )
  expect(sent.body).toContain('Acme%20%26%20')
})

test.each([
  [{ contentType: 'json' }, 'application/json', JSON.stringify(enterprise)],
  [{ contentType: 'multipart' }, 'multipart/form-data', 'name="admin[loginId]"\r\n\r\nadmin.acme'],
] satisfies [CallOptions, string, string][])(
  'with the content type %j the body travels as %s',
  async (options, type, part) => {
    const sent = await send('/', () => call('addEnterprise', enterprise, options))
    expect(sent.headers.get('content-type')).toContain(type)
    expect(sent.body).toContain(part)
  },
)

test('a file among the input makes the body multipart', () => {
  const { body, headers } = describeRequest(calls.addEnterprise, { name: 'x', logo: new File(['abc'], 'logo.png') })
  expect(body).toBeInstanceOf(FormData)
  expect(headers['content-type']).toBeUndefined()
})

test.each([
  ['/space-abc/user/workbench', '/space-abc/sapi/user/entuser/info'],
  ['/user/workbench', '/sapi/user/entuser/info'],
])('on %s a call of the space goes to %s', async (page, path) => {
  expect((await send(page, () => call('getCurrentEnterprise'))).url.pathname).toBe(path)
})

test('a platform-wide call carries no space prefix', async () => {
  expect((await send('/space-abc/x', () => call('getLanguage', { lang: 'zh-CN' }))).url.pathname).toBe(
    '/napi/lang/json',
  )
})

test('writing calls carry the csrf cookie in a header, reading ones do not', async () => {
  document.cookie = 'csrf=1234567; path=/'
  expect((await send('/', () => call('signOut'))).headers.get('x-csrf-token')).toBe('1234567')
  server.restore()
  expect((await send('/', () => call('getLoginStatus'))).headers.get('x-csrf-token')).toBe(null)
})

test('no basic authorization without a security token on the page’s address', async () => {
  expect((await send('/?a=1', () => call('getLoginStatus'))).headers.get('authorization')).toBe(null)
})

test('the security token of the page’s address goes as basic authorization, also once it is off the address', async () => {
  const page = '/user/workbench?a=1&securityToken=aWQ6c2Vj+w==&b=2'
  expect((await send(page, () => call('getLoginStatus'))).headers.get('authorization')).toBe('Basic aWQ6c2Vj+w==')
  expect(takeSecurityToken()).toBe('/user/workbench?a=1&b=2')
  server.restore()
  expect((await send('/', () => call('getLoginStatus'))).headers.get('authorization')).toBe('Basic aWQ6c2Vj+w==')
})

test('V14: a parcel that puts another in the place of fetch reaches no call of the portal', async () => {
  const own = globalThis.fetch
  const foreign = jest.fn()
  globalThis.fetch = foreign
  await call('getServerConfig').catch(() => undefined)
  globalThis.fetch = own
  expect(foreign).not.toHaveBeenCalled()
})
