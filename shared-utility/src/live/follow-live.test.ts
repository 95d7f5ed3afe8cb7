import { waitFor } from '@testing-library/react'
import { call } from '../call/call.ts'
import { fakeServer, success } from '../call/fake-server.ts'
import { configureCalls } from '../call/hooks.ts'
import { addAsker } from '../call/step-up/step-up.ts'
import { calls } from '../contract/calls.ts'
import { UserType } from '../contract/foundation/user-type.ts'
import { sessionAtom } from '../page/session-atom.ts'
import { atriumStore } from '../page/store.ts'
import { signedInAs } from '../testing/signed-in-as.ts'
import { followLive } from './follow-live.ts'

test('U06: over unsaved work a session that has run out is renewed at once, without a next step, and the page listens again', async () => {
  const person = signedInAs(UserType.member)
  let isOver = true
  const server = fakeServer('/one', ({ url }) => {
    if (url.pathname === calls.getLoginStatus.path) return success(person)
    if (isOver) return { status: 401 }
    if (url.pathname === calls.listLive.path) return success({ after: null, isReset: false, list: [] })
    return success({ link: '/', edition: 'product', landUrl: '/' })
  })
  configureCalls({ hasUnsaved: () => true })
  let renew: (isRenewed: boolean) => void = () => undefined
  const asked = jest.fn(async () => new Promise<boolean>((resolve) => (renew = resolve)))
  const removeAsker = addAsker(asked)
  const listened = () => server.sent.filter(({ url }) => url.pathname === calls.listLive.path).length
  atriumStore.set(sessionAtom, person)
  followLive()
  await waitFor(() => expect(asked).toHaveBeenCalledWith('renewal'))
  expect([listened(), server.visited, atriumStore.get(sessionAtom)]).toEqual([1, [], person])
  isOver = false
  renew(true)
  await waitFor(() => expect(listened()).toBe(2))
  atriumStore.set(sessionAtom, null)
  removeAsker()
  server.restore()
})

test('the page of a viewer with a security token listens to nothing (S32)', async () => {
  const person = signedInAs(UserType.member, { userId: 'looking', isReadOnly: true })
  const server = fakeServer('/one', () => success({ link: '/', edition: 'product', landUrl: '/' }))
  followLive()
  atriumStore.set(sessionAtom, person)
  // What listens would be asked for by then.
  await call('getHomeLink')
  await call('getHomeLink')
  expect(server.sent.map(({ url }) => url.pathname)).toEqual([calls.getHomeLink.path, calls.getHomeLink.path])
  atriumStore.set(sessionAtom, null)
  server.restore()
})
