import { createRoot, type Root } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { waitFor } from '@testing-library/react'
import { navigate } from '@atrium/shared-utility'
import type { ParcelProps } from '@atrium/shared-utility'
import { PortalProvider, useUnsavedGuard } from '@atrium/shared-utility/react'
import { fakeParcel } from '../testing/fake-parcel.ts'
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts'

type Router = ReturnType<typeof createBrowserRouter>

let portal: TestPortal
afterEach(() => portal.close())

/** A parcel on a data router, as the adapter makes it: it counts how often each page is loaded. */
async function openWithRouter() {
  const loads: string[] = []
  const routers: Router[] = []
  const loader = ({ request }: { request: Request }) => {
    loads.push(new URL(request.url).pathname)
    return null
  }
  const one = fakeParcel('One', {
    mount: async ({ domElement, portal: given }: ParcelProps) => {
      domElement.innerHTML = '<h1>One</h1>'
      routers.push(createBrowserRouter([{ path: '*', loader }], { window: given.routerWindow() }))
    },
    unmount: async () => routers.at(-1)?.dispose(),
  })
  portal = await openTestPortal({ modules: { '@atrium/one': one.load } })
  await portal.shows('One')
  await waitFor(() => expect(loads).toEqual(['/one']))
  const router = routers[0]
  if (!router) throw new Error('The parcel has no router')
  return { ...portal, loads, router }
}

test('a step within the parcel loads its page once', async () => {
  const { router, loads, address } = await openWithRouter()
  await router.navigate('/one/7')
  expect(address()).toBe('/one/7')
  expect(loads).toEqual(['/one', '/one/7'])
})

test('a navigation of the portal within the parcel reaches its router, once', async () => {
  const { router, loads } = await openWithRouter()
  await navigate('/one/8')
  await waitFor(() => expect(router.state.location.pathname).toBe('/one/8'))
  expect(loads).toEqual(['/one', '/one/8'])
})

test('back within the parcel reaches its router', async () => {
  const { router, address } = await openWithRouter()
  await router.navigate('/one/7')
  window.history.back()
  await waitFor(() => expect(router.state.location.pathname).toBe('/one'))
  expect(address()).toBe('/one')
})

test('a router that goes to another parcel’s page is taken there', async () => {
  const { router, address, shows } = await openWithRouter()
  await router.navigate('/two')
  await shows('Two')
  expect(address()).toBe('/two')
})

test('the router of a parcel that was left hears of nothing and moves nothing', async () => {
  const { router, loads, shows, address } = await openWithRouter()
  await navigate('/two')
  await shows('Two')
  await router.navigate('/one/9')
  expect(address()).toBe('/two')
  expect(loads).not.toContain('/two')
})

test('a router that a guard stops returns to where the address is', async () => {
  const { router, address, parcels } = await openWithRouter()
  expect(parcels.one.mounts).toHaveLength(0)
  const { guardLeave } = await import('./leave-guards.ts')
  const remove = guardLeave(() => false)
  await router.navigate('/one/7')
  await waitFor(() => expect(router.state.location.pathname).toBe('/one'))
  expect(address()).toBe('/one')
  remove()
})

/** A parcel whose page `/one` has unsaved work; `ask` answers whether it may be left. */
async function openUnsaved(ask: () => Promise<boolean>) {
  const drawn: { router: Router; root: Root; save: () => void }[] = []
  let save = () => {}
  function Editor() {
    save = useUnsavedGuard(true, ask).release
    return <h1>Editor</h1>
  }
  const routes = [
    { path: '/one', element: <Editor /> },
    { path: '*', element: <h1>Record</h1> },
  ]
  const one = fakeParcel('One', {
    mount: async ({ domElement, portal: given, basePath }: ParcelProps) => {
      const router = createBrowserRouter(routes, { window: given.routerWindow() })
      const root = createRoot(domElement)
      drawn.push({ router, root, save: () => save() })
      root.render(
        <PortalProvider portal={given} basePath={basePath}>
          <RouterProvider router={router} />
        </PortalProvider>,
      )
    },
    unmount: async () => {
      for (const { router, root } of drawn) {
        router.dispose()
        root.unmount()
      }
    },
  })
  portal = await openTestPortal({ modules: { '@atrium/one': one.load } })
  await portal.shows('Editor')
  const [first] = drawn
  if (!first) throw new Error('The parcel has no router')
  return { ...portal, ...first }
}

test('a parcel’s own step away from unsaved work is asked about once, and its page and the address go together', async () => {
  const ask = jest.fn(async () => true)
  const { router, shows, address } = await openUnsaved(ask)
  await router.navigate('/one/7')
  await shows('Record')
  await waitFor(() => expect(address()).toBe('/one/7'))
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a person who stays with unsaved work is asked again at the next step', async () => {
  const answers = [false, true]
  const { router, shows, address } = await openUnsaved(async () => answers.shift() ?? false)
  await router.navigate('/one/7')
  // The page stands there before the question, too: the answer has come once the router is back.
  await waitFor(() => expect([answers.length, router.state.location.pathname]).toEqual([1, '/one']))
  await shows('Editor')
  expect(address()).toBe('/one')
  await router.navigate('/one/8')
  await shows('Record')
  await waitFor(() => expect(address()).toBe('/one/8'))
  expect(answers).toEqual([])
})

test('what was saved closes and goes on in one breath: the page follows, and Back leads to what was closed to', async () => {
  const ask = jest.fn(async () => true)
  const { router, save, shows, address } = await openUnsaved(ask)
  save()
  void router.navigate('/one/list', { replace: true })
  void router.navigate('/one/7')
  await shows('Record')
  await waitFor(() => expect(address()).toBe('/one/7'))
  expect(router.state.location.pathname).toBe('/one/7')
  window.history.back()
  await waitFor(() => expect(router.state.location.pathname).toBe('/one/list'))
  expect(ask).not.toHaveBeenCalled()
})
