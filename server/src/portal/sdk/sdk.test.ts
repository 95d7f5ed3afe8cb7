import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sharedSet } from '@atrium/shared-utility/contract'
import { makePortalFolder } from '../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

const file = 'atrium-parcel-1.0.0-h0123456789.tgz'
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

test('a portal without packages for teams says so, and shows no page in their place', async () => {
  for (const name of ['index.json', file]) {
    const { status, headers } = await fetchSdk(name)
    expect([status, headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])
  }
})

test('everybody gets the packages, which may be kept for good, and their index, which may not', async () => {
  await mkdir(path.join(portal.folder, 'importmap/dist/sdk'), { recursive: true })
  await writeFile(path.join(portal.folder, 'importmap/dist/sdk', file), 'packed')
  await writeFile(path.join(portal.folder, 'importmap/dist/sdk/index.json'), '{"packages":[]}')
  const [packed, index] = [await fetchSdk(file), await fetchSdk('index.json')]
  expect([await packed.text(), await index.json()]).toEqual(['packed', { packages: [] }])
  expect(packed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(index.headers.get('cache-control')).toBe('no-cache')
})

test('what the portal shares is told with export names and versions, of the revision in force', async () => {
  const told = sharedSet.parse(await (await fetchSdk('shared.json')).json())
  expect(told).toEqual({ exports: {}, versions: { react: '19.3.1' } })
})

test.each(['..%2fportal.json', '.npmrc', 'inputs.txt', 'atrium-parcel-1.0.0.tgz.br'])(
  '/sdk/%s leads nowhere',
  async (name) => {
    expect([400, 404]).toContain((await fetchSdk(name)).status)
  },
)

function fetchSdk(name: string) {
  return fetch(`${server.url}/sdk/${name}`)
}
