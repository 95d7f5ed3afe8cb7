import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { setTimeout as wait } from 'node:timers/promises'
import { likelihoodOfSameTime } from '../../../test/rank-test.ts'
import { newPhone, personWithPhone } from './test/given-phone.ts'
import { startWithService } from './test/given-service.ts'
import { settled } from './test/settled.ts'

const pairs = 120
let stage: Awaited<ReturnType<typeof startWithService>>
beforeAll(async () => void (stage = await startWithService()))
afterAll(() => stage.server.close())

test('T08: 120 tries each do not tell by their time whether an account exists', async () => {
  // Decided before: what differs by chance is tried once more, so a false alarm is one in a million.
  const first = await triesOnTelephones()
  expect(first < 0.001 ? await triesOnTelephones() : first).toBeGreaterThan(0.001)
}, 240_000)

/** The service takes long for the telephones that are tried, and no time for the others, which also ask for codes. */
async function triesOnTelephones() {
  const twelve = Array.from({ length: pairs / 10 })
  const others = await Promise.all(twelve.map(async () => (await personWithPhone(stage.server)).phone))
  const somebodys = await Promise.all(twelve.map(async () => (await personWithPhone(stage.server)).phone))
  const nobodys = twelve.map(newPhone)
  stage.service.takes = async (phone) => {
    if (!others.includes(phone)) await wait(50)
  }
  // Ten messages to each telephone, each from a browser and an address of its own.
  const send = async (phones: readonly string[], index: number) => {
    const { status } = await stage.newBrowser().ask('sendSmsCode', { phone: phones[Math.floor(index / 10)] ?? 'none' })
    expect(status).toBe(200)
  }
  return likelihoodOfSameTime(pairs, {
    before: (index) => send(others, index),
    one: (index) => send(somebodys, index),
    other: (index) => send(nobodys, index),
    after: () => settled(stage.server),
  })
}
