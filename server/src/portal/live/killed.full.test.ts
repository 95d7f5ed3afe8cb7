import { afterEach, expect, test } from '@jest/globals'
import { startChild } from '../../test/child-server.ts'
import { createClient } from '../../test/client.ts'
import { makeDataFolder } from '../../test/data-folder.ts'
import { listenLive } from '../../test/live-reader.ts'
import { password } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'

/** Ends all that the test has started, whatever becomes of it, the last first. */
const after: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of after.splice(0).reverse()) await end()
})

test('a process that is killed loses no person’s events', async () => {
  const { folder, remove } = await makeDataFolder()
  after.push(remove)
  const first = await startChild(folder, { ATRIUM_DEMO_PASSWORD: password })
  after.push(() => first.end('SIGKILL'))
  const person = createClient(first.url)
  await person.call('signIn', { loginId: 'admin2', password })
  const reader = await listenLive(first.url, person)
  await reader.ready()
  const { list } = await person.call('listMessages', {})
  await person.call('readMessage', { id: list[0]?.id })
  await until(() => told(reader).length === 1)
  const sent = person.call('readMessage', { id: list[1]?.id }).then(() => first.end('SIGKILL'))
  await Promise.all([sent, until(() => reader.isOver())])
  const again = await startChild(folder)
  after.push(() => again.end('SIGTERM'))
  const back = await listenLive(again.url, person, { after: reader.position() })
  await back.ready()
  await createClient(again.url, { cookies: person.cookieValues() }).call('readMessage', {})
  await until(() => told(reader).length + told(back).length >= 3)
  expect([...told(reader), ...told(back)]).toEqual(Array.from({ length: 3 }, () => ({ kind: 'messages', payload: {} })))
  await back.leave()
}, 120_000)

/** The demo goes on being filled, and releases its examples, of which open portals hear, too. */
function told(reader: Awaited<ReturnType<typeof listenLive>>) {
  return reader.events().filter((event) => JSON.stringify(event).includes('"messages"'))
}
