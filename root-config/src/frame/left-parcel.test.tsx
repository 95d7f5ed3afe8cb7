import { screen, waitFor } from '@testing-library/react'
import { navigate, type ParcelProps } from '@atrium/shared-utility'
import { fakeParcel } from '../testing/fake-parcel.ts'
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts'

let portal: TestPortal
let silence: jest.SpyInstance
beforeEach(() => {
  silence = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(async () => {
  await portal.close()
  silence.mockRestore()
})

async function leftPortal() {
  portal = await openTestPortal()
  await portal.shows('One')
  const given = portal.parcels.one.mounts[0]?.portal
  if (!given) throw new Error('The parcel was given no portal')
  await navigate('/two')
  await portal.shows('Two')
  return given
}

test('a parcel that was left moves no person (V14)', async () => {
  const left = await leftPortal()
  const router = left.routerWindow()
  await left.navigate('/one')
  expect(portal.address()).toBe('/two')
  router.history.pushState(null, '', '/one')
  await navigate('/two?x=1')
  expect(portal.address()).toBe('/two?x=1')
  expect(portal.parcels.one.mounts).toHaveLength(1)
})

test('a parcel that was left holds no person, and says nothing (V14)', async () => {
  const left = await leftPortal()
  const asked = jest.fn(() => false)
  left.guardLeave(asked)
  left.announce('I am still here')
  await navigate('/one')
  await portal.shows('One')
  expect(asked).not.toHaveBeenCalled()
  await waitFor(() => expect(document.querySelector('.atrium-announcer')).toHaveTextContent('Page one'))
})

function restless(heading: string, next: string) {
  return fakeParcel(heading, {
    mount: async (props: ParcelProps) => {
      props.domElement.innerHTML = `<h1>${heading}</h1>`
      void props.portal.navigate(next)
    },
  })
}

test('V14: two parcels that send the portal to and fro are stopped with a card, and Retry tries again', async () => {
  const modules = { '@atrium/one': restless('One', '/two').load, '@atrium/two': restless('Two', '/one').load }
  portal = await openTestPortal({ modules })
  expect(await screen.findByText(/kept redirecting/)).toBeVisible()
  const calm = { '@atrium/one': fakeParcel('One calm').load, '@atrium/two': fakeParcel('Two calm').load }
  portal.system.change(calm)
  await portal.user.click(screen.getByRole('button', { name: 'Try again' }))
  await portal.shows('calm')
})

test('V14: a parcel that pushes entries without end is stopped with a card', async () => {
  const endless = fakeParcel('One', {
    mount: async ({ portal: given }: ParcelProps) => {
      const { history } = given.routerWindow()
      for (let turn = 0; turn < 200; turn += 1) history.pushState(null, '', `/one/${turn}`)
    },
  })
  portal = await openTestPortal({ modules: { '@atrium/one': endless.load } })
  expect(await screen.findByText(/kept redirecting/)).toBeVisible()
  expect(portal.address()).not.toBe('/one/199')
})

test('V14: a parcel that puts others in the place of the history’s functions does not stop navigation', async () => {
  const { pushState, replaceState } = History.prototype // oxlint-disable-line typescript/unbound-method -- put back below
  const broken = () => {
    throw new Error('broken by a parcel')
  }
  portal = await openTestPortal()
  await portal.shows('One')
  Object.assign(History.prototype, { pushState: broken, replaceState: broken })
  await navigate('/two')
  await portal.shows('Two')
  Object.assign(History.prototype, { pushState, replaceState })
  expect(portal.address()).toBe('/two')
})
