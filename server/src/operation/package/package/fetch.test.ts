import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { platform as platformScope } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { givenApk } from './test/given-package.ts'
import { givenOperator, uploaded, type Operator } from './test/given.ts'

let server: TestServer
let operator: Operator
let enterprise: { id: string; name: string }
const platform = 'apk'
const published = { status: 'published', enterprises: 'all' } as const
let version = 100

beforeAll(async () => {
  server = await startTestServer({ environment: { ATRIUM_BASE_URL: 'https://portal.example' } })
  operator = await givenOperator(server)
  enterprise = await server.given.enterprise({ name: '晨光科技' })
})
afterAll(() => server.close())

test('each link has a record of the caller who fetched it, in whose name and how much of it', async () => {
  const { id, sizeBytes } = await newer()
  await operator.call('publishPackage', { platform, id, data: published })
  const path = pathOf(await operator.call('linkPackage', { platform, id, entid: enterprise.id }))
  await operator.call('linkPackage', { platform, id })
  const agent = { headers: { 'user-agent': 'Phone/1' } }
  await server.client().fetch(path, agent)
  await server.client().fetch(path, { headers: { range: 'bytes=0-9' } })
  const read = () => operator.call('listPackageDownloads', { platform, id })
  const bytesAre = (bytes: number) => until(async () => (await read()).list[0]?.bytes === bytes)
  await bytesAre(sizeBytes + 10)
  const { total, list } = await read()
  expect(total).toBe(1)
  for (const [iSearch, count] of [
    ['晨光', 1],
    ['%', 0],
  ] as const)
    expect((await operator.call('listPackageDownloads', { platform, id, iSearch })).total).toBe(count)
  expect(list[0]).toMatchObject({ entid: enterprise.id, entName: '晨光科技', userAgent: 'Phone/1', isWhole: true })
  expect(await operator.call('getPackage', { platform, id })).toMatchObject({ downloads: 1 })
})

test('the link of an enterprise whose term is over opens nothing (S3)', async () => {
  const { id } = await newer()
  const { id: entid } = await server.given.enterprise()
  await operator.call('publishPackage', { platform, id, data: published })
  const path = pathOf(await operator.call('linkPackage', { platform, id, entid }))
  expect((await server.client().fetch(path)).status).toBe(200)
  await server.services.tx(platformScope, (db) =>
    db.updateTable('enterprise').set({ expires_at: new Date() }).where('id', '=', entid).execute(),
  )
  expect((await server.client().fetch(path)).status).toBe(403)
})

test('a caller who fetched the same bytes twice has not fetched the file; one who fetched it in pieces has', async () => {
  const { id, sizeBytes } = await newer()
  const path = pathOf(await operator.call('linkPackage', { platform, id }))
  const part = (range: string) => server.client().fetch(path, { headers: { range: `bytes=${range}` } })
  const read = async () => (await operator.call('listPackageDownloads', { platform, id })).list[0]
  for (let count = 0; count < 3; count += 1) await part(`0-${sizeBytes - 2}`)
  await until(async () => (await read())?.bytes === 3 * (sizeBytes - 1))
  expect(await read()).toMatchObject({ isWhole: false })
  await part('-1')
  await until(async () => (await read())?.isWhole === true)
})

test('a caller who asks by HEAD is told how large it is, and has fetched nothing', async () => {
  const { id, sizeBytes } = await newer()
  const path = pathOf(await operator.call('linkPackage', { platform, id }))
  const opened = jest.spyOn(server.services.files, 'open')
  const head = (at: string, headers = {}) => fetch(new URL(at, server.url), { method: 'HEAD', headers })
  const whole = await head(path)
  const [answer, part] = [whole.headers, await head(path, { range: 'bytes=0-3' })]
  expect([whole.status, answer.get('content-length'), answer.get('accept-ranges')]).toEqual([
    200,
    String(sizeBytes),
    'bytes',
  ])
  expect([answer.get('etag') === null, answer.get('content-type')]).toEqual([
    false,
    'application/vnd.android.package-archive',
  ])
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '4'])
  expect(opened).not.toHaveBeenCalled()
  opened.mockRestore()
  expect(await operator.call('listPackageDownloads', { platform, id })).toMatchObject({ total: 0 })
  for (const at of ['/d/unknown', `${path}x`, `${path}x/manifest.plist`]) expect((await head(at)).status).toBe(403)
  const html = { headers: { accept: 'text/html' } }
  for (const at of ['/d/a/b', '/d'])
    expect(await server.client().fetch(at, html)).toMatchObject({ status: 404, error: 'notFound' })
})

/** Uploaded, and newer than all before. */
function newer() {
  version += 1
  return uploaded(operator, { bytes: givenApk({ manifest: { versionCode: version } }) })
}

function pathOf({ url }: { url: string }) {
  return new URL(url).pathname
}
