import { verify, createPublicKey } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { baseConfig, signedBaseConfig, type SignedBaseConfig } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const accept = { accept: 'text/html,*/*' }
const bootDocument = z.object({
  nonce: z.string(),
  publicKey: z.string(),
  baseConfig: signedBaseConfig,
  lang: z.string(),
  langVersion: z.string(),
  dictionary: z.record(z.string(), z.string()),
  session: z.object({ login: z.boolean(), isSysUpdating: z.boolean() }).optional(),
})

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

describe('the page', () => {
  test('S60: carries a fresh nonce on every script, and a policy that knows no other', async () => {
    const [one, two] = [await page('/user/workbench'), await page('/user/workbench')]
    expect(one.nonce).not.toBe(two.nonce)
    expect(one.policy).toContain(`script-src 'nonce-${one.nonce}' 'strict-dynamic';`)
    expect(one.policy).toContain("require-trusted-types-for 'script'; trusted-types atrium-loader default")
    expect(one.policy).not.toMatch(/unsafe-/)
    const scripts = [...one.html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
    expect(scripts).toHaveLength(5)
    for (const tag of scripts) expect(tag).toContain(`nonce="${one.nonce}"`)
    expect(one.html).not.toMatch(/\son\w+=/)
  })

  test('brings the base configuration, signed with the key that it names', async () => {
    const { boot } = await page('/home/login')
    expect(verified(boot.baseConfig, boot.publicKey)).toBe(true)
    const { payload } = boot.baseConfig
    expect(
      verified(
        { ...boot.baseConfig, payload: `${payload.slice(0, -1)}${payload.endsWith('A') ? 'B' : 'A'}` },
        boot.publicKey,
      ),
    ).toBe(false)
    expect(contents(boot.baseConfig).routes.map((route) => route.path)).toEqual(
      expect.arrayContaining(['/home/login', '/user/workbench', '/qichat', '/login', '/home/register']),
    )
  })

  test('says that no person is signed in, so that the shell need not ask; about a person it says nothing', async () => {
    expect((await page('/home/login')).boot.session).toEqual({ login: false, isSysUpdating: false })
    expect((await page('/home/login?securityToken=abc')).boot.session).toBeUndefined()
    const person = await server.given.signedIn()
    const { body } = await person.fetch('/user/workbench', { headers: accept })
    expect(String(body)).not.toContain('is_login')
  })

  test('gets the files of the parcel early that will be shown: the sign-in page when no person is signed in', async () => {
    expect((await page('/user/workbench')).preloads).toEqual([
      '/assets/shell/main.abc.js',
      '/assets/parcels/sign-in/main.a.js',
    ])
  })

  test('gets those of the route for a person who is signed in, with their imports and what makes calls', async () => {
    const person = await server.given.signedIn()
    const { body } = await person.fetch('/user/workbench', { headers: accept })
    expect(preloadsOf(String(body))).toEqual([
      '/assets/shell/main.abc.js',
      '/assets/parcels/workbench/main.w.js',
      '/assets/shared/react.r.js',
      '/assets/shared/calls.c.js',
    ])
  })

  test('gets what makes calls when the address may name a person: the shell then asks at once', async () => {
    expect((await page('/home/login?securityToken=abc')).preloads).toContain('/assets/shared/calls.c.js')
  })

  test('names Feishu’s bridge when Feishu opens it, and then alone', async () => {
    const agent = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Lark/7.62.12 LarkLocale/zh_CN ChannelName/Feishu'
    const { body } = await server.client().fetch('/home/login', { headers: { ...accept, 'user-agent': agent } })
    expect(String(body)).toContain('"@provider/feishu-h5-sdk":"https://lf-scm-cn.feishucdn.com/')
    expect((await page('/home/login')).html).not.toContain('@provider')
  })

  test('speaks the language of the visitor', async () => {
    const { body } = await server
      .client()
      .fetch('/home/login', { headers: { ...accept, 'accept-language': 'en-US,en;q=0.9' } })
    expect(String(body)).toContain('<html lang="en-US"')
    expect((await page('/home/login')).html).toContain('<html lang="zh-CN"')
  })

  test('names the enterprise only to its own people', async () => {
    const enterprise = await server.given.enterprise()
    const person = await server.given.signedIn({ enterprise })
    const at = `/space-${enterprise.id}/user/workbench`
    const own = await person.fetch(at, { headers: accept })
    expect(contents(bootOf(String(own.body)).baseConfig).space).toEqual({ entId: enterprise.id, name: enterprise.name })
    expect(contents((await page(at)).boot.baseConfig).space).toBeNull()
  })

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1, br;q=0', 'gzip'],
    ['identity', null],
  ])('travels compressed when the browser reads that: %s', async (accepted, encoding) => {
    const { headers, body } = await server
      .client()
      .fetch('/home/login', { headers: { ...accept, 'accept-encoding': accepted } })
    expect(headers.get('content-encoding')).toBe(encoding)
    expect(headers.get('vary')).toContain('Accept-Encoding')
    expect(String(body)).toMatch(/^<!doctype html>[^]*<\/html>\n$/)
  })

  test('is never kept by a cache', async () => {
    const { headers } = await server.client().fetch('/', { headers: accept })
    expect([
      headers.get('cache-control'),
      headers.get('x-content-type-options'),
      headers.get('referrer-policy'),
    ]).toEqual(['no-store', 'nosniff', 'same-origin'])
  })
})

test('the call answers what the page holds', async () => {
  const answer = await server.client().call('getBaseConfig', {})
  expect(contents(answer)).toMatchObject({
    revision: expect.stringMatching(/^[\w-]{16}$/),
    edition: 'product',
    demo: true,
    dependencies: { react: '19.3.1' },
  })
})

test('the dictionary holds route titles and problems in the language asked for', async () => {
  const answer = await server.client().call('getLanguage', { lang: 'en-US' })
  expect(answer['en-US']).toMatchObject({ 'route./home/login': 'Sign in', 'problem.forbidden': expect.any(String) })
  expect(answer['zh-CN']).toBeUndefined()
})

test('without a build the page itself says so in both languages, and the call too', async () => {
  const empty = await makePortalFolder()
  await rm(path.join(empty.folder, 'importmap/dist/portal.json'))
  const other = await startTestServer({ repositoryFolder: empty.folder })
  const answer = await other.client().fetch('/user/workbench', { headers: accept })
  expect(answer.status).toBe(500)
  expect(String(answer.body)).toMatch(
    /<div id="atrium-root"><main class="atrium-fatal".*门户无法启动.*The portal could not start/,
  )
  expect(answer.headers.get('content-security-policy')).toMatch(/^script-src 'none', /)
  expect((await other.client().tryCall('getBaseConfig', {})).error).toBe('configMissing')
  await other.close()
  await empty.remove()
})

async function page(at: string) {
  const { body, headers } = await server.client().fetch(at, { headers: accept })
  const html = String(body)
  const boot = bootOf(html)
  return {
    html,
    boot,
    nonce: boot.nonce,
    policy: headers.get('content-security-policy') ?? '',
    preloads: preloadsOf(html),
  }
}

function bootOf(html: string) {
  const [, json = ''] = /<script type="application\/json" id="atrium-boot"[^>]*>(.*?)<\/script>/.exec(html) ?? []
  return bootDocument.parse(JSON.parse(json))
}

function preloadsOf(html: string) {
  const links = html.matchAll(/<link rel="preload" as="script" href="([^"]+)" integrity="sha256-[^"]+" crossorigin=/g)
  return [...links].map(([, url]) => url)
}

function contents(signed: SignedBaseConfig) {
  return baseConfig.parse(JSON.parse(inflateSync(Buffer.from(signed.payload, 'base64url')).toString()))
}

function verified({ payload, sig }: SignedBaseConfig, publicKey: string) {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
  return verify(null, Buffer.from(payload), key, Buffer.from(sig, 'base64url'))
}
