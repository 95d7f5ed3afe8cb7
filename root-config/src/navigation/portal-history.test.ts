import { atriumStore, sessionAtom } from '@atrium/shared-utility'
import { fakeCalls, signedInAs } from '@atrium/shared-utility/testing'
import { waitFor } from '@testing-library/react'
import { UserType, type BaseConfig } from '@atrium/shared-utility/contract'
import { aConfig, aRoute } from '../testing/signing.ts'
import { catchBack } from './back-catchers.ts'
import { guardLeave } from './leave-guards.ts'
import { currentPage, nobody, pageAtom } from './page.ts'
import { PortalHistory } from './portal-history.ts'
import { watchTraversals } from './traversal.ts'

let endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings) end()
  endings = []
})

async function open(url = '/a', sessionOf = signedInAs(UserType.member), files?: BaseConfig['files']) {
  const calls = fakeCalls({ checkTwoStep: () => ({ open: 'false', effective: '', effectiveTime: '' }) })
  atriumStore.set(sessionAtom, sessionOf)
  atriumStore.set(pageAtom, { status: 'starting' })
  window.history.pushState(null, '', url)
  const routes = ['/a', '/b', '/c']
    .map((path) => aRoute(path))
    .concat(aRoute('/circle', { redirect: '/circle', app: undefined }))
  const loaded: string[] = []
  const history = new PortalHistory({
    config: aConfig({ routes, ...(files && { files }) }),
    onCommit: () => undefined,
    load: (to) => loaded.push(to),
  })
  endings.push(watchTraversals(history), () => calls.restore())
  await history.start()
  return { history, loaded }
}

function guard(answer: (to?: string) => boolean | Promise<boolean>) {
  const asked = jest.fn(answer)
  const remove = guardLeave(asked)
  endings.push(remove)
  return { asked, remove }
}

const shown = () => {
  const page = currentPage()
  return page.status === 'starting' ? null : page.visit.url
}
const address = () => window.location.pathname

test('a guard that says no keeps the address and the page', async () => {
  const { history } = await open()
  guard(() => false)
  const length = window.history.length
  await expect(history.navigate('/b')).resolves.toBe(false)
  expect([address(), shown(), window.history.length]).toEqual(['/a', '/a', length])
})

test('a guard is asked before the address changes, and not once it is removed', async () => {
  const { history } = await open()
  const { asked, remove } = guard(() => address() === '/a')
  await expect(history.navigate('/b')).resolves.toBe(true)
  remove()
  await history.navigate('/c')
  expect(asked.mock.calls).toEqual([['/b']])
  expect([address(), shown()]).toEqual(['/c', '/c'])
})

test('a person is not asked to leave a page for one that the other guards refuse to name', async () => {
  const { history, loaded } = await open('/a', signedInAs(UserType.member))
  const { asked } = guard(() => true)
  atriumStore.set(sessionAtom, nobody)
  await history.navigate('/b')
  expect(asked).toHaveBeenCalledTimes(1)
  expect(loaded).toEqual(['/home/login?url=%2Fb'])
})

test('a page of a person whose session has ended loads the sign-in page anew (S1)', async () => {
  const { history, loaded } = await open('/a', signedInAs(UserType.member))
  atriumStore.set(sessionAtom, nobody)
  await history.navigate('/home/login?url=%2Fa')
  expect([loaded, address()]).toEqual([['/home/login?url=%2Fa'], '/a'])
})

test('a page of an anonymous person goes to the sign-in page, and on from it, in the same document (S1)', async () => {
  const { history, loaded } = await open('/home/login', nobody)
  await history.navigate('/home/login?isadmin=1')
  atriumStore.set(sessionAtom, signedInAs(UserType.member))
  await history.navigate('/b')
  expect([loaded, address()]).toEqual([[], '/b'])
})

test('of two navigations that overlap the later one wins', async () => {
  const { history } = await open()
  const slow = Promise.withResolvers<boolean>()
  const { remove } = guard(() => slow.promise)
  const first = history.navigate('/b')
  await waitFor(() => expect(shown()).toBe('/a'))
  remove()
  await history.navigate('/c')
  slow.resolve(true)
  await expect(first).resolves.toBe(false)
  expect(address()).toBe('/c')
})

test('going where one is adds no entry to the history', async () => {
  const { history } = await open()
  const length = window.history.length
  await history.navigate('/a')
  expect(window.history.length).toBe(length)
})

test('an address that a page without all routes does not know is loaded anew, unless it is the one that it was loaded for', async () => {
  const { history, loaded } = await open('/unknown', undefined, { url: '/map.json', integrity: '' })
  expect([shown(), loaded]).toEqual(['/unknown', []])
  await history.navigate('/elsewhere?x=1')
  expect([address(), loaded]).toEqual(['/unknown', [`${window.location.origin}/elsewhere?x=1`]])
})

test('addresses outside of the portal are loaded, and scripts are no addresses', async () => {
  const { history, loaded } = await open()
  await history.navigate('https://example.org/x')
  await expect(history.navigate('javascript:alert(1)')).resolves.toBe(false)
  expect(loaded).toEqual(['https://example.org/x'])
})

test('a redirect to itself is a fault of the route table and is said', async () => {
  const { history } = await open()
  await expect(history.navigate('/circle')).rejects.toThrow('in circles')
})

test('back shows the page before, and forward the one after', async () => {
  const { history } = await open()
  await history.navigate('/b')
  window.history.back()
  await waitFor(() => expect(shown()).toBe('/a'))
  window.history.forward()
  await waitFor(() => expect(shown()).toBe('/b'))
})

test('a guard holds back too, and the entries of the history stay as they were', async () => {
  const { history } = await open()
  await history.navigate('/b')
  await history.navigate('/c')
  const { asked, remove } = guard(() => false)
  window.history.back()
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect([address(), shown()]).toEqual(['/c', '/c'])
  remove()
  window.history.back()
  await waitFor(() => expect(shown()).toBe('/b'))
  window.history.back()
  await waitFor(() => expect(shown()).toBe('/a'))
})

test('U09: Back closes what is open above the page first, and leaves the page the next time', async () => {
  const { history } = await open()
  await history.navigate('/b')
  const close = jest.fn(() => remove())
  const remove = catchBack(close)
  endings.push(remove)
  window.history.back()
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  expect([address(), shown()]).toEqual(['/b', '/b'])
  window.history.back()
  await waitFor(() => expect(shown()).toBe('/a'))
})

test('back goes on when the guard says yes', async () => {
  const { history } = await open()
  await history.navigate('/b')
  guard(async () => true)
  window.history.back()
  await waitFor(() => expect(shown()).toBe('/a'))
  expect(address()).toBe('/a')
})

test('back to a page that now needs another is redirected', async () => {
  const { history, loaded } = await open()
  await history.navigate('/b')
  atriumStore.set(sessionAtom, nobody)
  window.history.back()
  await waitFor(() => expect(loaded).toEqual(['/home/login?url=%2Fa']))
})

test('closing the tab asks only while there is a guard', () => {
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  const { remove } = guard(() => true)
  expect(leaving()).toBe(true)
  remove()
  expect(leaving()).toBe(false)
})
