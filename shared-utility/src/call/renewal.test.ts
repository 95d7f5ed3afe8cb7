import { UserType } from '../contract/foundation/user-type.ts'
import { sessionAtom } from '../page/session-atom.ts'
import { atriumStore } from '../page/store.ts'
import { signedInAs } from '../testing/signed-in-as.ts'
import { call } from './call.ts'
import { fakeServer, success } from './fake-server.ts'
import { configureCalls } from './hooks.ts'
import { addAsker } from './step-up/step-up.ts'

const person = signedInAs(UserType.member)
const ends: (() => void)[] = []
const dropped = jest.fn()
let server: ReturnType<typeof fakeServer>
let isOver: boolean

beforeEach(() => {
  isOver = true
  atriumStore.set(sessionAtom, person)
  server = fakeServer('/one', () => (isOver ? { status: 401 } : success([])))
  ends.push(server.restore)
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  dropped.mockReset()
})

function typing(answer: () => boolean) {
  const asked = jest.fn(async (_question: string) => answer())
  configureCalls({ hasUnsaved: () => true, dropUnsaved: dropped })
  ends.push(addAsker(asked))
  return asked
}

test('U06: over unsaved work a session is renewed in place, and the calls go through', async () => {
  const asked = typing(() => {
    isOver = false
    return true
  })
  expect(await Promise.all([call('listEntrances'), call('listEntrances')])).toEqual([[], []])
  expect(asked).toHaveBeenCalledTimes(1)
  expect(asked).toHaveBeenCalledWith('renewal')
  expect([server.visited, atriumStore.get(sessionAtom), dropped.mock.calls]).toEqual([[], person, []])
})

test('U11: a renewal whose dialog cannot be loaded drops nothing that was typed', async () => {
  configureCalls({ hasUnsaved: () => true, dropUnsaved: dropped })
  ends.push(addAsker(() => Promise.reject(new Error('Error loading dialogs.js'))))
  await expect(call('listEntrances')).rejects.toMatchObject({ code: 'unreachable' })
  expect(dropped).not.toHaveBeenCalled()
  expect(server.visited).toEqual([])
})

test('a person who gives it up goes to the sign-in page without another question (U06)', async () => {
  typing(() => false)
  await expect(call('listEntrances')).rejects.toMatchObject({ code: 'signInRequired' })
  expect(dropped).toHaveBeenCalledTimes(1)
  expect(server.visited).toEqual([`/home/login?url=${encodeURIComponent('/one')}`])
  expect(atriumStore.get(sessionAtom)).toMatchObject({ login: false, endedWhy: '' })
})

test('U06: a call in the background neither asks nor forgets whose work it is', async () => {
  const asked = typing(() => true)
  await expect(call('listEntrances', {}, { skipAuthRedirect: true })).rejects.toMatchObject({ code: 'signInRequired' })
  expect(asked).not.toHaveBeenCalled()
  expect(atriumStore.get(sessionAtom)).toEqual(person)
})

test('U06: what the renewed session has to confirm is asked in its turn, and the call goes through', async () => {
  const asked = typing(() => true)
  const unconfirmed = { status: 403, body: { code: 1002005, msg: 'x', error: 'stepUpRequired', requestId: 'r' } }
  const answers = [{ status: 401 }, unconfirmed, success([])]
  ends.push(fakeServer('/one', () => answers.shift() ?? { status: 500 }).restore)
  expect(await call('listEntrances')).toEqual([])
  expect(asked.mock.calls).toEqual([['renewal'], ['stepUp']])
})

test('a person who is still refused after signing in again is not asked for ever (U06)', async () => {
  const asked = typing(() => true)
  await expect(call('listEntrances')).rejects.toMatchObject({ code: 'signInRequired' })
  expect(asked.mock.calls).toEqual([['renewal']])
})
