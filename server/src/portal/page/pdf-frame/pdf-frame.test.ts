import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
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

const script = '/assets/boot/pdf.p.js'

test('the document of a PDF is a sandbox that runs its one script and reaches nothing', async () => {
  const { status, headers } = await server.client().fetch('/frame/pdf')
  expect(status).toBe(200)
  const policy = headers.get('content-security-policy')?.split('; ') ?? []
  expect(policy).toEqual(
    expect.arrayContaining([
      'sandbox allow-scripts',
      "default-src 'none'",
      `script-src ${new URL(server.url).host}${script} 'wasm-unsafe-eval'`,
      "frame-ancestors 'self'",
    ]),
  )
  expect(policy.filter((rule) => /^(?:connect|img|frame|object|font)-src/.test(rule))).toEqual([])
  expect(policy.join()).not.toMatch(/allow-same-origin|'unsafe-(?:inline|eval)'/)
})

test('it is the same for a person and a stranger, and its script has integrity', async () => {
  const person = await server.given.signedIn()
  const [own, strange] = [await person.fetch('/frame/pdf'), await server.client().fetch('/frame/pdf')]
  expect(own.body).toEqual(strange.body)
  expect(String(own.body)).toMatch(new RegExp(`<script defer src="${script}" integrity="sha256-[^"]+" crossorigin`))
})

test('other origins may read its script, and no other file of the portal', async () => {
  const { headers } = await server.client().fetch(script)
  expect(headers.get('access-control-allow-origin')).toBe('*')
  const other = await server.client().fetch('/assets/boot/core.c.js')
  expect([other.status, other.headers.get('access-control-allow-origin')]).toEqual([200, null])
})
