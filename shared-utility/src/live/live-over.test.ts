import { waitFor } from '@testing-library/react'
import type { LiveEvent } from '../contract/foundation/live-event.ts'
import { startLive } from './start-live.ts'
import { startLiveServer } from './test/live-server.ts'
import { browser, closeTabs, openTab, times } from './test/tabs.ts'

const on: LiveEvent = { kind: 'maintenance', payload: { isOn: true } }

let server: Awaited<ReturnType<typeof startLiveServer>>
beforeEach(async () => {
  server = await startLiveServer()
})
afterEach(async () => {
  closeTabs()
  await server.close()
})

test('the page of a person who is signed in no longer hears nothing of the person who is signed in now (S35)', async () => {
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
  await waitFor(() => expect(before.over).toEqual(['refused']))
  expect(before.heard).toEqual([])
})

test('that the session was ended is known in every tab at once; that time has run out, not before the server refuses', async () => {
  const locks = browser()
  const [first, second] = [openTab({ locks }), openTab({ locks })]
  await waitFor(() => expect(server.open()).toBe(1))
  server.end('expired')
  await waitFor(() => expect([server.open(), server.state.opened]).toEqual([1, 2]))
  expect([first.over, second.over]).toEqual([[], []])
  server.end('session')
  await waitFor(() => expect([first.over, second.over]).toEqual([['ended'], ['ended']]))
})

test('a session that has run out is said in every tab at once, and nothing more is asked until a person is back (U06)', async () => {
  Object.defineProperty(navigator, 'locks', { value: browser(), configurable: true })
  const over: string[] = []
  const answers: ((isBack: boolean) => void)[] = []
  const begin = (tab: string) =>
    startLive({
      person: 'me',
      space: null,
      onOver: async () => {
        over.push(tab)
        return new Promise((resolve) => answers.push(resolve))
      },
      times,
    })
  const ends = [begin('first'), begin('second')]
  await waitFor(() => expect(server.open()).toBe(1))
  server.state.person = 'nobody'
  server.end('expired')
  await waitFor(() => expect([...over].sort()).toEqual(['first', 'second']))
  const asked = server.asked.length
  // One that comes later is refused once: by then the others would have asked again, had they not stopped.
  const late = openTab({ locks: browser(), person: 'late' })
  await waitFor(() => expect(late.over).toEqual(['refused']))
  expect(server.asked.slice(asked).map((url) => url.searchParams.get('person'))).toEqual(['late'])
  server.state.person = 'me'
  for (const answer of answers) answer(true)
  await waitFor(() => expect(server.open()).toBe(1))
  for (const end of ends) end()
})

test('a page that is refused although its person is there does not ask again and again', async () => {
  const over: string[] = []
  server.state.person = 'nobody'
  const end = startLive({
    person: 'me',
    space: null,
    onOver: async () => over.push('me') > 0,
    times: { ...times, refusedMs: 60_000 },
  })
  await waitFor(() => expect(over).toEqual(['me', 'me']))
  // By the time that others were refused the third time would be over.
  for (const person of ['one', 'other']) {
    const late = openTab({ locks: browser(), person })
    await waitFor(() => expect(late.over).toEqual(['refused']))
  }
  expect(server.asked.filter((url) => url.searchParams.get('person') === 'me')).toHaveLength(2)
  expect(over).toHaveLength(2)
  end()
})
