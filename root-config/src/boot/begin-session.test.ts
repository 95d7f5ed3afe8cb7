import { atriumStore, langAtom, sessionAtom } from '@atrium/shared-utility'
import { Problem, type LoginStatus } from '@atrium/shared-utility/contract'
import { fakeCalls, signedInAs } from '@atrium/shared-utility/testing'
import { beginSession } from './begin-session.ts'

const person = signedInAs(0)
const place = document.createElement('div')
let answers: (LoginStatus | Problem)[]
let isDone: boolean
let calls: ReturnType<typeof fakeCalls>

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  atriumStore.set(langAtom, 'en-US')
  atriumStore.set(sessionAtom, null)
  place.innerHTML = '<p>Loading</p>'
  isDone = false
  calls = fakeCalls({ getLoginStatus: () => answers.shift() ?? new Problem('internal') })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

async function begin(...given: (LoginStatus | Problem)[]) {
  return beginOn({ isPublic: false }, given)
}

async function beginOn({ isPublic }: { isPublic: boolean }, given: (LoginStatus | Problem)[]) {
  answers = given
  void (async () => {
    await beginSession(undefined, { place, isPublic })
    isDone = true
  })()
  await pass(0)
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const asked = () => calls.asked('getLoginStatus').length

test.each([
  ['is refused for the moment', new Problem('overloaded', { seconds: 1 })],
  ['fails', new Problem('internal')],
  ['breaks off', new Problem('unreachable')],
])('a session call that %s makes no person anonymous: it is made again (V12)', async (_how, problem) => {
  await begin(problem, person)
  expect([isDone, atriumStore.get(sessionAtom)]).toEqual([false, null])
  await pass(1_000)
  expect([isDone, atriumStore.get(sessionAtom)]).toEqual([true, person])
})

test('V12: the pause that the server asks for is kept', async () => {
  await begin(new Problem('overloaded', { seconds: 5 }), person)
  await pass(4_900)
  expect(asked()).toBe(1)
  await pass(200)
  expect(atriumStore.get(sessionAtom)).toEqual(person)
})

test('V12: after the last try the person is told where they are, and Retry goes on', async () => {
  await begin(new Problem('internal'))
  await pass(10_000)
  expect([asked(), isDone]).toEqual([4, false])
  expect(place).toHaveTextContent('Couldn’t check who is signed in')
  answers = [person]
  place.querySelector('a')?.click()
  expect(place).toHaveTextContent('Loading')
  await pass(0)
  expect([isDone, atriumStore.get(sessionAtom)]).toEqual([true, person])
})

test('V12: the page that could not find out who is signed in asks again by itself, and says so', async () => {
  await begin(new Problem('internal'))
  await pass(10_000)
  const told = place.firstElementChild
  expect(place).toHaveTextContent('This page opens automatically once it is back. No action is needed.')
  await pass(60_000)
  expect(asked()).toBeGreaterThan(6)
  expect(asked()).toBeLessThan(10)
  expect(place.firstElementChild).toBe(told)
  answers = [person]
  await pass(90_000)
  expect([isDone, atriumStore.get(sessionAtom)]).toEqual([true, person])
  expect(place).toHaveTextContent('Loading')
})

test('V12: a hidden page does not ask who is signed in; it asks once it is seen', async () => {
  await begin(new Problem('overloaded', { seconds: 60 }))
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await pass(600_000)
  expect(asked()).toBe(1)
  answers = [person]
  hidden.mockReturnValue(false)
  await pass(1_000)
  expect(isDone).toBe(true)
})

test('V12: Retry that fails leaves the person with the notice, which goes on by itself', async () => {
  await begin(new Problem('overloaded', { seconds: 60 }))
  place.querySelector('a')?.click()
  await pass(0)
  expect(asked()).toBe(2)
  expect(place).toHaveTextContent('Couldn’t check who is signed in')
  answers = [person]
  await pass(12_000)
  expect(isDone).toBe(true)
})

test('a pause longer than a person waits is said at once; the network coming back is asked for nothing more (V12)', async () => {
  await begin(new Problem('overloaded', { seconds: 60 }))
  expect(place).toHaveTextContent('Couldn’t check who is signed in')
  answers = [person]
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(isDone).toBe(true)
})

test('only the server’s own word makes a person a stranger, and 503 is an update (V12)', async () => {
  await begin(new Problem('signInRequired'))
  expect(atriumStore.get(sessionAtom)).toMatchObject({ login: false, isSysUpdating: false })
  await begin(new Problem('underMaintenance'))
  expect(atriumStore.get(sessionAtom)).toMatchObject({ login: false, isSysUpdating: true })
})

test('a page that everyone may see goes on, and nothing is taken for known (V12)', async () => {
  await beginOn({ isPublic: true }, [])
  await pass(1_000)
  expect([isDone, atriumStore.get(sessionAtom)]).toEqual([true, null])
})
