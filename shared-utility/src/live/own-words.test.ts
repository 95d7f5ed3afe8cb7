import { waitFor } from '@testing-library/react'
import { fakeServer } from '../call/fake-server.ts'
import { calls } from '../contract/calls.ts'
import { dictionaryAtom, langAtom } from '../page/i18n/words.ts'
import { sessionAtom } from '../page/session-atom.ts'
import { atriumStore } from '../page/store.ts'
import { followLive } from './follow-live.ts'
import { tellPage } from './on-live.ts'

test('what operators say in other words is said so by an open page, without loading it anew', async () => {
  const own = { 'sysop|title': 'Own' }
  let answer: object = { status: 500 }
  const server = fakeServer('/', ({ url }) =>
    url.pathname === calls.getLanguage.path ? answer : { body: { code: 401 }, status: 401 },
  )
  atriumStore.set(sessionAtom, null)
  atriumStore.set(langAtom, 'en-US')
  atriumStore.set(dictionaryAtom, { 'route./': 'Home' })
  followLive()
  tellPage([{ kind: 'words', payload: {} }])
  await waitFor(() => expect(server.sent).toHaveLength(1))
  // A failure is silent, and takes no words away.
  expect(atriumStore.get(dictionaryAtom)).toEqual({ 'route./': 'Home' })
  answer = { body: { code: 200, data: { 'en-US': own, version: 'v2' } } }
  tellPage(null)
  await waitFor(() => expect(atriumStore.get(dictionaryAtom)).toEqual(own))
  expect(server.visited).toEqual([])
  server.restore()
})
