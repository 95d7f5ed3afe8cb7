import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { UserType, type TeamParcel } from '@atrium/shared-utility/contract'
import { axeFaults, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { outlet } from '../navigation/outlet.ts'
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts'

let portal: TestPortal
afterEach(() => portal.close())

const orders: TeamParcel = {
  slug: 'one',
  name: '@atrium/one',
  team: 'sales',
  contact: 'Li Hua',
  paths: ['/one'],
  version: 1,
  liveTokens: 1,
  inForce: null,
  createdAt: '2026-03-05T08:00:00.000Z',
  createdBy: null,
  createdById: null,
  updatedAt: '2026-03-05T08:00:00.000Z',
  updatedBy: null,
  updatedById: null,
}

async function open(userType: UserType, calls: CallFakes = { listTeamParcels: () => ({ total: 1, list: [orders] }) }) {
  portal = await openTestPortal({ session: signedInAs(userType), calls })
  await portal.shows('One')
  await screen.findByRole('button', { name: 'Search and go to' })
}

const press = () => portal.user.keyboard('{Alt>}{Shift>}[KeyX]{/Shift}{/Alt}')
const region = () => screen.findByRole('region', { name: 'X-ray of the page' })
const outlined = () =>
  [...outlet.querySelectorAll<HTMLElement>('.atrium-host')].map(({ style }) => style.outline !== '')

test('Alt Shift X outlines the parcel and tells whose it is, its version and how it came up; Esc ends it', async () => {
  await open(UserType.operator)
  await press()
  const told = within(await region())
  for (const text of ['@atrium/one', '1.0.0', 'sales, Li Hua', 'No errors'])
    expect(await told.findByText(text)).toBeVisible()
  expect(told.getByRole('link', { name: 'View health' })).toHaveAttribute('href', '/sysop/telemetry/one')
  expect(await region()).toHaveFocus()
  expect(outlined()).toEqual([true])
  expect(await axeFaults(await region())).toEqual([])
  // Escape within a composition gives up what is composed.
  fireEvent.keyDown(document.body, { key: 'Escape', keyCode: 229 })
  expect(await region()).toBeVisible()
  await portal.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'X-ray of the page' })).toBeNull())
  expect(outlined()).toEqual([false])
})

test('what goes wrong while it is open shows, and the next page is looked at in its turn', async () => {
  await open(UserType.operator, { listTeamParcels: () => ({ total: 0, list: [] }) })
  await press()
  const told = within(await region())
  expect(await told.findByText('Built in')).toBeVisible()
  const detail = { parcel: '@atrium/one', error: new Error('broken') }
  window.dispatchEvent(new CustomEvent('atrium:error', { detail }))
  expect(await told.findByText('Error: broken (once)')).toBeVisible()
  await portal.user.click(screen.getByRole('link', { name: 'Page two' }))
  expect(await told.findByText('@atrium/two')).toBeVisible()
  expect(await told.findByText('No errors')).toBeVisible()
  await waitFor(() => expect(outlined()).toEqual([true]))
})

test('developers see it without what only operators know; it is in the palette, too', async () => {
  await open(UserType.developer, { suggest: () => [] })
  await portal.user.keyboard('{Control>}k{/Control}')
  await portal.user.type(await screen.findByRole('combobox'), 'x-ray')
  await portal.user.click(await screen.findByRole('option', { name: /X-ray of the page.*Alt Shift X/ }))
  const told = within(await region())
  expect(told.getByText('@atrium/one')).toBeVisible()
  expect(told.queryByText('Team')).toBeNull()
  expect(told.queryByRole('link')).toBeNull()
  await portal.user.click(told.getByRole('button', { name: 'Close the X-ray' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'X-ray of the page' })).toBeNull())
})

test('to everybody else the key and the palette offer nothing', async () => {
  await open(UserType.member, { suggest: () => [] })
  await press()
  await portal.user.keyboard('{Control>}k{/Control}')
  await portal.user.type(await screen.findByRole('combobox'), 'x-ray')
  expect(await screen.findByText(/No results/)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'X-ray of the page' })).toBeNull()
})
