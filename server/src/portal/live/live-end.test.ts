import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { plainText, UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../foundation/db/scope.ts'
import { streamLimits } from '../../foundation/sending/live/streams.ts'
import { insertMessage } from '../../enterprise/message/message/queries.ts'
import { removeFlag, writeFlag } from '../../operation/setting/maintenance/state.ts'
import { updateState } from '../../operation/setting/maintenance/state-query.ts'
import type { Client } from '../../test/client.ts'
import { createClient } from '../../test/client.ts'
import { listenLive } from '../../test/live-reader.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'

type Reader = Awaited<ReturnType<typeof listenLive>>
/** The time from the change to the end of the stream, however busy the machine is. */
const soonMs = 2000

let server: TestServer
let another: Awaited<ReturnType<TestServer['startAnother']>>
let operator: Client
beforeAll(async () => {
  server = await startTestServer()
  another = await server.startAnother()
  operator = await server.given.signedIn({ userType: UserType.operator })
  await server.given.confirm(operator)
})
/** Ends all that a test has started, whatever becomes of it, the last first. */
const after: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of after.splice(0).reverse()) await end()
})
afterAll(async () => {
  await another.stop()
  await server.close()
})

async function listening(person: Client, options?: Parameters<typeof listenLive>[2]) {
  const reader = await listenLive(another.localUrl, person, options)
  await reader.ready()
  return reader
}

/** Waits for the end by the server's hand; answers why. */
async function endOf(reader: Reader) {
  await until(() => reader.isOver())
  return reader.named('end').map(({ data }) => data)
}

test('S05: the stream of a session that its person ends is over at once, in another process too', async () => {
  const person = await server.given.signedIn()
  const reader = await listening(person)
  const since = performance.now()
  await person.call('signOut', {})
  expect(await endOf(reader)).toEqual([{ why: 'session', waitMs: 0 }])
  expect(performance.now() - since).toBeLessThan(soonMs)
  expect((await listenLive(server.url, person)).status).toBe(401)
})

test('S06: so is that of a person who is suspended, and no other person’s', async () => {
  const person = await server.given.signedIn()
  const [reader, other] = [await listening(person), await listening(await server.given.signedIn())]
  const { list } = await operator.call('listUsers', { iSearch: person.person.loginId })
  await operator.call('updateUser', { userid: person.person.id, version: list[0]?.version ?? 0, status: 'suspended' })
  expect(await endOf(reader)).toEqual([{ why: 'session', waitMs: 0 }])
  expect(other.isOver()).toBe(false)
  await other.leave()
})

test('S07: a person who is taken out of an enterprise hears nothing of it any more', async () => {
  const home = await server.given.enterprise()
  const person = await server.given.signedIn({ enterprise: home })
  const reader = await listening(person, { space: home.id })
  await server.services.tx(platform, (db) =>
    db.deleteFrom('membership').where('ent_id', '=', home.id).where('user_id', '=', person.person.id).execute(),
  )
  expect(await endOf(reader)).toEqual([{ why: 'session', waitMs: 0 }])
  expect((await listenLive(server.url, person, { space: home.id })).status).toBe(403)
})

test('an enterprise that is closed ends the streams of its people', async () => {
  const home = await server.given.enterprise()
  const reader = await listening(await server.given.signedIn({ enterprise: home }))
  await server.services.tx(platform, (db) =>
    db.updateTable('enterprise').set({ status: 'suspended' }).where('id', '=', home.id).execute(),
  )
  expect(await endOf(reader)).toEqual([{ why: 'session', waitMs: 0 }])
})

test('a person who goes to another enterprise has another session: the stream of before ends', async () => {
  const person = await server.given.signedIn()
  const entId = person.person.entId ?? ''
  const reader = await listening(person)
  await person.call('switchEnterprise', { entId })
  expect(await endOf(reader)).toEqual([{ why: 'session', waitMs: 0 }])
})

test('a person has so many streams in a process and no more: the oldest ends', async () => {
  const person = await server.given.signedIn()
  const readers: Reader[] = []
  for (let count = 0; count < streamLimits.perPerson + 2; count += 1) readers.push(await listening(person))
  await until(() => readers.slice(0, 2).every((reader) => reader.isOver()))
  expect(readers.slice(0, 2).map((reader) => reader.named('end')[0]?.data)).toEqual(
    Array.from({ length: 2 }, () => ({ why: 'many', waitMs: 0 })),
  )
  expect(readers.slice(2).some((reader) => reader.isOver())).toBe(false)
  await Promise.all(readers.map((reader) => reader.leave()))
})

test('neither a stream nor asking again and again keeps a session alive', async () => {
  const clock = { aheadMs: 0 }
  const other = await startTestServer({ now: () => new Date(Date.now() + clock.aheadMs) })
  after.push(() => other.close())
  const person = await other.given.signedIn({ userType: UserType.operator })
  for (const minutes of [5, 10, 14]) {
    clock.aheadMs = minutes * 60_000
    await person.call('listLive', {})
  }
  const reader = await listenLive(other.url, person)
  await reader.ready()
  clock.aheadMs = 16 * 60_000
  await until(async () => (await person.tryCall('listEnterprises', {})).status === 401)
  // The stream ends by itself, only because time went by.
  expect(await endOf(reader)).toEqual([{ why: 'expired', waitMs: 0 }])
}, 60_000)

test('U12: maintenance is told to everybody at once, in every process, when it begins and when it is over', async () => {
  const person = await server.given.signedIn()
  const readers = [await listening(person), await listenLive(server.url, person)]
  await Promise.all(readers.map((reader) => reader.ready()))
  for (const isOn of [true, false]) {
    await server.services.tx(platform, (db) => updateState(db, { is_sys_updating: isOn, updated_at: new Date() }))
    const heard = { kind: 'maintenance', payload: { isOn } }
    await until(() => readers.every((reader) => JSON.stringify(reader.events().at(-1)) === JSON.stringify(heard)))
    // A page that asks because of it is told the same.
    expect((await createClient(another.localUrl).call('getAppStatus', {})).isSysUpdating).toBe(isOn)
    expect((await listenLive(another.localUrl, person)).status).toBe(isOn ? 503 : 200)
  }
  await Promise.all(readers.map((reader) => reader.leave()))
})

test('U12: so is what a file turns on, which works without a database', async () => {
  const reader = await listening(await server.given.signedIn(), { after: (await operator.call('listLive', {})).after })
  await writeFlag(server.dataFolder, { reason: null, eta: null })
  after.push(() => removeFlag(server.dataFolder))
  await until(() => reader.events().length === 1)
  await removeFlag(server.dataFolder)
  await until(() => reader.events().length === 2)
  expect(reader.events()).toEqual([true, false].map((isOn) => ({ kind: 'maintenance', payload: { isOn } })))
  await reader.leave()
})

test('a message is told to whom it is for, and that it was read to its reader’s other pages', async () => {
  const home = await server.given.enterprise()
  const [person, stranger] = [await server.given.signedIn({ enterprise: home }), await server.given.signedIn()]
  const [reader, strange] = [await listening(person), await listening(stranger)]
  const text = { title_zh: 'x', content_zh: JSON.stringify(plainText('x')), publish_at: new Date() }
  const row = { id: 'live', ...text, audience: 'ent' } as const
  await server.services.tx(platform, (db) => insertMessage(db, { ...row, audience_ids: [home.id] }))
  await until(() => messagesOf(reader) === 1)
  await person.call('readMessage', { id: 'live' })
  await until(() => messagesOf(reader) === 2)
  expect(messagesOf(strange)).toBe(0)
  await Promise.all([reader.leave(), strange.leave()])
})

/** Some of what a new reader hears was told a moment before it began to listen. */
function messagesOf(reader: Reader) {
  return JSON.stringify(reader.events()).split('"messages"').length - 1
}

test('V08: a process that ends tells its readers when to come back, not all at one moment', async () => {
  const third = await server.startAnother()
  const people = await Promise.all(Array.from({ length: 5 }, () => server.given.signedIn()))
  const readers = await Promise.all(people.map((person) => listenLive(third.localUrl, person)))
  await Promise.all(readers.map((reader) => reader.ready()))
  await third.stop()
  const ends = await Promise.all(readers.map(endOf))
  expect(ends.flat().map((end) => end)).toEqual(readers.map(() => ({ why: 'leaving', waitMs: expect.any(Number) })))
  expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBeGreaterThan(1)
})
