import vm from 'node:vm'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { pagePolicies } from '@atrium/shared-utility/contract'
import { until } from '../../test/until.ts'
import { released, release, startReleasing, teamParcel } from '../revision/test/given-release.ts'

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

async function page() {
  const { body, headers } = await stage.server.client().fetch('/user/workbench', { headers: { accept: 'text/html' } })
  const policy = headers.get('content-security-policy')?.split('; ') ?? []
  return { html: String(body), policy: policy.find((one) => one.startsWith('trusted-types ')) }
}
