import { brotliDecompressSync } from 'node:zlib'
import { get } from 'node:http'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { makePortalFolder, script } from '../../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let portal: Awaited<ReturnType<typeof makePortalFolder>>
let server: TestServer
beforeAll(async () => {
  portal = await makePortalFolder()
  server = await startTestServer({ repositoryFolder: portal.folder })
})
afterAll(async () => {
  await server.close()
  await portal.remove()
})

test('a file of the build may be kept for good', async () => {
  const { status, headers, body } = await fetchPath('/assets/shell/main.abc.js')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  })
  expect(body.toString()).toBe(script)
})

test('it travels as it was compressed by the build, when the browser can read that', async () => {
  const { headers, body } = await fetchPath('/assets/shell/main.abc.js', 'gzip, deflate, br')
  expect(headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(body).toString()).toBe(script)
})

test('V15: asked by HEAD a file says that it is there, or gone', async () => {
  const head = (path: string) => fetch(server.url + path, { method: 'HEAD' })
  const [there, gone] = [await head('/assets/shell/main.abc.js'), await head('/assets/shell/main.old.js')]
  expect([there.status, await there.text(), gone.status]).toEqual([200, '', 404])
  expect(there.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test.each([
  '/assets/shell/missing.js',
  '/assets/other/main.js',
  '/assets/shell/',
  '/assets/shell/.env',
  '/assets/shell/secret.txt',
  '/assets/shell/main.abc.js.br',
])('%s is not there, and no page is shown in its place', async (path) => {
  const { status, headers } = await fetchPath(path, '', 'text/html')
  expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
})

test.each(['/assets/shell/../secret.txt', '/assets/shell/%2e%2e/secret.txt', '/assets/shell/..%2fsecret.txt'])(
  '%s leads nowhere',
  async (path) => {
    expect((await fetchPath(path)).status).toBe(400)
  },
)

test('the mark is a picture for everyone, and no page', async () => {
  const { status, headers, body } = await fetchPath('/mark.svg')
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(headers['content-security-policy']).toContain('sandbox')
  expect(String(body)).toMatch(/^<svg /)
})

type FileAnswer = { status: number | undefined; headers: Record<string, unknown>; body: Buffer }

function fetchPath(path: string, encoding = '', accept = '*/*') {
  const { hostname, port } = new URL(server.url)
  return new Promise<FileAnswer>((resolve, reject) => {
    get({ hostname, port, path, headers: { 'accept-encoding': encoding, accept } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    }).once('error', reject)
  })
}
