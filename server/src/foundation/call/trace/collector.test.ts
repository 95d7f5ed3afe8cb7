import { Writable } from 'node:stream'
import { afterEach, expect, test } from '@jest/globals'
import { startTestServer } from '../../../test/test-server.ts'
import { startCollector } from '../../../test/trace-collector.ts'
import { until } from '../../../test/until.ts'
import { createLog } from '../../process/log/log.ts'

/** As many as wait for a collector at most, and those that are on their way. */
const mostKept = 2048 + 512

const lines: string[] = []
const log = createLog(
  { logLevel: 'info' },
  new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) }),
)
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  lines.length = 0
  for (const end of ends.splice(0)) await end()
})

test('what ended last is sent before the process ends', async () => {
  const { collector, server, close } = await start({ OTEL_BSP_SCHEDULE_DELAY: '60000' })
  const { headers } = await server.client().fetch('/livez')
  expect(collector.posts).toEqual([])
  await close()
  expect(collector.spans().map(({ traceId }) => traceId)).toContain(headers.get('x-request-id'))
})

test('where nothing is to be kept nothing is sent, and every answer has an id all the same', async () => {
  const { collector, server, close } = await start({ OTEL_TRACES_SAMPLER: 'always_off' })
  expect((await server.client().fetch('/livez')).headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/)
  await close()
  expect(collector.posts).toEqual([])
})

test('a client that is no proxy of ours does not choose the id by which the log names what it does', async () => {
  const { server } = await start({})
  const chosen = '0af7651916cd43dd8448eb211c80319c'
  const headers = { traceparent: `00-${chosen}-b7ad6b7169203331-01` }
  expect((await server.client().fetch('/livez', { headers })).headers.get('x-request-id')).not.toBe(chosen)
})

test('the encoding is protobuf unless the environment says otherwise', async () => {
  const { collector, server, close } = await start({ OTEL_EXPORTER_OTLP_PROTOCOL: '' })
  await server.client().fetch('/livez')
  await close()
  expect(collector.posts[0]?.headers['content-type']).toBe('application/x-protobuf')
  expect(collector.posts[0]?.body.includes('GET /livez')).toBe(true)
})

test('while the collector is away the portal serves, says so once, and keeps no more than it can send', async () => {
  const { collector, server } = await start({})
  await collector.close()
  const { trace } = server.services
  const many = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_none, index) =>
        trace.job({ kind: 'of the test', id: String(index), attempts: 1 }, async () => {}),
      ),
    )
  await many(2 * mostKept)
  expect((await server.client().fetch('/readyz')).status).toBe(200)
  const said = () => lines.filter((line) => line.includes('traces cannot be sent'))
  await until(() => said().length > 0, 50)
  const back = await startCollector({ port: collector.port })
  ends.unshift(() => back.close())
  await until(() => lines.some((line) => line.includes('traces are sent again')), 50)
  expect(said()).toHaveLength(1)
  await server.services.trace.stop()
  expect(back.spans().length).toBeLessThanOrEqual(mostKept)
}, 120_000)

test('a collector that never answers holds up no end', async () => {
  const { server, close } = await start({}, { isSilent: true })
  expect((await server.client().fetch('/livez')).status).toBe(200)
  await close()
}, 60_000)

async function start(environment: Record<string, string>, asked: Parameters<typeof startCollector>[0] = {}) {
  const collector = await startCollector(asked)
  const server = await startTestServer({
    log,
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '20',
      ...environment,
    },
  })
  let closing: Promise<void> | undefined
  const close = () => (closing ??= server.close())
  ends.push(close, () => collector.close())
  return { collector, server, close }
}
