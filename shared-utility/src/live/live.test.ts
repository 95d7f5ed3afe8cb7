import { waitFor } from '@testing-library/react'
import type { LiveEvent } from '../contract/foundation/live-event.ts'
import { createBlockReader } from '../call/blocks.ts'
import { denyStorage } from '../testing/index.ts'
import { startLiveServer } from './test/live-server.ts'
import { onLive } from './on-live.ts'
import { startLive } from './start-live.ts'
import { browser, closeTabs, openTab, times } from './test/tabs.ts'

const on: LiveEvent = { kind: 'maintenance', payload: { isOn: true } }
const off: LiveEvent = { kind: 'maintenance', payload: { isOn: false } }
const messages: LiveEvent = { kind: 'messages', payload: {} }

let server: Awaited<ReturnType<typeof startLiveServer>>
beforeEach(async () => {
  server = await startLiveServer()
})
afterEach(async () => {
  closeTabs()
  await server.close()
})

function asked() {
  return server.asked.filter(({ pathname }) => pathname.endsWith('/events')).length
}

test('what happens while the connection is cut is heard afterwards, all of it, each once', async () => {
  const tab = openTab({ locks: browser() })
  await waitFor(() => expect(server.open()).toBe(1))
  server.tell(on)
  await waitFor(() => expect(tab.heard).toHaveLength(1))
  server.state.way = 'down'
  server.cut()
  server.tell(off)
  server.tell(messages)
  await waitFor(() => expect(server.asked.length).toBeGreaterThan(2))
  server.state.way = 'open'
  await waitFor(() => expect(tab.heard).toEqual([on, off, messages]))
  server.tell(on)
  await waitFor(() => expect(tab.heard).toEqual([on, off, messages, on]))
})

test('tabs of one browser share one connection, and when the listening one goes, another goes on where it was', async () => {
  const locks = browser()
  const [first, second, third] = [openTab({ locks }), openTab({ locks }), openTab({ locks })]
  await waitFor(() => expect(server.open()).toBe(1))
  server.tell(on)
  await waitFor(() => expect([second.heard, third.heard]).toEqual([[on], [on]]))
  first.stop()
  server.tell(off)
  await waitFor(() =>
    expect([second.heard, third.heard]).toEqual([
      [on, off],
      [on, off],
    ]),
  )
  expect([server.open(), server.state.opened]).toEqual([1, 2])
  expect(first.heard).toEqual([on])
})

test('a tab that comes is told what was heard while its page was on its way', async () => {
  const locks = browser()
  const first = openTab({ locks })
  await waitFor(() => expect(server.open()).toBe(1))
  server.tell(on)
  await waitFor(() => expect(first.heard).toEqual([on]))
  const late = openTab({ locks })
  await waitFor(() => expect(late.heard).toEqual([on]))
  expect(first.heard).toEqual([on])
})

test('where a proxy keeps the stream back, and where there are no locks, it asks instead and hears the same', async () => {
  server.state.way = 'silent'
  const kept = openTab({ locks: browser(), times: { ...times, silenceMs: 50 } })
  const lockless = openTab({})
  await waitFor(() => expect(asked()).toBeGreaterThan(3))
  server.tell(on)
  await waitFor(() => expect([kept.heard, lockless.heard]).toEqual([[on], [on]]))
  server.tell(off)
  await waitFor(() =>
    expect([kept.heard, lockless.heard]).toEqual([
      [on, off],
      [on, off],
    ]),
  )
  expect(server.state.opened).toBe(1)
})

test('where storage is denied, and with it locks and channels, a tab asks by itself and hears the same (R6)', async () => {
  const refuse = () => Promise.reject(new DOMException('Access is denied', 'SecurityError'))
  const refusing = openTab({ locks: Object.assign(browser(), { request: refuse }) })
  const allow = denyStorage()
  const alone = openTab({ locks: browser() })
  allow()
  await waitFor(() => expect(asked()).toBeGreaterThan(3))
  server.tell(on)
  await waitFor(() => expect([refusing.heard, alone.heard]).toEqual([[on], [on]]))
  expect(server.state.opened).toBe(0)
})

test('a connection that has told something and then falls silent, as in a tunnel, is opened again and not given up for asking', async () => {
  // So long that a busy machine has told something before: what has told nothing yet is asked for, which is another test.
  const tab = openTab({ locks: browser(), times: { ...times, silenceMs: 500 } })
  await waitFor(() => expect(server.state.opened).toBeGreaterThan(1))
  expect(asked()).toBe(0)
  server.tell(on)
  await waitFor(() => expect(tab.heard).toEqual([on]))
})

test('a question into a line that is dead is given up soon, and what was told meanwhile is heard', async () => {
  const tab = openTab({ times: { ...times, askMs: 30 } })
  await waitFor(() => expect(asked()).toBeGreaterThan(1))
  server.state.way = 'dead'
  const before = asked()
  await waitFor(() => expect(asked()).toBeGreaterThan(before + 1))
  server.tell(on)
  server.state.way = 'open'
  await waitFor(() => expect(tab.heard).toEqual([on]))
})

test('after the server was away, every page listens again soon and does not go on asking', async () => {
  openTab({ locks: browser() })
  await waitFor(() => expect(server.state.opened).toBe(1))
  server.state.way = 'down'
  server.cut()
  await waitFor(() => expect(asked()).toBeGreaterThan(0))
  server.state.way = 'open'
  await waitFor(() => expect(server.state.opened).toBe(2))
})

test('a page that is put away closes its connection, and goes on where it was when it is seen again', async () => {
  const heard: unknown[] = []
  const stop = [onLive('messages', (payload) => heard.push(payload)), onLive('maintenance', (now) => heard.push(now))]
  Object.defineProperty(navigator, 'locks', { value: browser(), configurable: true })
  const end = startLive({ person: 'me', space: null, onOver: async () => true, times })
  await waitFor(() => expect(server.open()).toBe(1))
  server.tell(messages)
  await waitFor(() => expect(heard).toEqual([{}]))
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(server.open()).toBe(0))
  server.tell(on)
  window.dispatchEvent(new Event('pageshow'))
  await waitFor(() => expect(heard).toEqual([{}, { isOn: true }]))
  server.write('event: reset\nid: 9-1:1:\ndata: {}\n\n')
  await waitFor(() => expect(heard).toEqual([{}, { isOn: true }, null, null]))
  end()
  for (const one of stop) one()
  await waitFor(() => expect(server.open()).toBe(0))
})

test('a stream is read the same however it is cut into pieces', () => {
  const bytes = new TextEncoder().encode('retry: 5\n\nevent: events\nid: 1-1:1:\ndata: [“一”]\n\n: still\n\nevent: x')
  const whole = createBlockReader()(bytes)
  const byByte = createBlockReader()
  expect([...bytes].flatMap((byte) => byByte(Uint8Array.of(byte)))).toEqual(whole)
  expect(whole[1]).toEqual({ name: 'events', id: '1-1:1:', data: '[“一”]' })
  expect(whole).toHaveLength(3)
})
