import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { plainText } from '@atrium/shared-utility/contract'
import { pino } from 'pino'
import { platform } from '../../../foundation/db/scope.ts'
import type { Transact } from '../../../foundation/db/tx.ts'
import { runNext } from '../../../foundation/job/runner.ts'
import type { Client } from '../../../test/client.ts'
import { listenLive } from '../../../test/live-reader.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { homeMessage } from './home-message-job.ts'

const hourMs = 3_600_000
const told = { kind: 'messages', payload: {} }
let server: TestServer
let another: Awaited<ReturnType<TestServer['startAnother']>>
let operator: Client
beforeAll(async () => {
  server = await startTestServer()
  another = await server.startAnother()
  operator = await server.given.signIn({ loginId: 'operator' })
})
afterAll(async () => {
  await another.stop()
  await server.close()
})

async function publish(entId: string, inMs: number | null) {
  const publishAt = inMs === null ? {} : { publishAt: new Date(Date.now() + inMs).toISOString() }
  const text = { titleZh: '通知', contentZh: plainText('内容') }
  const written = await operator.call('writeHomeMessage', {
    ...text,
    ...publishAt,
    audience: 'ent',
    audienceIds: [entId],
  })
  await operator.call('publishHomeMessage', written)
  return written
}

/** A person of a new enterprise, whose workbench is open at the other process. */
async function reading() {
  const home = await server.given.enterprise()
  const person = await server.given.signedIn({ enterprise: home })
  const stream = await listenLive(another.localUrl, person)
  await stream.ready()
  return { home, person, stream }
}

test('what is published stands in another person’s open workbench, at the other process, within two seconds', async () => {
  const { home, person, stream } = await reading()
  const begun = performance.now()
  const { id } = await publish(home.id, null)
  await until(() => stream.events().length > 0)
  expect(await isShown(person, id)).toBe(true)
  expect(performance.now() - begun).toBeLessThan(2000)
  expect(stream.events()).toEqual([told])
  await stream.leave()
})

test('after the connection was cut for a while no message is missing and none is told twice', async () => {
  const { home, person, stream } = await reading()
  const written = [await publish(home.id, null)]
  await until(() => stream.events().length === 1)
  await stream.leave()
  written.push(await publish(home.id, null), await publish(home.id, null))
  const back = await listenLive(server.url, person, { after: stream.position() })
  await until(() => back.events().length >= 2)
  written.push(await publish(home.id, null))
  await until(() => back.events().length >= 3)
  expect(back.events()).toEqual([told, told, told])
  const ids = (await person.call('listMessages', { limit: 50 })).list.map(({ id }) => id)
  for (const { id } of written) expect(ids.filter((one) => one === id)).toHaveLength(1)
  await back.leave()
})

test('what is published later is told at its moment, once by all processes, and not before', async () => {
  const { home, person, stream } = await reading()
  const { id } = await publish(home.id, 3000)
  const { publishAt } = await operator.call('getHomeMessage', { id })
  const known: number[] = []
  await until(async () => {
    const isTold = stream.events().length > 0
    if (isTold || (await isShown(person, id))) known.push(Date.now())
    return isTold
  })
  expect(Math.min(...known)).toBeGreaterThanOrEqual(Date.parse(publishAt ?? ''))
  expect(await isShown(person, id)).toBe(true)
  // Whatever is told after it comes after a second telling, had there been one.
  await publish(home.id, null)
  await until(() => stream.events().length > 1)
  expect(stream.events()).toEqual([told, told])
  await stream.leave()
})

test('what waits and is withdrawn is a draft again, and never told', async () => {
  const { home, person } = await reading()
  const { id } = await publish(home.id, 2 * hourMs)
  await operator.call('withdrawHomeMessage', { id })
  await run(server.services.tx, 3 * hourMs)
  expect((await operator.call('getHomeMessage', { id })).status).toBe('draft')
  expect(await isShown(person, id)).toBe(false)
})

test('put off, it waits for its new moment', async () => {
  const { home } = await reading()
  const { id } = await publish(home.id, hourMs)
  const later = new Date(Date.now() + 5 * hourMs).toISOString()
  const text = { titleZh: '通知', contentZh: plainText('内容'), audience: 'ent' as const, audienceIds: [home.id] }
  await operator.call('writeHomeMessage', { id, version: 2, ...text, publishAt: later })
  await run(server.services.tx, 2 * hourMs)
  expect((await operator.call('getHomeMessage', { id })).status).toBe('scheduled')
  await run(server.services.tx, 6 * hourMs)
  expect((await operator.call('getHomeMessage', { id })).status).toBe('published')
})

// Taken; taken and opened; all of it.
test.each([1, 2, 3])('V18: killed after %i transactions, it is told once all the same', async (survived) => {
  const { home, stream, person } = await reading()
  const { id } = await publish(home.id, 10 * hourMs)
  await run(dyingAfter(survived), 11 * hourMs)
  await run(server.services.tx, 12 * hourMs)
  await run(server.services.tx, 13 * hourMs)
  await until(() => stream.events().length > 0)
  expect(await isShown(person, id)).toBe(true)
  const events = await server.services.tx(platform, (db) =>
    db.selectFrom('live_event').select('ids').where('audience', '=', 'ent').execute(),
  )
  expect(events.filter(({ ids }) => ids.includes(home.id))).toHaveLength(1)
  expect((await operator.call('getHomeMessage', { id })).reach).toBe(1)
  await stream.leave()
})

async function isShown(person: Client, id: string) {
  return (await person.call('listMessages', { limit: 50 })).list.some((one) => one.id === id)
}

/** A process that is gone after so many transactions: what it would do next does not happen. */
function dyingAfter(transactions: number): Transact {
  let left = transactions
  return async (scope, work) => {
    if (left === 0) throw new Error('the process is gone')
    left -= 1
    return server.services.tx(scope, work)
  }
}

// Hours ahead of the servers' own runners, so that they leave these jobs alone; all that are due are worked off.
async function run(tx: Transact, aheadMs: number) {
  const services = { ...server.services, tx }
  const [now, log] = [() => new Date(Date.now() + aheadMs), pino({ level: 'silent' })]
  const next = () => runNext({ jobs: [homeMessage], services, log, now }).catch(() => false)
  while (await next());
}
