import { waitFor } from '@testing-library/react'
import { atriumStore, configureCalls, prepareCalls } from '@atrium/shared-utility'
import { fakeParcel } from '../testing/fake-parcel.ts'
import { fakeSystem, never, type FakeModules } from '../testing/fake-system.ts'
import { courses } from './course.ts'
import { Frame } from './frame.ts'
import { frameAtom } from './frame-state.ts'
import { limits } from './limits.ts'
import { outlet } from '../navigation/outlet.ts'

const app = { name: '@atrium/one', version: '1.2.3', url: '/assets/parcels/one/main.js', css: [] }

beforeAll(() => prepareCalls())
beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  outlet.replaceChildren()
  document.head.replaceChildren()
})

function openFrame(modules: FakeModules, css: { url: string; integrity: string }[] = [], files: string[] = []) {
  const system = fakeSystem(modules, files)
  const portal = {
    navigate: async () => undefined,
    guardLeave: () => () => undefined,
    catchBack: () => () => undefined,
    routerWindow: () => window,
    announce: () => undefined,
    nonce: '',
    onReady: () => undefined,
  }
  const mounted = { portal, arrived: () => undefined, onMounted: () => undefined, close: () => undefined }
  const frame = new Frame({ app: { ...app, css }, portalFor: () => ({ mounted, basePath: '/space-a1' }) })
  frame.open()
  return { frame, system }
}

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms)
const state = () => atriumStore.get(frameAtom)

test('a parcel is mounted in a host of its own, under a name no other mount has', async () => {
  const one = fakeParcel('One')
  const { frame } = openFrame({ [app.name]: one.load })
  await settle()
  expect(outlet).toHaveTextContent('One')
  expect(outlet.querySelector('[data-parcel="one"]')).not.toBeNull()
  frame.close()
  frame.open()
  await settle()
  const [first, second] = one.mounts
  expect(first?.basePath).toBe('/space-a1')
  expect(first?.name).not.toBe(second?.name)
})

test('the several steps of a life cycle, as single-spa allows, are done one after the other (R14)', async () => {
  const bootstrap = [1, 2].map((step) => async () => outlet.setAttribute('data-step', `${step}`))
  openFrame({ [app.name]: async () => ({ ...(await fakeParcel('One').load()), bootstrap }) })
  await settle()
  expect(outlet).toHaveTextContent('One')
  expect(outlet.dataset['step']).toBe('2')
})

test('while code is on its way there is nothing at first, then a skeleton, then a word', async () => {
  openFrame({ [app.name]: never })
  expect(state()).toEqual({ status: 'loading', phase: 'quiet' })
  await settle(limits.skeletonMs)
  expect(state()).toEqual({ status: 'loading', phase: 'skeleton' })
  await settle(limits.noticeMs - limits.skeletonMs)
  expect(state()).toEqual({ status: 'loading', phase: 'slow' })
})

test('code that never answers is given up after 120 s, and Retry asks for it again', async () => {
  const { system } = openFrame({ [app.name]: never })
  await settle(119_999)
  expect(state().status).toBe('loading')
  await settle(1)
  const failed = state()
  expect(failed).toMatchObject({
    status: 'failed',
    failure: { reason: 'timeout', app: { name: app.name, version: '1.2.3' } },
  })
  system.change({ [app.name]: fakeParcel('One').load })
  if (failed.status === 'failed') failed.retry()
  await settle()
  expect(outlet).toHaveTextContent('One')
  expect(state().status).toBe('shown')
})

test('code that cannot be loaded shows the failure, and Retry makes SystemJS forget it first', async () => {
  const { system } = openFrame({ [app.name]: () => Promise.reject(new Error('404')) }, [], [app.url])
  await settle()
  const failed = state()
  expect(failed).toMatchObject({ status: 'failed', failure: { reason: 'load', detail: '404' } })
  if (failed.status === 'failed') failed.retry()
  await settle()
  expect(system.deleted).toEqual([`http://localhost${app.url}`])
  expect(system.asked).toHaveLength(2)
})

test('a module that is no parcel is a failure to load', async () => {
  openFrame({ [app.name]: async () => ({ mount: 'no' }) })
  await settle()
  expect(state()).toMatchObject({ status: 'failed', failure: { reason: 'load' } })
})

test.each([
  ['throws while mounting', { mount: () => Promise.reject(new Error('broken')) }, 0],
  ['throws while starting', { bootstrap: () => Promise.reject(new Error('broken')) }, 0],
  ['hangs while mounting', { mount: never }, limits.mountMs],
  ['hangs while starting', { bootstrap: never }, limits.bootstrapMs],
])('a parcel that %s leaves a failure card and nothing of itself', async (_how, changes, afterMs) => {
  openFrame({ [app.name]: fakeParcel('One', changes).load })
  await settle(afterMs)
  await settle(afterMs)
  expect(state()).toMatchObject({ status: 'failed', failure: { reason: 'mount' } })
  expect(outlet).toBeEmptyDOMElement()
})

test.each([
  ['throws', () => Promise.reject(new Error('broken'))],
  ['hangs', never],
])('a parcel whose unmount %s is taken away all the same, and the next opening is not held', async (_how, unmount) => {
  const { frame } = openFrame({ [app.name]: fakeParcel('One', { unmount }).load })
  await settle()
  frame.close()
  expect(outlet).toBeEmptyDOMElement()
  frame.open()
  await settle()
  expect(outlet).toHaveTextContent('One')
  await settle(limits.unmountMs)
  expect(state().status).toBe('shown')
})

test('code that arrives after the frame was closed is not mounted', async () => {
  const late = fakeParcel('Late')
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const { frame } = openFrame({ [app.name]: () => arrival.then(late.load) })
  frame.close()
  arrive()
  await settle()
  expect(late.mounts).toHaveLength(0)
  expect(outlet).toBeEmptyDOMElement()
})

test('style sheets are linked with their integrity around the mount, and a late one does not hold the page', async () => {
  const { frame } = openFrame({ [app.name]: fakeParcel('One').load }, [{ url: '/one.css', integrity: 'sha384-y' }])
  const link = document.head.querySelector('link')
  expect(link).toMatchObject({ rel: 'stylesheet', integrity: 'sha384-y', crossOrigin: 'anonymous' })
  expect(outlet).not.toHaveTextContent('One')
  await settle(limits.stylesMs)
  expect(outlet).toHaveTextContent('One')
  frame.close()
  expect(document.head.querySelector('link')).toBeNull()
})

test('V15: for a file that the server no longer has, Retry becomes another: to load the page anew', async () => {
  const restore = configureCalls({ fetch: async () => new Response('', { status: 404 }) })
  const error = new Error(`Error loading ${window.location.origin}${app.url} (SystemJS Error#3)`)
  const failures: unknown[] = []
  const end = atriumStore.sub(frameAtom, () => void (state().status === 'failed' && failures.push(state())))
  openFrame({ [app.name]: () => Promise.reject(error) })
  await waitFor(() => expect(failures).toHaveLength(2))
  end()
  restore()
})

test('an opening notes its moments and what it failed with, for the measurements', async () => {
  const { frame } = openFrame({ [app.name]: fakeParcel('One').load })
  await settle()
  const shown = courses.at(-1)
  expect(shown).toMatchObject({ app: { name: app.name, version: '1.2.3' }, failures: [] })
  expect(shown?.loaded).toBeGreaterThanOrEqual(shown?.opened ?? Infinity)
  expect(shown?.shown).toBeGreaterThanOrEqual(shown?.loaded ?? Infinity)
  expect(shown?.closed).toBeUndefined()
  frame.close()
  expect(shown?.closed).toBeGreaterThanOrEqual(shown?.shown ?? Infinity)
  openFrame({ [app.name]: () => Promise.reject(new Error('404')) })
  await settle()
  expect(courses.at(-1)).toMatchObject({ failures: [['load', new Error('404')]] })
  expect(courses.at(-1)?.shown).toBeUndefined()
})

test('a page without measurements remembers no more than a few openings', async () => {
  const { frame } = openFrame({ [app.name]: fakeParcel('One').load })
  for (let opened = 0; opened < 100; opened += 1) frame.open()
  await settle()
  expect(courses.length).toBeLessThanOrEqual(30)
  expect(courses.at(-1)?.shown).toBeDefined()
})
