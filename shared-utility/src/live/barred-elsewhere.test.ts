import { waitFor } from '@testing-library/react'
import { configureCalls } from '../call/hooks.ts'
import { UserType } from '../contract/index.ts'
import { sessionAtom } from '../page/session-atom.ts'
import { atriumStore } from '../page/store.ts'
import { fakeCalls, signedInAs } from '../testing/index.ts'
import { Problem } from '../contract/problem/problems.ts'
import { followLive } from './follow-live.ts'

/** A person ended the session, or it may not do this any more: said each time a page listens. */
const over = 'event: end\ndata: {"why":"session","waitMs":0}\n\n'

beforeAll(() => {
  Object.defineProperty(navigator, 'locks', {
    value: { request: (_name: string, _options: object, work: () => Promise<void>) => work() },
    configurable: true,
  })
})

/** What fetches for a page whose stream says so; other calls are answered as they are faked now. */
function toldOver(): typeof fetch {
  const faked = globalThis.fetch
  return (resource, init) =>
    String(resource instanceof Request ? resource.url : resource).includes('/live/')
      ? Promise.resolve(new Response(over, { status: 200, headers: { 'content-type': 'text/event-stream' } }))
      : faked(resource, init)
}

test('U04: a page without a prefix learns by itself that its person is let into the enterprise no longer', async () => {
  const calls = fakeCalls({
    getCurrentEnterprise: () => new Problem('membershipSuspended', { name: 'Acme' }),
    getLoginStatus: () => ({ ...signedInAs(UserType.member), curEntId: 'acme' }),
    getHomeLink: () => ({ link: '', edition: 'product', landUrl: '/' }),
  })
  let reloads = 0
  const restore = configureCalls({ reload: () => (reloads += 1), fetch: toldOver() })
  atriumStore.set(sessionAtom, { ...signedInAs(UserType.member), curEntId: 'acme' })
  followLive()
  await waitFor(() => expect(reloads).toBeGreaterThan(0))
  expect(calls.asked('getHomeLink')).toEqual([])
  atriumStore.set(sessionAtom, null)
  restore()
  calls.restore()
})

test('the page of a person who has yet to choose a password asks only what may be asked by then', async () => {
  const person = { ...signedInAs(UserType.member), curEntId: 'acme', mustChangePassword: true }
  const calls = fakeCalls({
    getPasswordRules: () => new Problem('databaseUnavailable'),
    getCurrentEnterprise: () => new Problem('passwordChangeRequired'),
    getLoginStatus: () => person,
  })
  const restore = configureCalls({ fetch: toldOver() })
  followLive()
  atriumStore.set(sessionAtom, person)
  await waitFor(() => expect(calls.asked('getPasswordRules').length).toBeGreaterThan(0))
  expect(calls.asked('getCurrentEnterprise')).toEqual([])
  atriumStore.set(sessionAtom, null)
  restore()
  calls.restore()
})
