import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newId } from '../../foundation/db/id.ts'
import { createClient } from '../../test/client.ts'
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

/** Two people who write to each other, each by a process of their own. */
async function stage() {
  const enterprise = await server.given.enterprise()
  const [one, signedIn] = [await server.given.signedIn({ enterprise }), await server.given.signedIn({ enterprise })]
  const two = createClient(another.localUrl, { cookies: signedIn.cookieValues() })
  const { conversationId } = await one.call('openConversation', { userId: signedIn.person.id })
  const say = (person: Pick<typeof one, 'call'>, text: string, messageId = newId()) =>
    person.call('sendChatMessage', { conversationId, messageId, text })
  const listen = (after: string | null) => listenLive(another.localUrl, signedIn, { space: enterprise.id, after })
  const read = async (person: Pick<typeof one, 'call'>, after: number) =>
    (await person.call('listChatMessages', { conversationId, after })).list.map(({ seq, text }) => `${seq} ${text}`)
  return { one, two, say, listen, read }
}

test('a message that is written by one process is heard and read by the other', async () => {
  const { one, two, say, listen, read } = await stage()
  const reader = await listen(null)
  await reader.ready()
  await say(one, '图纸在哪')
  await until(() => reader.events().some((event) => JSON.stringify(event).includes('"seq":1')))
  expect(await read(two, 0)).toEqual(['1 图纸在哪'])
  await reader.leave()
})

test('after a time without a network both have the same history, and nothing twice, though messages were sent again by both processes', async () => {
  const { one, two, say, listen, read } = await stage()
  const before = await listen(null)
  await before.ready()
  await say(one, '一')
  await until(() => before.events().length > 0)
  await before.leave()
  // Without a network: the other one writes on, and what one wrote oneself reached the server without an answer.
  const lost = newId()
  await say(two, '二', lost)
  await say(one, '三')
  await say(one, '四')
  const after = await listen(before.position())
  await after.ready()
  await until(() => after.events().some((event) => JSON.stringify(event).includes('"seq":4')))
  const again = await Promise.all([say(two, '二', lost), say(two, '二', lost)])
  expect(again.map(({ seq }) => seq)).toEqual([2, 2])
  const whole = ['1 一', '2 二', '3 三', '4 四']
  expect([await read(one, 0), await read(two, 0)]).toEqual([whole, whole])
  expect(await read(two, 1)).toEqual(whole.slice(1))
  await after.leave()
})
