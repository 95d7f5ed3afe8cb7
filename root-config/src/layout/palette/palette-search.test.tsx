import { screen, waitFor, within } from '@testing-library/react'
import { atriumStore, sessionAtom } from '@atrium/shared-utility'
import { type CallOutput, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts'

let portal: TestPortal
afterEach(() => portal.close())

let people = 0

/** For a person of whom nothing is known from the test before. */
async function open(calls: CallFakes) {
  people += 1
  portal = await openTestPortal({ session: signedInAs(UserType.member, { userId: `person${people}` }), calls })
  await portal.shows('One')
  await screen.findByRole('button', { name: 'Search and go to' })
  await press()
}

async function press() {
  await portal.user.keyboard('{Control>}k{/Control}')
  return screen.findByRole('combobox')
}

const optionNames = () => screen.queryAllByRole('option').map((option) => option.textContent)

const look = { icon: null, color: 'teal' } as const
const found: CallOutput<'suggest'> = [
  { type: 'page', id: '/two', title: 'Page two', detail: '', url: '/two' },
  { type: 'page', id: '/operators', title: 'Operators', detail: '', url: '/operators' },
  { type: 'application', id: 'app1', title: 'Assets', detail: 'What we own', url: '/one/app', look },
  { type: 'person', id: 'u2', title: 'Zhang San', detail: 'Sales', url: '/one?person=u2' },
  { type: 'department', id: 'd1', title: 'Sales', detail: '', url: '/one?departmentId=d1' },
  { type: 'message', id: 'm1', title: 'Outage', detail: '2026-05-01', url: '/one/messages' },
  { type: 'chat', id: 'c1 7', title: 'The printer is back', detail: 'Project', url: '/one?c=c1&m=7' },
]
const records: CallOutput<'suggest'> = [
  { type: 'record', id: 'r1', title: 'Laptop', detail: 'Assets · Devices', url: '/one/r1' },
]
const suggest: CallFakes['suggest'] = ({ part }) => (part === 'records' ? records : found)

test('a member finds people, departments, apps, messages and records in groups, and pages as the server says them', async () => {
  await open({ suggest })
  await portal.user.keyboard('zs')
  const labels = ['Pages', 'Apps', 'People', 'Departments', 'Messages', 'Chat messages', 'Records']
  for (const name of labels) expect(await screen.findByRole('group', { name })).toBeVisible()
  expect(screen.getAllByRole('group').map((group) => group.firstElementChild?.textContent)).toEqual(labels)
  // A page that this person may not open is none, also where the server names it.
  expect(optionNames()[0]).toBe('Page two')
  expect(screen.queryByText('Operators')).toBeNull()
  expect(portal.calls.asked('suggest')).toEqual([
    { q: 'zs', part: 'names' },
    { q: 'zs', part: 'records' },
  ])
  await portal.user.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(portal.address()).toBe('/one/r1'))
})

test('an app is found with its own icon, and again among what was chosen last', async () => {
  await open({ suggest })
  await portal.user.keyboard('zs')
  const square = () => screen.getByRole('option', { name: /^Assets/ }).querySelector('[data-letter]')
  await screen.findByRole('group', { name: 'Apps' })
  await waitFor(() => expect(square()).toHaveAttribute('data-letter', 'A'))
  expect(square()).toHaveStyle({ backgroundColor: 'rgb(14, 112, 144)' })
  await portal.user.click(screen.getByRole('option', { name: /^Assets/ }))
  await press()
  expect(await screen.findByRole('group', { name: /^Recent/ })).toBeVisible()
  expect(square()).toHaveAttribute('data-letter', 'A')
})

test('names are shown while records are still looked for, and stay where they are', async () => {
  const late = Promise.withResolvers<typeof records>()
  await open({ suggest: ({ part }) => (part === 'records' ? late.promise : found) })
  await portal.user.keyboard('zs{ArrowDown}')
  const people = await screen.findByRole('group', { name: 'People' })
  expect(within(people).getByRole('option')).toHaveTextContent('Zhang SanSales')
  expect(screen.getByText('Searching…')).toBeVisible()
  const chosen = screen.getByRole('option', { selected: true }).textContent
  late.resolve(records)
  expect(await screen.findByRole('group', { name: 'Records' })).toBeVisible()
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(chosen ?? '')
})

test('when records cannot be searched that is said, and names are found all the same', async () => {
  const failing: CallFakes['suggest'] = ({ part }) => (part === 'records' ? new Problem('internal') : found)
  await open({ suggest: failing })
  await portal.user.keyboard('zs')
  expect(await screen.findByText(/can’t be searched right now/)).toBeVisible()
  expect(screen.getByRole('group', { name: 'People' })).toBeVisible()
})

test('what was chosen is offered first the next time, until something is typed or another person is here', async () => {
  await open({ suggest })
  await portal.user.keyboard('zs')
  await portal.user.click(await screen.findByRole('option', { name: /Zhang San/ }))
  await waitFor(() => expect(portal.address()).toBe('/one?person=u2'))
  await press()
  const recent = screen.getByRole('group', { name: 'Recent' })
  expect(
    within(recent)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Zhang SanSales'])
  expect(await axeFaults(document.body)).toEqual([])
  await portal.user.keyboard('z')
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull())
  atriumStore.set(sessionAtom, { ...signedInAs(UserType.member), userId: 'another' })
  await portal.user.keyboard('{Backspace}')
  await waitFor(() => expect(optionNames()).toEqual(['Page two', 'Page one']))
})
