import { UserType } from '../contract/foundation/user-type.ts'
import { fakeServer, success } from '../call/fake-server.ts'
import { atriumStore } from '../page/store.ts'
import { sessionAtom, signedIn } from '../page/session-atom.ts'
import { loadSession, signOut } from './session.ts'

const nobody = { login: false, is_login: 0, isSysUpdating: false, pageType: 'login' } as const
const person = {
  login: true,
  is_login: 1,
  isSysUpdating: false,
  pageType: 'portal',
  user_type: UserType.administrator,
  curEntId: 'abc',
} as const

let server: ReturnType<typeof fakeServer>

beforeEach(() => atriumStore.set(sessionAtom, null))
afterEach(() => server.restore())

test('the signed-in person is read from the server into the one store', async () => {
  server = fakeServer('/space-abc/x', success(person))
  expect(signedIn()).toBe(false)
  await loadSession()
  expect(atriumStore.get(sessionAtom)).toEqual(person)
  expect(signedIn()).toBe(true)
  expect(server.sent[0]?.url.pathname).toBe('/space-abc/sapi/user/baseinfo')
})

test('questions at the same time share one request, later ones ask again', async () => {
  server = fakeServer('/', success(nobody))
  await Promise.all([loadSession(), loadSession(), loadSession()])
  expect(server.sent).toHaveLength(1)
  await loadSession()
  expect(server.sent).toHaveLength(2)
})

test('a failed question can be asked again', async () => {
  let status = 500
  server = fakeServer('/', () => ({ ...success(nobody), status }))
  await expect(loadSession()).rejects.toMatchObject({ code: 'internal' })
  status = 200
  expect(await loadSession()).toEqual(nobody)
})

test('signing out ends the session on the server and here', async () => {
  atriumStore.set(sessionAtom, person)
  server = fakeServer('/', success({}))
  await signOut()
  expect(server.sent[0]).toMatchObject({ method: 'POST' })
  expect(server.sent[0]?.url.pathname).toBe('/sapi/user/logout')
  expect(atriumStore.get(sessionAtom)).toEqual(nobody)
})

test('a person whose sign-out failed is still signed in', async () => {
  atriumStore.set(sessionAtom, person)
  server = fakeServer('/', { status: 500 })
  await expect(signOut()).rejects.toMatchObject({ code: 'internal' })
  expect(signedIn()).toBe(true)
})
