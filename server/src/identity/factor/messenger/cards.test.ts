import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { messengerTypes, type MessengerType } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { must } from '../../../foundation/process/error/must.ts'
import { findWholeApp } from './app-query.ts'
import { openApp } from './app.ts'
import { startWithMessengers, type WithMessengers } from './test/given.ts'

let world: WithMessengers
beforeAll(async () => {
  world = await startWithMessengers({ timeoutMs: 500 })
})
afterAll(() => world.close())
afterEach(() => world.fake.world.faults.clear())

/** An app, a person of its company, and a way to send them cards. */
async function stage(type: MessengerType) {
  const { messengers, secrets, tx } = world.server.services
  const app = await world.given.app({ type })
  const colleague = world.given.colleague()
  const row = await tx(platform, (db) => findWholeApp(db, { entId: app.enterprise.id, type }))
  const idOf = (id: string) => (type === 'feishu' ? `ou_${id}` : id)
  const send = (title: string, { to = colleague.id, text = 'text' } = {}) => {
    const card = { lang: 'en-US', title, text, action: 'Open', path: '/path', key: newId() } as const
    return messengers.send(openApp(must(row, 'its app'), secrets), { ...card, to: idOf(to) })
  }
  const cards = () => world.fake.world.cards.filter(({ to }) => to === colleague.id)
  return { app, colleague, send, cards }
}

const sends = { dingtalk: 'asyncsend_v2', feishu: '/im/v1/messages', wechat: '/message/send' }
const askedToSend = (type: MessengerType) =>
  [...world.fake.world.asked].reduce((sum, [path, count]) => (path.endsWith(sends[type]) ? sum + count : sum), 0)

test.each(messengerTypes)(
  'a card reaches a person of %s, also after the messenger has ended its token',
  async (type) => {
    const { send, cards } = await stage(type)
    await send('One')
    world.fake.world.revokeTokens()
    await send('Two')
    expect(cards().map(({ title }) => title)).toEqual(['One', 'Two'])
  },
)

test.each(messengerTypes)('%s refuses a card to one person without a word about the others', async (type) => {
  const { send, cards } = await stage(type)
  for (let refused = 1; refused <= 6; refused += 1)
    await expect(send('To none', { to: 'left-the-company' })).rejects.toMatchObject({ kind: 'code' })
  await send('To one')
  expect(cards()).toHaveLength(1)
})

test('a card that WeCom takes and sends to no person is refused', async () => {
  const { send } = await stage('wechat')
  const id = `c-${newId()}`
  world.fake.world.addPerson({ id, name: 'Without a licence', isUnlicensed: true })
  await expect(send('One', { to: id })).rejects.toMatchObject({ kind: 'code' })
})

test('WeCom is sent no tags', async () => {
  const { send, cards } = await stage('wechat')
  await send('<b>', { text: '<div class="highlight">Acme</div>' })
  expect(cards()).toMatchObject([{ title: '<b>', text: '＜div class="highlight">Acme＜/div>' }])
})

test('a messenger that takes no cards keeps no person from signing in', async () => {
  const { app, colleague, send } = await stage('dingtalk')
  world.fake.world.faults.add({ kind: 'rateLimit', path: sends.dingtalk })
  for (let failure = 1; failure <= 6; failure += 1) await expect(send('One')).rejects.toMatchObject({ kind: 'away' })
  expect((await world.given.signIn(world.server.client(), app, colleague)).error).toBeNull()
})

test('a messenger that answers no cards of one enterprise is not asked for those of another for a while', async () => {
  const silent = await stage('feishu')
  const other = await stage('feishu')
  const elsewhere = await stage('wechat')
  world.fake.world.faults.add({ kind: 'slow', path: sends.feishu })
  await Promise.allSettled(Array.from({ length: 5 }, (_, index) => silent.send(`Card ${index}`)))
  const before = askedToSend('feishu')
  await expect(other.send('One')).rejects.toMatchObject({ kind: 'away' })
  expect(askedToSend('feishu')).toBe(before)
  await elsewhere.send('One')
  expect(elsewhere.cards()).toHaveLength(1)
})
