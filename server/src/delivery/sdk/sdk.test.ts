import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sharedSet } from '@atrium/shared-utility/contract'
import { makePortalFolder } from '../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { platform } from '../../foundation/db/scope.ts'
import { until } from '../../test/until.ts'

const file = 'atrium-parcel-1.0.0-h0123456789.tgz'
let portal: Awaited<ReturnType<typeof makePortalFolder>>
let server: TestServer
beforeAll(async () => {
  portal = await makePortalFolder()
  server = await startTestServer({ repositoryFolder: portal.folder, releases: true })
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

test('a machine that has made no packages serves those of others byte for byte, former ones too, and names the last', async () => {
  await make({ 'atrium-parcel-1.0.0-hformer0000.tgz': 'former' }, [])
  await make({ 'atrium-parcel-1.0.1-hlatest0000.tgz': 'latest' }, ['1.0.1'])
  await untilKept('atrium-parcel-1.0.1-hlatest0000.tgz')
  const elsewhere = await makePortalFolder()
  const other = await server.startAnother({ repositoryFolder: elsewhere.folder })
  const at = (name: string) => fetchSdk(name, other.localUrl)
  const [former, latest] = [
    await at('atrium-parcel-1.0.0-hformer0000.tgz'),
    await at('atrium-parcel-1.0.1-hlatest0000.tgz'),
  ]
  expect([former.status, await former.text(), await latest.text()]).toEqual([200, 'former', 'latest'])
  expect(latest.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await (await at('index.json')).json()).toEqual({ packages: [named('1.0.1', 'latest')] })
  expect((await at('atrium-parcel-9.9.9-hunknown000.tgz')).status).toBe(404)
  await other.stop()
  await elsewhere.remove()
})

test('what lies in the store under the name of a package and is another file is not sent', async () => {
  const file = 'atrium-parcel-1.0.2-hdamaged000.tgz'
  await make({ [file]: 'whole' }, ['1.0.2'])
  await untilKept(file)
  await rm(path.join(madeIn(), file))
  await server.services.tx(platform, async (db) => {
    const kept = await db.selectFrom('sdk_package').selectAll().where('file', '=', file).executeTakeFirstOrThrow()
    const stored = await db
      .selectFrom('stored_file')
      .selectAll()
      .where('id', '=', kept.file_id)
      .executeTakeFirstOrThrow()
    await writeFile(path.join(server.dataFolder, 'files/whole', stored.place), 'wh0le')
  })
  const answer = await fetchSdk(file)
  expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining(file)])
})

const madeIn = () => path.join(portal.folder, 'importmap/dist/sdk')

/** Makes the files that `npm run sdk` leaves. */
async function make(files: Record<string, string>, versions: string[]) {
  await mkdir(madeIn(), { recursive: true })
  for (const [file, content] of Object.entries(files)) await writeFile(path.join(madeIn(), file), content)
  const packages = versions.map((version) => {
    const [file = '', content = ''] = Object.entries(files).find(([name]) => name.includes(version)) ?? []
    return { ...named(version, content), file }
  })
  await writeFile(path.join(madeIn(), 'index.json'), JSON.stringify({ packages }))
}

function named(version: string, content: string) {
  const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`
  return { name: '@atrium/parcel', version, file: `atrium-parcel-${version}-h${content}0000.tgz`, integrity }
}

/** A request for the index makes the machine look. */
async function untilKept(file: string) {
  await until(async () => {
    await fetchSdk('index.json')
    const rows = await server.services.tx(platform, (db) => db.selectFrom('sdk_package').select('file').execute())
    return rows.some((row) => row.file === file)
  })
}

function fetchSdk(name: string, url = server.url) {
  return fetch(`${url}/sdk/${name}`)
}
