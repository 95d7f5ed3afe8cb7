import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { startChild } from '../test/child-server.ts'
import { makeDataFolder } from '../test/data-folder.ts'
import { watchPackages } from '../test/loaded-packages.ts'

let folder: string
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ folder, remove } = await makeDataFolder())
})
afterEach(() => remove())

/** Each takes megabytes of every process, and most processes never need it. */
const late = [
  '@simplewebauthn/server',
  'libphonenumber-js',
  'nodemailer',
  'oidc-provider',
  'openid-client',
  'prom-client',
  'undici',
]

test('C4: a server that was started and visited has loaded nothing that no setting and nobody asked for', async () => {
  const loaded = await packagesOf({})
  expect(late.filter((name) => loaded.has(name))).toEqual([])
  // Else nothing would have been watched.
  expect(loaded).toContain('fastify')
}, 120_000)

test('C4: what a setting asks for is loaded by the start', async () => {
  expect(await packagesOf({ ATRIUM_METRICS_TOKEN: 'a-token-of-the-tests' })).toContain('prom-client')
}, 120_000)

async function packagesOf(environment: Record<string, string>) {
  const watch = watchPackages(folder)
  const server = await startChild(folder, { ...environment, ...watch.environment })
  const page = await fetch(`${server.url}/home/login`, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  expect(await server.end('SIGTERM')).toBe(0)
  return watch.loaded()
}
