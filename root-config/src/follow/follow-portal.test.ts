import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { atriumStore, baseConfigAtom } from '@atrium/shared-utility'
import { Problem, type BaseConfig } from '@atrium/shared-utility/contract'
import { decodeBaseConfig } from '../boot/decode-config.ts'
import { guardLeave } from '../navigation/leave-guards.ts'
import { fakeParcel } from '../testing/fake-parcel.ts'
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts'
import { aRoute, makeSigner } from '../testing/signing.ts'
import { followPortal } from './follow-portal.ts'

let portal: TestPortal
let stop = () => undefined as void
let signer: Awaited<ReturnType<typeof makeSigner>>
let tell = () => undefined as void
let asked = 0

beforeAll(async () => {
  signer = await makeSigner()
})
afterEach(async () => {
  stop()
  jest.restoreAllMocks()
  await portal.close()
})

const app = (slug: string, version: string) => ({
  name: `@atrium/${slug}`,
  version,
  url: `/assets/parcels/${slug}/main.${version}.js`,
  css: [],
})
const words = { 'route./one': 'Page one', 'route./two': 'Page two, as it is told' }
const files = { url: '/assets/map/files.b.json', integrity: 'sha256-b' }

type Released = Partial<BaseConfig> | Error

/** A portal that is open, and the server's answers to the question what is in force by now. */
async function openFollowing(released: (turn: number) => Released, begun: Partial<BaseConfig> = {}) {
  asked = 0
  const answer = async () => {
    asked += 1
    const now = released(asked)
    if (now instanceof Error) throw now
    return signer.signConfig({ ...portal.config, revision: `r${asked + 1}`, files, ...now })
  }
  portal = await openTestPortal({
    config: { apps: [app('one', '1'), app('two', '1')], ...begun },
    calls: { getBaseConfig: answer, getLanguage: () => ({ version: 'v2', 'en-US': words }) },
  })
  await portal.shows('One')
  const extended: unknown[] = []
  window.atriumExtendMap = async (file) => void extended.push(file)
  stop = followPortal({
    portal,
    verify: (signed) => decodeBaseConfig(signed, signer.publicKey),
    onNews: (handler) => {
      tell = handler
      return () => undefined
    },
  })
  return { extended }
}

test('a page that was sent only what its address needs has the rest without being told of anything', async () => {
  const begun = { files, apps: [app('one', '1')], routes: [aRoute('/one', { app: '@atrium/one' })] } as const
  const all = { apps: [...begun.apps, app('two', '1')], routes: [...begun.routes, later], revision: 'r1' }
  const { extended } = await openFollowing(() => all, { ...begun, apps: [...begun.apps], routes: [...begun.routes] })
  await userEvent.click(await screen.findByRole('link', { name: 'Page two, as it is told' }))
  await portal.shows('Two')
  expect([extended, portal.loaded]).toEqual([[files], []])
})
const later = aRoute('/two', { app: '@atrium/two', menu: { order: 1, icon: 'box' } })

const newer = { apps: [app('one', '2'), app('two', '1')] }

test('a newer parcel takes the place of the open one by itself, with its files made known first', async () => {
  const { extended } = await openFollowing(() => newer)
  portal.system.change({ '@atrium/one': fakeParcel('One, newer').load })
  tell()
  await portal.shows('One, newer')
  expect(extended).toEqual([files])
  expect(portal.address()).toBe('/one')
  expect(screen.queryByText(/newer version/)).toBeNull()
})

test('over unsaved work the newer one waits, says so, and comes when nothing is unsaved any more', async () => {
  await openFollowing(() => newer)
  portal.system.change({ '@atrium/one': fakeParcel('One, newer').load })
  const remove = guardLeave(() => false)
  tell()
  expect(await screen.findByText(/A newer version of this page/)).toBeVisible()
  screen.getByRole('button', { name: 'Update now' }).click()
  await portal.shows('One')
  expect(screen.getByText(/A newer version of this page/)).toBeVisible()
  remove()
  await portal.shows('One, newer')
  expect(screen.queryByText(/newer version/)).toBeNull()
})

test('the newer parcel waits while the person types, and is there at once for one who asks for it', async () => {
  await openFollowing(() => newer)
  portal.system.change({ '@atrium/one': fakeParcel('One, newer').load })
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await portal.user.type(field, 'half a wor')
  tell()
  const take = await screen.findByRole('button', { name: 'Update now' })
  take.click()
  await portal.shows('One, newer')
})

test('what was taken back before it came leaves the page as it is', async () => {
  const versions = [newer, {}]
  await openFollowing((turn) => versions[turn - 1] ?? {})
  const remove = guardLeave(() => false)
  tell()
  expect(await screen.findByText(/A newer version of this page/)).toBeVisible()
  tell()
  await waitFor(() => expect(screen.queryByText(/newer version/)).toBeNull())
  remove()
  expect(portal.parcels.one.mounts).toHaveLength(1)
})

test('a hidden page asks for nothing, and asks at once when a person looks at it', async () => {
  await openFollowing(() => newer)
  portal.system.change({ '@atrium/one': fakeParcel('One, newer').load })
  jest.spyOn(Math, 'random').mockReturnValue(0)
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  tell()
  await waitFor(() => expect(hidden).toHaveBeenCalled())
  expect(asked).toBe(0)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await portal.shows('One, newer')
})

test('a page that has failed is drawn again at once with the version that was put back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await openFollowing(() => ({ apps: [app('one', '1'), app('two', '2')] }))
  portal.system.change({ '@atrium/two': () => Promise.reject(new Error('broken')) })
  await portal.user.click(screen.getByRole('link', { name: 'Page two' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  portal.system.change({ '@atrium/two': fakeParcel('Two, put back').load })
  // The person may still be moving about on it: there is nothing to disturb.
  await portal.user.keyboard('a')
  tell()
  await portal.shows('Two, put back')
})

test('a parcel that is not shown is the newer one when it is opened next, and nothing is said of it', async () => {
  await openFollowing(() => ({ apps: [app('one', '1'), app('two', '2')] }))
  portal.system.change({ '@atrium/two': fakeParcel('Two, newer').load })
  tell()
  await waitFor(() => expect(atriumStore.get(baseConfigAtom)?.revision).toBe('r2'))
  await portal.user.click(screen.getByRole('link', { name: 'Page two' }))
  await portal.shows('Two')
  expect(screen.queryByText(/newer version/)).toBeNull()
  expect(portal.parcels.one.mounts).toHaveLength(1)
})

test('a parcel that has come has its page and its entry in the navigation, without loading anything anew', async () => {
  const three = aRoute('/three', { app: '@atrium/three', title: 'route./three', menu: { order: 3, icon: 'box' } })
  await openFollowing(() => ({
    apps: [...portal.config.apps, app('three', '1')],
    routes: [...portal.config.routes, three],
  }))
  portal.system.change({ '@atrium/three': fakeParcel('Three').load })
  tell()
  const link = await screen.findByRole('link', { name: 'route./three' })
  await portal.user.click(link)
  await portal.shows('Three')
  expect(portal.loaded).toEqual([])
})

test('a newer shell is offered, and loads the page again only when it is taken', async () => {
  await openFollowing(() => ({ core: 'c2' }))
  tell()
  expect(await screen.findByText(/A newer version of the portal/)).toBeVisible()
  expect(portal.loaded).toEqual([])
  screen.getByRole('button', { name: 'Reload' }).click()
  await waitFor(() => expect(portal.loaded).toEqual([window.location.href]))
})

test('what is wrongly signed changes nothing', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const other = await makeSigner()
  await openFollowing(() => newer)
  stop()
  stop = followPortal({
    portal,
    verify: (signed) => decodeBaseConfig(signed, other.publicKey),
    onNews: (handler) => ((tell = handler), () => undefined),
  })
  tell()
  await waitFor(() => expect(told).toHaveBeenCalledWith('What was released could not be read', expect.any(Problem)))
  expect(portal.parcels.one.mounts).toHaveLength(1)
})
