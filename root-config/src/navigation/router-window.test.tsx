import { createBrowserRouter } from 'react-router'
import { waitFor } from '@testing-library/react'
import { navigate } from '@atrium/shared-utility'
import type { ParcelProps } from '@atrium/shared-utility'
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
