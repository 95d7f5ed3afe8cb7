import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { baseConfig } from '@atrium/shared-utility/contract'
import type { Client } from '../../../test/client.ts'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenPng } from '../../../foundation/file/picture/test/given-png.ts'

const words = { name: '外勤门户', nameEn: 'Field portal', claim: '一处进入', claimEn: '' }
let portal: Awaited<ReturnType<typeof makePortalFolder>>
let server: TestServer
let root: Client

beforeAll(async () => {
  portal = await makePortalFolder()
  server = await startTestServer({ repositoryFolder: portal.folder })
  root = await server.given.signIn({ loginId: 'operator' })
  await root.call('verifyPassword', { op: 'verify', password })
})
afterAll(async () => {
  await server.close()
  await portal.remove()
})

async function brandIn(lang: 'zh-CN' | 'en-US') {
  const { payload } = await server.services.baseConfig({ lang, entId: null })
  return baseConfig.parse(JSON.parse(inflateSync(Buffer.from(payload, 'base64url')).toString())).brand
}

async function set(change: Partial<typeof words> & { hasLogo: boolean; logo?: string }) {
  const { version } = (await root.call('getPlatformSettings', {})).brand
  const answer = await root.tryCall('updateBrandSetting', { ...words, ...change, version })
  await server.services.settings.refresh()
  return answer
}

const logoNow = async () => (await root.call('getPlatformSettings', {})).brand.value.logo ?? ''

test('what no operator has set is not sent with a page', async () => {
  expect(await brandIn('zh-CN')).toBeUndefined()
})

test('a page says what the portal is called, in its language, and in its title from the start', async () => {
  expect((await set({ hasLogo: false })).status).toBe(200)
  expect(await brandIn('zh-CN')).toEqual({ name: '外勤门户', claim: '一处进入' })
  expect(await brandIn('en-US')).toEqual({ name: 'Field portal', claim: '一处进入' })
  const page = await server
    .client()
    .fetch('/home/login', { headers: { accept: 'text/html', 'accept-language': 'en-US' } })
  expect(page.body).toContain('<title>Field portal</title>')
  expect((await server.client().call('getServerConfig', {})).name).toBe('外勤门户')
})

test('a name is a text, whatever it looks like', async () => {
  await set({ name: '</title><script>x</script>', hasLogo: false })
  const page = await server.client().fetch('/home/login', { headers: { accept: 'text/html' } })
  expect(page.body).not.toContain('<script>x')
  await set({ hasLogo: false })
})

test('a logo is for everybody, under an address of its own, and goes when another comes', async () => {
  expect((await set({ hasLogo: true })).error).toBe('logoMissing')
  await set({ hasLogo: true, logo: givenPng().toString('base64') })
  const first = await logoNow()
  const shown = await fetch(server.url + first)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(givenPng())
  expect((await brandIn('zh-CN'))?.logo).toBe(first)
  await set({ hasLogo: true })
  expect(await logoNow()).toBe(first)
  await set({ hasLogo: true, logo: givenPng().toString('base64') })
  expect((await fetch(server.url + first)).status).toBe(404)
  await set({ hasLogo: false })
  expect(await logoNow()).toBe('')
  expect(await brandIn('zh-CN')).not.toHaveProperty('logo')
})

test.each([
  ['a page', Buffer.from('<svg onload="alert(1)"></svg>')],
  ['a picture that lies about its size', givenPng({ claimedPx: 50_000 })],
  ['more than 64 kB', Buffer.concat([givenPng(), Buffer.alloc(66_000)])],
  ['half a picture', givenPng().subarray(0, -20)],
])('S51: %s is no logo, and leaves nothing behind', async (_what, bytes) => {
  expect((await set({ hasLogo: true, logo: bytes.toString('base64') })).error).toBe('logoNoPicture')
  expect(await logoNow()).toBe('')
})

test('S35: a caller who knows the id of another file does not get it as a logo', async () => {
  const { id } = await root.call('addPackage', { platform: 'apk', name: 'x.apk', sizeBytes: 10 })
  expect((await server.client().tryCall('getBrandLogo', { id })).error).toBe('notFound')
})
