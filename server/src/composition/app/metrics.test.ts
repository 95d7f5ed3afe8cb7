import { afterEach, expect, test } from '@jest/globals'
import { makePortalFolder, writePortal } from '../../test/portal-fixture.ts'
import { freePort } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'

const token = 'a-token-of-the-tests'
let server: TestServer
afterEach(() => server.close())

test('T17: without a setting no caller is shown the metrics, not even on this machine', async () => {
  server = await startTestServer()
  expect((await metrics()).status).toBe(404)
})

test.each([
  [{}, 404],
  [{ authorization: 'Bearer another-token-here' }, 404],
  [{ authorization: `Basic ${token}` }, 404],
  [{ authorization: `Bearer ${token}` }, 200],
])('T17: with a token configured, a request with %j is answered %i', async (headers, status) => {
  server = await startTestServer({ environment: { ATRIUM_METRICS_TOKEN: token } })
  const answer = await metrics(headers)
  expect(answer.status).toBe(status)
  for (const name of ['http_request_seconds', 'live_streams 0', 'live_dropped_total 0'])
    expect(String(answer.body).includes(name)).toBe(status === 200)
})

test('what pages told of their parcels is among the metrics, by version', async () => {
  const portal = await makePortalFolder()
  server = await startTestServer({ environment: { ATRIUM_METRICS_TOKEN: token }, repositoryFolder: portal.folder })
  const of = { parcel: '@atrium/workbench', version: '1.0.0', kind: 'default', longTasks: 0 } as const
  const opening = { ...of, began: true, failed: false, erred: true, timings: { load: 700 }, errors: [] }
  await server.client().call('reportTelemetry', { revision: 'r', openings: [opening, { ...opening, version: '9' }] })
  const { body } = await metrics({ authorization: `Bearer ${token}` })
  const lines = String(body).split('\n')
  const labels = 'parcel="workbench",version="1.0.0",visitor="true"'
  expect(lines.filter((line) => line.startsWith('parcel_erred_openings_total'))).toEqual([
    `parcel_erred_openings_total{${labels}} 1`,
  ])
  expect(lines).toContain(`parcel_load_seconds_bucket{le="1",${labels}} 1`)
  await portal.remove()
})

test('a version that is not in force and that no page told of for a day is not among the metrics any more', async () => {
  const portal = await makePortalFolder()
  let offsetMs = 0
  const now = () => new Date(Date.now() + offsetMs)
  server = await startTestServer({
    now,
    environment: { ATRIUM_METRICS_TOKEN: token },
    repositoryFolder: portal.folder,
  })
  const of = { kind: 'default', longTasks: 0, began: true, failed: false, erred: false } as const
  const told = (slug: string, version: string) =>
    server.client().call('reportTelemetry', {
      revision: 'r',
      openings: [{ ...of, parcel: `@atrium/${slug}`, version, timings: { load: 9, mount: 9, content: 9 }, errors: [] }],
    })
  const counted = async () => {
    const { body } = await metrics({ authorization: `Bearer ${token}` })
    return new Set(
      [...String(body).matchAll(/parcel="([^"]+)",version="([^"]+)"/g)].map(
        ([, slug, version]) => `${slug}@${version}`,
      ),
    )
  }
  await told('workbench', '1.0.0')
  await writePortal(portal.folder, { version: '1.1.0' })
  // A report without a version is left out.
  await until(async () => {
    await told('workbench', '1.1.0')
    return (await counted()).has('workbench@1.1.0')
  })
  expect(await counted()).toEqual(new Set(['workbench@1.0.0', 'workbench@1.1.0']))
  offsetMs += 23 * 60 * 60_000
  await told('sign-in', '1.0.0')
  expect(await counted()).toEqual(new Set(['workbench@1.0.0', 'workbench@1.1.0', 'sign-in@1.0.0']))
  offsetMs += 2 * 60 * 60_000
  await told('sign-in', '1.0.0')
  expect(await counted()).toEqual(new Set(['workbench@1.1.0', 'sign-in@1.0.0']))
  await portal.remove()
})

test('T17: with a port of their own the metrics are there and nowhere else', async () => {
  const port = await freePort()
  server = await startTestServer({ environment: { ATRIUM_METRICS_PORT: String(port) } })
  expect((await metrics()).status).toBe(404)
  const own = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect([own.status, await own.text()]).toEqual([200, expect.stringContaining('http_request_seconds')])
  expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(404)
})

test('T17: a token holds on the port of their own, too', async () => {
  const port = await freePort()
  server = await startTestServer({ environment: { ATRIUM_METRICS_PORT: String(port), ATRIUM_METRICS_TOKEN: token } })
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404)
  const headers = { authorization: `Bearer ${token}` }
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).status).toBe(200)
})

function metrics(headers: Record<string, string> = {}) {
  return server.client().fetch('/metrics', { headers })
}
