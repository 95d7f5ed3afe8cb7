import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { z } from 'zod'
import { makePortalFolder, writePortal } from '../../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'

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

test('C1: the page of a visitor names only the files that it begins with, and where the rest is', async () => {
  const { map, attributes } = await importMapFor(server.client())
  expect(Object.keys(map.integrity)).toEqual([
    '/assets/shared/calls.c.js',
    '/assets/shell/main.abc.js',
    '/assets/parcels/sign-in/main.a.js',
  ])
  expect(Object.keys(map.imports)).toContain('@atrium/workbench')
  expect(attributes).toMatch(restAt)
})

test('the page of a stranger names what it fetches ahead: what makes calls, and home; no page of a person does (R17)', async () => {
  const aheadOf = async (client: Client, headers = {}) => {
    const { attributes = '' } = await importMapFor(client, headers)
    return /data-ahead="([^"]*)"/.exec(attributes)?.[1]
  }
  expect(await aheadOf(server.client())).toBe('@atrium/base/calls /assets/parcels/workbench/main.w.js react')
  expect(await aheadOf(await server.given.signedIn())).toBeUndefined()
  expect(await aheadOf(server.client(), { 'save-data': 'on' })).toBeUndefined()
})

test('the page of a person names all files', async () => {
  const { map, attributes } = await importMapFor(await server.given.signedIn())
  expect(Object.keys(map.integrity)).toContain('/assets/parcels/workbench/main.w.js')
  expect(attributes).not.toContain('data-rest')
})

test.each(['', 'br', 'gzip'])(
  'where the rest is, all files are named, and it may be kept for good: %s',
  async (encoding) => {
    const { attributes = '' } = await importMapFor(server.client())
    const [, at = '', integrity] = restAt.exec(attributes) ?? []
    const answer = await fetch(server.url + at, { headers: { 'accept-encoding': encoding } })
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, encoding === '' ? null : encoding])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const text = await answer.text()
    expect(`sha256-${createHash('sha256').update(text).digest('base64')}`).toBe(integrity)
    expect(JSON.parse(text).integrity).toHaveProperty(['/assets/parcels/workbench/main.w.js'])
  },
)

test('a page that is still open gets its own file map after another build has come', async () => {
  const { attributes: before = '' } = await importMapFor(server.client())
  const [, at = ''] = restAt.exec(before) ?? []
  await writePortal(portal.folder, { css: ['style.w.css'] })
  await until(async () => !(await importMapFor(server.client())).attributes?.includes(at))
  expect((await fetch(server.url + at)).status).toBe(200)
  expect((await fetch(`${server.url}/assets/map/files.AAAAAAAA.json`)).status).toBe(404)
})

type Client = ReturnType<TestServer['client']>

const restAt = /data-rest="(\/assets\/map\/files\.[\w-]{8}\.json)" data-integrity="([^"]+)"/

const importMap = z.object({
  imports: z.record(z.string(), z.string()),
  integrity: z.record(z.string(), z.string()),
})

async function importMapFor(client: Client, headers: Record<string, string> = {}) {
  const { body } = await client.fetch('/user/workbench', { headers: { accept: 'text/html,*/*', ...headers } })
  const [, attributes, text] = /<script type="systemjs-importmap"([^>]*)>([^<]*)</.exec(String(body)) ?? []
  return { attributes, map: importMap.parse(JSON.parse(text ?? '{}')) }
}
