import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy } from 'react'
import type { RouteObject } from 'react-router'
import { startLanguage } from '../session/language.ts'
import { prepareCalls } from '../call/call.ts'
import { configureCalls } from '../call/hooks.ts'
import type { ParcelProps } from '../page/portal.ts'
import { configured, fakePortal, type FakePortal } from '../testing/index.ts'
import { defineParcel } from './define-parcel.tsx'
import type { ParcelLifecycles } from './parcel-lifecycles.tsx'
import { useText } from '../react/text-context.tsx'

const messages = { 'zh-CN': { hello: '你好' }, 'en-US': { hello: 'Hello' } }

// The lifecycles wait for React's own schedule, which `act` would hold back.
beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  await prepareCalls()
})
afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

let errors: jest.SpyInstance
beforeEach(async () => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  window.history.replaceState(null, '', '/page')
  await startLanguage({ lang: 'zh-CN', words: {} })
})
afterEach(async () => {
  for (const { parcel, props } of opened.splice(0)) await parcel.unmount(props)
  errors.mockRestore()
  document.body.replaceChildren()
})

function Greeting() {
  return <h1>{useText()('hello')}</h1>
}

function Broken(): never {
  throw new Error('broken on purpose')
}

let mounts = 0
function mountProps(portal: FakePortal = fakePortal(), basePath = ''): ParcelProps {
  const domElement = document.createElement('div')
  document.body.append(domElement)
  mounts += 1
  return { domElement, name: `parcel-${mounts}`, basePath, portal }
}

function parcelOf(routes: RouteObject[]) {
  return defineParcel({ name: '@atrium/probe1', routes, messages })
}

/** Gone when its test is over: one that stays would go on drawing during the next. */
const opened: { parcel: ParcelLifecycles; props: ParcelProps }[] = []

async function mounted(routes: RouteObject[], props = mountProps()) {
  const parcel = parcelOf(routes)
  await parcel.bootstrap(props)
  await parcel.mount(props)
  opened.push({ parcel, props })
  return { parcel, props }
}

test('a mounted parcel shows its screen in the language of the page and says that it is ready', async () => {
  const portal = fakePortal()
  await mounted([{ path: '/page', element: <Greeting /> }], mountProps(portal))
  expect(await screen.findByRole('heading', { name: '你好' })).toBeInTheDocument()
  await waitFor(() => expect(portal.readyCount()).toBe(1))
})

test('a screen that throws in its first drawing shows its failure, and mount and unmount settle', async () => {
  const portal = fakePortal()
  const { parcel, props } = await mounted([{ path: '/page', element: <Broken /> }], mountProps(portal))
  expect(await screen.findByRole('heading', { name: '页面出现错误' })).toBeInTheDocument()
  expect(portal.readyCount()).toBeGreaterThan(0)
  await parcel.unmount(props)
  expect(props.domElement).toBeEmptyDOMElement()
})

test.each([
  [
    'of a release, it names parcel and version',
    '/assets/parcels/probe1/main.a.js',
    /^出错的部分 @atrium\/probe1 1\.2\.3$/,
  ],
  [
    'of the developer’s machine, it names the error, too',
    'http://127.0.0.1:5199/key/entry.js',
    /错误 Error: broken on purpose .*define-parcel/,
  ],
])('where a page throws %s, and asks for no request ID that there is not', async (_whose, url, said) => {
  configured({ apps: [{ name: '@atrium/probe1', version: '1.2.3', url, css: [] }] })
  const props = mountProps()
  props.domElement.dataset['parcel'] = 'probe1'
  await mounted([{ path: '/page', element: <Broken /> }], props)
  await waitFor(() =>
    expect(
      [...props.domElement.querySelectorAll('.MuiTypography-caption')].map((one) => one.textContent),
    ).toContainEqual(expect.stringMatching(said)),
  )
  expect(props.domElement).not.toHaveTextContent('请求编号')
})

test('a page that is declared and drawn by no route says so, instead of nothing, and is told of as an error', async () => {
  const told = jest.fn()
  window.addEventListener('atrium:error', told)
  await mounted([{ path: '/other', element: <Greeting /> }])
  expect(await screen.findByRole('heading', { name: '未找到内容' })).toBeInTheDocument()
  expect(told).toHaveBeenCalled()
  window.removeEventListener('atrium:error', told)
})

test('a page module that cannot be loaded shows the failure with a way to try again', async () => {
  const Page = lazy(() => Promise.reject(new Error('chunk is gone')))
  await mounted([{ path: '/page', element: <Page /> }])
  expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument()
})

test('V05: a page that could not be fetched comes with Retry', async () => {
  const lazy = jest.fn(async () => ({ Component: Greeting }))
  lazy.mockRejectedValueOnce(new Error('404'))
  await mounted([{ path: '/page', lazy }])
  await userEvent.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { name: '你好' })).toBeInTheDocument()
})

test('V15: for a page whose file is of a build that is gone, Retry loads the page anew', async () => {
  const reload = jest.fn()
  const fetch = jest.fn(async () => new Response('', { status: 404 }))
  const restore = configureCalls({ fetch, reload })
  const error = new Error(`Error loading ${window.location.origin}/assets/parcels/one/page.abc.js`)
  await mounted([{ path: '/page', lazy: () => Promise.reject(error) }])
  await waitFor(async () => {
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(reload).toHaveBeenCalled()
  })
  restore()
})

test('unmount settles after a mount that was refused', async () => {
  const parcel = parcelOf([])
  const portal = {
    ...fakePortal(),
    routerWindow: () => {
      throw new Error('no window')
    },
  }
  const props = mountProps(portal)
  await expect(parcel.mount(props)).rejects.toThrow('no window')
  await expect(parcel.unmount(props)).resolves.toBeUndefined()
})

test('a loader runs once for one visit', async () => {
  const loader = jest.fn(() => null)
  await mounted([{ path: '/page', loader, element: <Greeting /> }])
  await screen.findByRole('heading', { name: '你好' })
  expect(loader).toHaveBeenCalledTimes(1)
})

test('routes are found below the enterprise prefix', async () => {
  window.history.replaceState(null, '', '/space-acme/page')
  await mounted([{ path: '/page', element: <Greeting /> }], mountProps(fakePortal(), '/space-acme'))
  expect(await screen.findByRole('heading', { name: '你好' })).toBeInTheDocument()
})

test('the path of another parcel shows nothing and breaks nothing', async () => {
  window.history.replaceState(null, '', '/elsewhere')
  const { props } = await mounted([{ path: '/page', element: <Greeting /> }])
  expect(props.domElement).not.toHaveTextContent(/\S/)
})

test('mounted and unmounted three times, a parcel leaves no style and no element', async () => {
  const before = document.head.querySelectorAll('style').length
  const parcel = parcelOf([{ path: '/page', element: <Broken /> }])
  for (const props of [mountProps(), mountProps(), mountProps()]) {
    await parcel.mount(props)
    await parcel.unmount(props)
    expect(props.domElement).toBeEmptyDOMElement()
  }
  expect(document.head.querySelectorAll('style')).toHaveLength(before)
})

test('the same name mounted twice is refused, and the first one stays', async () => {
  const { parcel, props } = await mounted([{ path: '/page', element: <Greeting /> }])
  await expect(parcel.mount(props)).rejects.toThrow('already')
  expect(await screen.findByRole('heading', { name: '你好' })).toBeInTheDocument()
})
