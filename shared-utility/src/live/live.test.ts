import { waitFor } from '@testing-library/react'
import type { LiveEvent } from '../contract/foundation/live-event.ts'
import { createBlockReader } from '../call/blocks.ts'
import type { Times } from './connection.ts'
import { startLiveServer } from './test/live-server.ts'
import { onLive } from './on-live.ts'
import { startLive } from './start-live.ts'
import { shareConnection } from './tabs.ts'

const times: Times = {
  pollMs: 20,
  retryMs: 10,
  longestMs: 50,
  streamAgainMs: 60_000,
  refusedMs: 50,
  overMs: 50,
  silenceMs: 60_000,
}
const on: LiveEvent = { kind: 'maintenance', payload: { isOn: true } }
const off: LiveEvent = { kind: 'maintenance', payload: { isOn: false } }
const messages: LiveEvent = { kind: 'messages', payload: {} }

let server: Awaited<ReturnType<typeof startLiveServer>>
const tabs: { stop(): void }[] = []
beforeEach(async () => {
  server = await startLiveServer()
})
afterEach(async () => {
  for (const tab of tabs.splice(0)) tab.stop()
  await server.close()
})

/** The locks of one browser: who holds one keeps it until its work is done. */
function browser() {
  const lines = new Map<string, Promise<unknown>>()
  const request = async (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
    const before = lines.get(name)
    const mine = (async () => {
      await before?.catch(() => undefined)
      if (!signal.aborted) await work()
    })()
    lines.set(name, mine)
    return mine
  }
  return { request } as unknown as LockManager // All that is asked of it.
}

type Opening = { locks?: LockManager; person?: string; times?: Times }

function openTab({ locks, person = 'me', times: own = times }: Opening) {
  const heard: (LiveEvent | null)[] = []
  const over: number[] = []
  const tab = shareConnection({
    person,
    space: 'e1',
    times: own,
    hear: ({ events }) => heard.push(...(events ?? [null])),
    onOver: () => over.push(1),
    locks,
    after: null,
  })
  tabs.push(tab)
  return { ...tab, heard, over }
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
  await waitFor(() =>
    expect(server.asked.filter(({ pathname }) => pathname.endsWith('/events')).length).toBeGreaterThan(3),
  )
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

test('after the server was away, every page listens again soon and does not go on asking', async () => {
  openTab({ locks: browser() })
  await waitFor(() => expect(server.state.opened).toBe(1))
  server.state.way = 'down'
  server.cut()
  await waitFor(() => expect(server.asked.filter(({ pathname }) => pathname.endsWith('/events'))).not.toEqual([]))
  server.state.way = 'open'
  await waitFor(() => expect(server.state.opened).toBe(2))
})

test('S35: the page of somebody who is signed in no longer hears nothing of whoever is signed in now', async () => {
  const locks = browser()
  const before = openTab({ locks })
  await waitFor(() => expect(server.open()).toBe(1))
  server.state.person = 'you'
  server.cut()
  await waitFor(() => expect(server.open()).toBe(0))
  const now = openTab({ locks, person: 'you' })
  await waitFor(() => expect(server.open()).toBe(1))
  server.tell(on)
  await waitFor(() => expect(now.heard).toEqual([on]))
  await waitFor(() =>
    expect(server.asked.filter((url) => url.searchParams.get('person') === 'me').length).toBeGreaterThan(2),
  )
  expect([before.heard, before.over]).toEqual([[], []])
})

test('that the session was ended is known in every tab at once; that it has run out, in none', async () => {
  const locks = browser()
  const [first, second] = [openTab({ locks }), openTab({ locks })]
  await waitFor(() => expect(server.open()).toBe(1))
  server.end('expired')
  await waitFor(() => expect([server.open(), server.state.opened]).toEqual([1, 2]))
  expect([first.over, second.over]).toEqual([[], []])
  server.end('session')
  await waitFor(() => expect([first.over, second.over]).toEqual([[1], [1]]))
})

test('a page that is put away closes its connection, and goes on where it was when it is seen again', async () => {
  const heard: unknown[] = []
  const stop = [onLive('messages', (payload) => heard.push(payload)), onLive('maintenance', (now) => heard.push(now))]
  Object.defineProperty(navigator, 'locks', { value: browser(), configurable: true })
  const end = startLive({ person: 'me', space: null, onOver: () => undefined, times })
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
