import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { baseConfig, type SignedBaseConfig } from '@atrium/shared-utility/contract'
import type { Client } from '../../../test/client.ts'
import { runSql } from '../../../test/cluster.ts'
import { until } from '../../../test/until.ts'
import { released, startReleasing, teamParcel } from '../../revision/test/given-release.ts'

let stage: Awaited<ReturnType<typeof startReleasing>>
beforeAll(async () => {
  stage = await startReleasing()
  const { server } = stage
  await released(server, teamParcel('orders', '1.0.0'))
  await released(server, teamParcel('stock', '1.0.0'))
  await until(async () => (await read(server.client(), '/team/stock')).map.includes('@team/stock'))
  small = await read(await server.given.signedIn(), '/team/orders')
  // More pages than travel with every page.
  const routes = Array.from({ length: 250 }, (_, n) => page(`/large/${n}`))
  const title = { 'zh-CN': '大', 'en-US': 'Large' }
  await released(
    server,
    teamParcel('large', '1.0.0', { declaration: { name: '@team/large', description: title, routes } }),
  )
  await until(async () => (await read(server.client(), '/large/7')).map.includes('@team/large'))
})
afterAll(() => stage.close())

let small: Awaited<ReturnType<typeof read>>

test('the page of a small portal has all of it', () => {
  expect(small.config.files).toBeUndefined()
  expect(small.names).toEqual(expect.arrayContaining(['@team/orders', '@team/stock']))
  expect(small.map).not.toContain('data-rest')
})

test('the page of a large portal has what its address needs, and names nothing of other teams', async () => {
  const { config, names, map, words } = await read(await stage.server.given.signedIn(), '/team/orders')
  expect(config.files?.url).toMatch(/^\/assets\/map\//)
  expect(names.filter((name) => name.startsWith('@team'))).toEqual(['@team/orders'])
  expect(config.routes.map(({ path }) => path)).toEqual(expect.arrayContaining(['/home/login', '/team/orders']))
  expect(map).not.toMatch(/@team\/(?:stock|large)|parcels\/(?:stock|large)/)
  expect(Object.keys(words).filter((key) => /team|large/.test(key))).toEqual(['route./team/orders'])
  expect(map).toMatch(/data-rest="\/assets\/map\//)
})

test('a person who signs in has the page that they are led to then', async () => {
  const { names } = await read(
    stage.server.client(),
    `/home/login?url=${encodeURIComponent('/space-a/team/stock?x=1')}`,
  )
  expect(names.filter((name) => name.startsWith('@team'))).toEqual(['@team/stock'])
})

test('a page of the database has the parcel that it opens', async () => {
  await runSql(
    stage.server.address,
    `insert into route (id, path, kind, app, title, open, public) values ('own', '/own', 'root', '@team/stock', 'x', false, false)`,
  )
  const { names, config } = await read(await stage.server.given.signedIn(), '/own')
  expect([names.includes('@team/stock'), config.routes.some(({ path }) => path === '/own')]).toEqual([true, true])
})

test('a caller who asks by call gets all of it', async () => {
  const config = decoded(await (await stage.server.given.signedIn()).call('getBaseConfig', {}))
  expect(config.routes.filter(({ app }) => app === '@team/large')).toHaveLength(250)
  expect(config.files?.url).toMatch(/^\/assets\/map\//)
})

function page(path: string) {
  return { path, kind: 'default' as const, title: { 'zh-CN': path, 'en-US': path }, open: false, public: false }
}

async function read(client: Client, address: string) {
  const { body } = await client.fetch(address, { headers: { accept: 'text/html,*/*' } })
  const [map = ''] = /<script type="systemjs-importmap"[^>]*>[^<]*</.exec(String(body)) ?? []
  const [, text = '{}'] = /id="atrium-boot"[^>]*>(.*?)<\/script>/.exec(String(body)) ?? []
  const boot: { baseConfig: SignedBaseConfig; dictionary: Record<string, string> } = JSON.parse(text)
  const config = decoded(boot.baseConfig)
  return { map, config, words: boot.dictionary, names: config.apps.map(({ name }) => name) }
}

function decoded({ payload }: SignedBaseConfig) {
  return baseConfig.parse(JSON.parse(inflateSync(Buffer.from(payload, 'base64url')).toString()))
}
