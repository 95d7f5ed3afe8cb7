import { Writable } from 'node:stream'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { newPhone, personWithPhone } from '../../../identity/factor/sms/test/given-phone.ts'
import { startService } from '../../../identity/factor/sms/test/services.ts'
import type { Answer } from '../../../test/client.ts'
import { startTestServer, password, type TestServer } from '../../../test/test-server.ts'
import { startCollector, type CollectedSpan } from '../../../test/trace-collector.ts'
import { until } from '../../../test/until.ts'
import { createLog } from '../../process/log/log.ts'

const lines: string[] = []
const log = createLog(
  { logLevel: 'info' },
  new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) }),
)
const foreign = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' }
let collector: Awaited<ReturnType<typeof startCollector>>
let gateway: Awaited<ReturnType<typeof startService>>
let server: TestServer

beforeAll(async () => {
  ;[collector, gateway] = await Promise.all([startCollector(), startService(() => ({ body: '{}' }))])
  server = await startTestServer({
    log,
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20secret',
      OTEL_SERVICE_NAME: 'the portal',
      OTEL_BSP_SCHEDULE_DELAY: '20',
      ATRIUM_TRUST_PROXY: 'loopback',
      ATRIUM_SMS_PROVIDER: 'http',
      ATRIUM_SMS_URL: gateway.url,
    },
  })
})
afterAll(async () => {
  await server.close()
  await Promise.all([collector.close(), gateway.close()])
})
afterEach(() => void (lines.length = 0))

test('a call is one trace: by its name, with the transactions that it took as its parts', async () => {
  const { entId, browser } = await member()
  const [whole, ...parts] = await spansOf(idOf(await browser.tryCall('listOwnSignOns', {})), 2)
  expect(whole).toMatchObject({
    name: 'listOwnSignOns',
    kind: 2,
    service: 'the portal',
    attributes: { 'http.request.method': 'GET', 'http.response.status_code': 200, 'atrium.tenant': entId },
  })
  expect(whole?.parentSpanId ?? '').toBe('')
  expect(parts.filter(({ name }) => name !== 'transaction')).toEqual([])
  expect(parts.some(({ parentSpanId }) => parentSpanId === whole?.spanId)).toBe(true)
  expect(collector.posts[0]?.url).toBe('/v1/traces')
  expect(collector.posts[0]?.headers['x-key']).toBe('a secret')
})

test('the id in a refusal is that of its trace, and stands in every line of the log', async () => {
  const refused = await server.client().tryCall('listEnterprises', { entType: 1 })
  const id = idOf(refused)
  expect(refused.body).toMatchObject({ requestId: id })
  const [whole] = await spansOf(id)
  expect(whole).toMatchObject({ name: 'listEnterprises', attributes: { 'error.type': refused.error } })
  expect(lines.join('')).toContain(`"traceId":"${id}"`)
  expect(lines.join('')).toContain(`"requestId":"${id}"`)
})

test('a proxy’s trace is gone on with, and what a proxy leaves out is left out', async () => {
  const sent = (flags: string, trace = foreign.trace) =>
    server.client().fetch('/livez', { headers: { traceparent: `00-${trace}-${foreign.span}-${flags}` } })
  expect(idOf(await sent('01'))).toBe(foreign.trace)
  const [whole] = await spansOf(foreign.trace)
  expect(whole).toMatchObject({ name: 'GET /livez', parentSpanId: foreign.span })
  const unwanted = foreign.trace.replace('0af', 'fff')
  expect(idOf(await sent('00', unwanted))).toBe(unwanted)
  await laterOnes()
  expect(collector.spans().filter(({ traceId }) => traceId === unwanted)).toEqual([])
})

test('a job is a trace, and the call that it makes of another server a part that this one can go on with', async () => {
  const { phone } = await personWithPhone(server)
  await server.client().call('sendSmsCode', { phone })
  const message = () => gateway.received.find(({ method }) => method === 'POST')
  await until(() => message() !== undefined)
  const sent = message()?.headers.traceparent
  const [, trace = '', span] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(String(sent)) ?? []
  const [whole] = await spansOf(trace, 2)
  expect(whole).toMatchObject({ name: 'job smsCode', kind: 5 })
  await until(() => collector.spans().some(({ spanId }) => spanId === span))
  const call = collector.spans().find(({ spanId }) => spanId === span)
  expect(call).toMatchObject({
    name: 'POST',
    kind: 3,
    attributes: { 'server.address': '127.0.0.1', 'http.response.status_code': 200 },
  })
})

test('T13: of persons, of what they typed and of secrets nothing is told', async () => {
  const typed = 'Zinnober'
  const phone = newPhone()
  const { browser, loginId } = await member(`${typed} Ltd`)
  await browser.tryCall('signIn', { loginId, password: `wrong ${typed}` })
  await server.client().fetch(`/home/login?code=${typed}`, { headers: { 'user-agent': typed } })
  await server.client().tryCall('sendSmsCode', { phone })
  await laterOnes()
  const told = collector.posts.map(({ body }) => body.toString()).join('')
  const secret = [typed, phone.slice(1), loginId, password, browser.cookies.get('sid') ?? typed]
  expect([...secret, 'select ', 'insert '].filter((mark) => told.includes(mark))).toEqual([])
})

/** The spans of a trace once so many have come, the whole first. */
async function spansOf(trace: string, least = 1): Promise<CollectedSpan[]> {
  const found = () => collector.spans().filter(({ traceId }) => traceId === trace)
  const isWhole = ({ kind }: CollectedSpan) => kind === 2 || kind === 5
  await until(() => found().length >= least && found().some(isWhole), 20)
  return found().toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)))
}

/** Waits until what was over before this call has been sent. */
async function laterOnes() {
  await spansOf(idOf(await server.client().fetch('/livez')))
}

async function member(name?: string) {
  const enterprise = await server.given.enterprise(name === undefined ? {} : { name })
  const browser = await server.given.signedIn({ enterprise })
  return { entId: enterprise.id, loginId: browser.person.loginId, browser }
}

function idOf({ headers }: Answer) {
  return headers.get('x-request-id') ?? ''
}
