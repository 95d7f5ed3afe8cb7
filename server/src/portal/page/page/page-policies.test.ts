import { createHash } from 'node:crypto'
import vm from 'node:vm'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { pagePolicies } from '@atrium/shared-utility/contract'
import type { Client } from '../../../test/client.ts'
import { until } from '../../../test/until.ts'
import { released, release, startReleasing, teamParcel } from '../../revision/test/given-release.ts'

let stage: Awaited<ReturnType<typeof startReleasing>>
beforeAll(async () => {
  stage = await startReleasing()
})
afterAll(() => stage.close())

test('a page allows the policy of a framework only while a parcel in force declares it, and makes it before anything else', async () => {
  expect((await page()).policy).toBe('trusted-types atrium-loader default')
  const plain = teamParcel('drawn', '1.0.0')
  const declaration = plain.manifest.declaration && { ...plain.manifest.declaration, trustedTypes: ['vue', 'mine'] }
  await released(stage.server, teamParcel('drawn', '1.0.0', { declaration }))
  // A release is in the pages within a second, at once only where its hint has come.
  await until(async () => (await page()).policy === 'trusted-types atrium-loader default vue')
  const { html } = await page()
  const made = html.indexOf(pagePolicies(['vue']))
  expect(made).toBeGreaterThan(0)
  expect(html.slice(0, made)).not.toMatch(/<script[^>]* src=/)
  await release(stage.server, { changes: { drawn: null } })
  await until(async () => (await page()).policy === 'trusted-types atrium-loader default')
})

test('code that makes a policy of a framework gets the one of the page, which lets no address and no script pass', () => {
  const asked: [string, object][] = []
  const factory = {
    createPolicy: (name: string, rules: object) => {
      asked.push([name, rules])
      return { name }
    },
  }
  vm.runInNewContext(pagePolicies(['vue', 'lit-html']), { window: { trustedTypes: factory } })
  expect(asked.map(([name, rules]) => [name, Object.keys(rules)])).toEqual([
    ['vue', ['createHTML']],
    ['lit-html', ['createHTML']],
    ['default', ['createHTML']],
  ])
  const pass = { createScriptURL: (url: string) => url }
  expect(factory.createPolicy('vue', pass)).toBe(factory.createPolicy('vue', pass))
  expect(asked).toHaveLength(3)
  factory.createPolicy('atrium-loader', pass)
  expect(asked.at(-1)).toEqual(['atrium-loader', pass])
})

test('every page lets the empty text pass as markup, and no other text (R14)', async () => {
  const { html } = await page()
  const made: Record<string, { createHTML: (text: string) => string | null }> = {}
  const createPolicy = (name: string, rules: (typeof made)[string]) => (made[name] = rules)
  expect(html).toContain(pagePolicies([]))
  vm.runInNewContext(pagePolicies([]), { window: { trustedTypes: { createPolicy } } })
  expect(Object.keys(made)).toEqual(['default'])
  const texts = ['', ' ', '0', 'null', '<p>', '\0']
  expect(texts.map((text) => made['default']?.createHTML(text))).toEqual(['', null, null, null, null, null])
})

test('a browser without Trusted Types runs it, too', () => {
  vm.runInNewContext(pagePolicies(['vue']), { window: {} })
})

test('a title that a team writes is a text of the page, and ends no script of it', async () => {
  const { manifest } = teamParcel('titled', '1.0.0')
  const title = { 'zh-CN': '</script><script>alert(1)</script>', 'en-US': 'Team' }
  const routes = manifest.declaration?.routes.map((route) => ({ ...route, title })) ?? []
  const declaration = manifest.declaration && { ...manifest.declaration, routes }
  await released(stage.server, teamParcel('titled', '1.0.0', { declaration }))
  await until(async () => (await page()).html.includes('alert(1)'))
  expect((await page()).html).not.toContain('<script>alert')
  await release(stage.server, { changes: { titled: null } })
})

test('T22: a page runs its one text and files of the portal, whether a person is signed in or not, and none with another address', async () => {
  const person = await stage.server.given.signedIn()
  const asked: [Client, string][] = [
    [stage.server.client(), '/home/login'],
    [stage.server.client(), '/user/workbench'],
    [person, '/user/workbench'],
    [person, '/nowhere'],
  ]
  for (const [client, at] of asked) {
    const { policies, texts } = await policiesFor(client, at)
    expect(texts).toHaveLength(1)
    expect(policies).toEqual([`script-src 'self' 'sha256-${hashOf(texts[0])}'`, expect.stringContaining("'nonce-")])
  }
})

test('T22: a page that Feishu opens runs Feishu’s script, too, and nothing else of its host', async () => {
  const agent = 'Mozilla/5.0 (iPhone) Lark/7.62.12 LarkLocale/zh_CN ChannelName/Feishu'
  const { policies } = await policiesFor(stage.server.client(), '/home/login', { 'user-agent': agent })
  expect(policies[0]).toMatch(
    /^script-src 'self' 'sha256-\S+' https:\/\/lf-scm-cn\.feishucdn\.com\/lark\/op\/h5-js-sdk-[\d.]+\.js$/,
  )
})

test.each([
  ['/assets/shell/main.abc.js', "script-src 'self'; frame-ancestors 'none'"],
  ['/assets/shell/missing.js', "default-src 'none'; frame-ancestors 'none'"],
  ['/sdk/stage.json', "default-src 'none'; frame-ancestors 'none'"],
  ['/.well-known/security.txt', "default-src 'none'; frame-ancestors 'none'"],
  ['/sapi/user/baseinfo', "default-src 'none'; frame-ancestors 'none'"],
])('T22: %s, which is no page, lets no script from elsewhere into a window that shows it', async (at, policy) => {
  const { headers } = await stage.server.client().fetch(at)
  expect(headers.get('content-security-policy')).toBe(policy)
})

test('T22: a page shows the document of a PDF in a frame, and no other one', async () => {
  const { policies } = await policiesFor(stage.server.client(), '/home/login')
  const { host } = new URL(stage.server.url)
  expect(policies[1]).toContain(`; frame-src ${host}/frame/pdf;`)
})

async function page() {
  const { body, headers } = await stage.server.client().fetch('/user/workbench', { headers: { accept: 'text/html' } })
  const policy = headers.get('content-security-policy')?.split('; ') ?? []
  // Whatever the page makes, its second policy lets it.
  expect(policy[0]).toContain(hashOf(textsOf(String(body))[0]))
  return { html: String(body), policy: policy.find((one) => one.startsWith('trusted-types ')) }
}

async function policiesFor(client: Pick<Client, 'fetch'>, at: string, more: Record<string, string> = {}) {
  const { body, headers } = await client.fetch(at, { headers: { accept: 'text/html', ...more } })
  return {
    policies: headers.get('content-security-policy')?.split(', ') ?? [],
    texts: textsOf(String(body)),
  }
}

function textsOf(html: string) {
  return [...html.matchAll(/<script nonce="[^"]*">([^]*?)<\/script>/g)].map(([, text]) => text)
}

function hashOf(text = '') {
  return createHash('sha256').update(text).digest('base64')
}
