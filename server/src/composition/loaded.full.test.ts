import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { startChild } from '../test/child-server.ts'
import { makeDataFolder } from '../test/data-folder.ts'
import { watchPackages } from '../test/loaded-packages.ts'
import { startCollector } from '../test/trace-collector.ts'

let folder: string
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ folder, remove } = await makeDataFolder())
})
afterEach(() => remove())

/** Each takes megabytes of every process, and most processes never need it. */
const late = [
  '@opentelemetry/sdk-trace',
  '@simplewebauthn/server',
  'libphonenumber-js',
  'nodemailer',
  'oidc-provider',
  'openid-client',
  'prom-client',
  'undici',
]

test('C4: a server that was started and visited has loaded nothing that no setting and no caller asked for', async () => {
  const loaded = await packagesOf({})
  expect(late.filter((name) => loaded.has(name))).toEqual([])
  // Otherwise nothing would have been watched.
  expect(loaded).toContain('fastify')
}, 120_000)

test('C4: what a setting asks for is loaded by the start', async () => {
  const collector = await startCollector()
  const loaded = await packagesOf({
    ATRIUM_METRICS_TOKEN: 'a-token-of-the-tests',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  })
  await collector.close()
  expect(['prom-client', '@opentelemetry/sdk-trace'].filter((name) => !loaded.has(name))).toEqual([])
  // A process that ends by a signal has sent the rest, too.
  expect(collector.posts.map(({ url }) => url)).toContain('/v1/traces')
}, 120_000)

async function packagesOf(environment: Record<string, string>) {
  const watch = watchPackages(folder)
  const server = await startChild(folder, { ...environment, ...watch.environment })
  const page = await fetch(`${server.url}/home/login`, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  expect(await server.end('SIGTERM')).toBe(0)
  return watch.loaded()
}
