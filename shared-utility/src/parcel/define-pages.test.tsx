import { screen, waitFor } from '@testing-library/react'
import { startLanguage } from '../session/language.ts'
import { addressAtom } from '../page/route.ts'
import type { ParcelProps } from '../page/portal.ts'
import { atriumStore } from '../page/store.ts'
import { fakePortal } from '../testing/index.ts'
import { definePages } from './define-pages.tsx'
import { useText } from '../react/text-context.tsx'
import { useAddress } from '../react/use-address.ts'

const messages = { 'zh-CN': { hello: '你好' }, 'en-US': { hello: 'Hello' } }

// The lifecycles wait for React's own schedule, which `act` would hold back.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))
afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))
beforeEach(() => startLanguage({ lang: 'zh-CN', words: {} }))
afterEach(() => atriumStore.set(addressAtom, null))

function Greeting() {
  return <h1>{useText()('hello') + (useAddress().searchParams.get('to') ?? '')}</h1>
}

function Broken(): never {
  throw new Error('broken on purpose')
}

const pages = [
  { path: '/page', element: <Greeting /> },
  { path: '/broken', element: <Broken /> },
]

async function mountedAt(address: string) {
  atriumStore.set(addressAtom, address)
  const portal = fakePortal()
  const domElement = document.body.appendChild(document.createElement('div'))
  const props: ParcelProps = { domElement, name: address, basePath: '', portal }
  const parcel = definePages({ name: '@atrium/probe2', pages, messages })
  await parcel.bootstrap(props)
  await parcel.mount(props)
  return { portal, domElement, unmount: () => parcel.unmount(props) }
}

test.each(['/page', '/page/', '/space-acme/page'])(
  'the page of %s is drawn, and the portal is told',
  async (address) => {
    const { portal, domElement, unmount } = await mountedAt(address)
    expect(await screen.findByRole('heading', { name: '你好' })).toBeVisible()
    await waitFor(() => expect(portal.readyCount()).toBe(1))
    await unmount()
    expect(domElement).toBeEmptyDOMElement()
  },
)

test('another query draws the page again; the portal is told of pages, not of queries', async () => {
  const { portal, unmount } = await mountedAt('/page')
  atriumStore.set(addressAtom, '/page?to=Ada')
  expect(await screen.findByRole('heading', { name: '你好Ada' })).toBeVisible()
  expect(portal.readyCount()).toBe(1)
  await unmount()
})

test('on the way to another parcel nothing is drawn, and the portal is not told that this was it', async () => {
  const { portal, domElement, unmount } = await mountedAt('/page')
  await screen.findByRole('heading', { name: '你好' })
  atriumStore.set(addressAtom, '/elsewhere')
  await waitFor(() => expect(domElement).not.toHaveTextContent(/\S/))
  expect(portal.readyCount()).toBe(1)
  await unmount()
})

test('a page that throws shows its failure, and unmount settles', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { domElement, unmount } = await mountedAt('/broken')
  expect(await screen.findByRole('heading', { name: '页面出现错误' })).toBeVisible()
  await unmount()
  expect(domElement).toBeEmptyDOMElement()
  errors.mockRestore()
})
