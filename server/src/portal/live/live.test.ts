import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Client as Connection } from 'pg'
import { platform } from '../../foundation/db/scope.ts'
import type { Audience } from '../../foundation/sending/live/audience.ts'
import { publish } from '../../foundation/sending/live/queries.ts'
import { listenLive } from '../../test/live-reader.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'

let server: TestServer
let another: Awaited<ReturnType<TestServer['startAnother']>>
beforeAll(async () => {
  server = await startTestServer()
  another = await server.startAnother()
})
afterAll(async () => {
  await another.stop()
  await server.close()
})

const messages = { kind: 'messages', payload: {} }
function tell(audience: Audience, isOn?: boolean) {
  return server.services.tx(platform, (db) =>
    isOn === undefined
      ? publish(db, { kind: 'messages', payload: {}, audience })
      : publish(db, { kind: 'maintenance', payload: { isOn }, audience }),
  )
}

function tellNumber(userId: string, isOn: boolean) {
  return tell({ to: 'person', ids: [userId] }, isOn)
}

test('what is published stands in its readers’ streams of both processes, and in no other stream', async () => {
  const [one, two] = [await server.given.signedIn(), await server.given.signedIn()]
  const here = await listenLive(server.url, one)
  const there = await listenLive(another.localUrl, one)
  const foreign = await listenLive(another.localUrl, two)
  await Promise.all([here.ready(), there.ready(), foreign.ready()])
  await tell({ to: 'person', ids: [one.person.id] })
  await tell({ to: 'person', ids: [two.person.id] }, true)
  await until(() => [here, there, foreign].every((reader) => reader.events().length > 0))
  expect([here.events(), there.events()]).toEqual([[messages], [messages]])
  expect(foreign.events()).toEqual([{ kind: 'maintenance', payload: { isOn: true } }])
  await Promise.all([here, there, foreign].map((reader) => reader.leave()))
})

test('a stream says what it is, and that nothing on the way may keep it back', async () => {
  const reader = await listenLive(server.url, await server.given.signedIn())
  const names = ['content-type', 'cache-control', 'x-accel-buffering', 'content-encoding']
  expect(names.map((name) => reader.headers.get(name))).toEqual([
    'text/event-stream; charset=utf-8',
    'no-store, no-transform',
    'no',
    null,
  ])
  await reader.leave()
})

test('a connection that was cut goes on in the other process where it was: nothing is missing and nothing twice', async () => {
  const person = await server.given.signedIn()
  const first = await listenLive(server.url, person)
  await first.ready()
  await tellNumber(person.person.id, true)
  await until(() => first.events().length === 1)
  await first.leave()
  await tellNumber(person.person.id, false)
  await tellNumber(person.person.id, true)
  const second = await listenLive(another.localUrl, person, { after: first.position() })
  await until(() => second.events().length >= 2)
  await tell({ to: 'person', ids: [person.person.id] })
  await until(() => second.events().length >= 3)
  expect(second.events()).toEqual([
    { kind: 'maintenance', payload: { isOn: false } },
    { kind: 'maintenance', payload: { isOn: true } },
    messages,
  ])
  await second.leave()
})

test('an event that was written first and committed last is not lost to a reader who has read a later one', async () => {
  const person = await server.given.signedIn()
  const slow = new Connection(server.address)
  await slow.connect()
  await slow.query('begin')
  await slow.query(
    `insert into live_event (audience, ids, kind, payload) values ('person', $1, 'maintenance', '{"isOn":false}')`,
    [[person.person.id]],
  )
  const open = await listenLive(server.url, person)
  const cut = await listenLive(server.url, person)
  await Promise.all([open.ready(), cut.ready()])
  await tellNumber(person.person.id, true)
  await until(() => open.events().length === 1 && cut.events().length === 1)
  await cut.leave()
  await slow.query('commit')
  await slow.end()
  await until(() => open.events().length === 2)
  const back = await listenLive(another.localUrl, person, { after: cut.position() })
  await until(() => back.events().length > 0)
  const late = { kind: 'maintenance', payload: { isOn: false } }
  expect([open.events(), back.events()]).toEqual([[{ ...late, payload: { isOn: true } }, late], [late]])
  await Promise.all([open.leave(), back.leave()])
})

test('what is taken back was never told', async () => {
  const person = await server.given.signedIn()
  const reader = await listenLive(server.url, person)
  await reader.ready()
  const audience = { to: 'person', ids: [person.person.id] } as const
  await server.services
    .tx(platform, async (db) => {
      await publish(db, { kind: 'maintenance', payload: { isOn: true }, audience })
      throw new Error('taken back')
    })
    .catch(() => {})
  await tell(audience)
  await until(() => reader.events().length > 0)
  expect(reader.events()).toEqual([messages])
  await reader.leave()
})

test('a reader who was away for longer than is known asks for everything anew, and so does one who comes from another database', async () => {
  const person = await server.given.signedIn()
  const { after } = await person.call('listLive', {})
  const [at = '', snapshot = ''] = (after ?? '').split('-')
  const longAgo = `${Number(at) - 60 * 60_000}-${snapshot}`
  const ahead = `${at}-9000000000:9000000000:`
  const later = `${Number(at) + 60 * 60_000}-${snapshot}`
  for (const position of [longAgo, ahead, later]) {
    const reader = await listenLive(server.url, person, { after: position })
    await until(() => reader.named('reset').length > 0)
    expect((await person.call('listLive', { after: position })).isReset).toBe(true)
    await reader.leave()
  }
  expect((await person.tryCall('listLive', { after: 'x' })).status).toBe(400)
})

test('a page whose person is signed in no longer hears nothing of the person who is signed in now', async () => {
  const [before, now] = [await server.given.person(), await server.given.signedIn()]
  const reader = await listenLive(server.url, now, { person: before.id })
  expect(reader.status).toBe(401)
  expect((await now.tryCall('listLive', { person: before.id })).status).toBe(401)
  expect((await now.tryCall('listLive', { person: now.person.id })).status).toBe(200)
})

test('asking again and again hears the same, each once', async () => {
  const person = await server.given.signedIn()
  const { after } = await person.call('listLive', {})
  await tellNumber(person.person.id, true)
  const next = await another.services.live.catchUp().then(() => person.call('listLive', { after: after ?? undefined }))
  expect(next.list).toEqual([{ kind: 'maintenance', payload: { isOn: true } }])
  expect((await person.call('listLive', { after: next.after ?? undefined })).list).toEqual([])
})
