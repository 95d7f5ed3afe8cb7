import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { setTimeout as wait } from 'node:timers/promises'
import { runSql } from '../../test/cluster.ts'
import { likelihoodOfSameTime } from '../../test/rank-test.ts'
import { createStatements } from '../../test/statements.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { browsersOf, type SmsBrowser } from './test/browser.ts'
import { newPhone, personWithPhone } from './test/given-phone.ts'
import { createInbox } from './test/inbox.ts'
import { settled } from './test/settled.ts'

const clock = { offsetMs: 0 }
const pairs = 120
const inbox = createInbox()
const statements = createStatements()
let service: (phone: string) => Promise<void>
let server: TestServer
let newBrowser: () => SmsBrowser

beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date(Date.now() + clock.offsetMs),
    smsProvider: {
      reach: () => inbox.provider.reach(),
      async send(message) {
        await service(message.phone)
        await inbox.provider.send(message)
      },
    },
    environment: { ATRIUM_TRUST_PROXY: 'loopback' },
    onStatement: statements.onStatement,
  })
  newBrowser = browsersOf(server)
})
afterEach(() => {
  service = async () => {}
})
afterAll(() => server.close())

test('T08: whoever asks for a code has their answer before the service has its message', async () => {
  const { phone } = await personWithPhone(server)
  const answering = Promise.withResolvers<void>()
  service = () => answering.promise
  for (const number of [phone, newPhone()])
    expect((await newBrowser().ask('sendSmsCode', { phone: number })).status).toBe(200)
  answering.resolve()
})

test('T08: 120 tries each do not tell by their time who has an account', async () => {
  // Decided before: what differs by chance is tried once more, so a false alarm is one in a million.
  const first = await triesOnTelephones()
  expect(first < 0.001 ? await triesOnTelephones() : first).toBeGreaterThan(0.001)
}, 240_000)

test('T08: the database is asked the same, whoever has the number and whatever it is for', async () => {
  const somebodys = (await personWithPhone(server)).phone
  await settled(server)
  await statements.holdJobs(server)
  for (const purpose of ['login', 'bind']) {
    const [known, unknown] = [newBrowser(), newBrowser()]
    for (const { cookies } of [known, unknown]) cookies.set('dev', 'a device of somebody')
    const code = '123456'
    const asked = []
    for (const [browser, phone] of [
      [known, somebodys],
      [unknown, newPhone()],
    ] as const) {
      asked.push([
        await statements.of(() => browser.ask('sendSmsCode', { phone, purpose })),
        await statements.of(() => browser.ask('signInBySms', { phone, code })),
      ])
    }
    expect(asked[0]?.map((texts) => texts.length > 0)).toEqual([true, true])
    expect(asked[0]).toEqual(asked[1])
  }
})

test('T08: what waits to be sent is sealed', async () => {
  const { phone } = await personWithPhone(server)
  await newBrowser().ask('sendSmsCode', { phone })
  const { rows } = await runSql(server.address, `select * from job where kind = 'smsCode'`)
  const kept = JSON.stringify(rows)
  expect(kept).toContain('sealed')
  expect(kept).not.toContain(phone.slice(1))
})

/** The service takes long for those that are tried, and no time for the telephones of others, who also ask. */
async function triesOnTelephones() {
  const twelve = Array.from({ length: pairs / 10 })
  const others = await Promise.all(twelve.map(async () => (await personWithPhone(server)).phone))
  const somebodys = await Promise.all(twelve.map(async () => (await personWithPhone(server)).phone))
  const nobodys = twelve.map(newPhone)
  service = async (phone) => {
    if (!others.includes(phone)) await wait(50)
  }
  // Ten messages to each telephone, each from a browser and an address of its own.
  const send = async (phones: readonly string[], index: number) => {
    const { status } = await newBrowser().ask('sendSmsCode', { phone: phones[Math.floor(index / 10)] ?? 'none' })
    expect(status).toBe(200)
  }
  return likelihoodOfSameTime(pairs, {
    before: (index) => send(others, index),
    one: (index) => send(somebodys, index),
    other: (index) => send(nobodys, index),
    after: () => settled(server),
  })
}
