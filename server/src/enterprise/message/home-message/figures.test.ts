import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { plainText, UserType } from '@atrium/shared-utility/contract'
import { must } from '../../../foundation/process/error/must.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'

let server: TestServer
let operator: Client
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signIn({ loginId: 'operator' })
})
afterAll(() => server.close())

async function publish(to: { audience: 'ent'; audienceIds: string[] }) {
  const text = { titleZh: '通知', contentZh: plainText('内容') }
  const draft = await operator.call('writeHomeMessage', { ...text, ...to })
  await operator.call('publishHomeMessage', draft)
  return { id: draft.id }
}

async function rowOf(id: string) {
  const { list } = await operator.call('listHomeMessages', { iDisplayLength: 200 })
  return must(
    list.find((one) => one.id === id),
    'the message',
  )
}

test('how many people it is for is counted once it is published', async () => {
  const home = await server.given.enterprise()
  for (const userType of [UserType.member, UserType.administrator])
    await server.given.person({ userType, enterprise: home })
  const { id } = await publish({ audience: 'ent', audienceIds: [home.id] })
  await until(async () => (await rowOf(id)).reach !== null)
  expect((await rowOf(id)).reach).toBe(2)
})

test('each is counted once, however many read at the same moment', async () => {
  const home = await server.given.enterprise()
  const { id } = await publish({ audience: 'ent', audienceIds: [home.id] })
  const second = await publish({ audience: 'ent', audienceIds: [home.id] })
  const readers = []
  for (let i = 0; i < 5; i += 1) readers.push(await server.given.signedIn({ enterprise: home }))
  await Promise.all(readers.flatMap((reader) => [reader.call('readMessage', {}), reader.call('readMessage', { id })]))
  expect([(await rowOf(id)).reads, (await rowOf(second.id)).reads]).toEqual([5, 5])
})
