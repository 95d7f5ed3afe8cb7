import { screen, waitFor, within } from '@testing-library/react'
import { type CallOutput, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { giveBack } from '../../navigation/back-catchers.ts'
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts'
import { aRoute } from '../../testing/signing.ts'

let portal: TestPortal
afterEach(() => portal.close())

const person: CallOutput<'listUsers'>['list'][number] = {
  userid: 'u1',
  loginId: 'li.hua',
  name: 'Li Hua',
  userType: UserType.member,
  entid: null,
  entName: null,
  isRoot: false,
  online: false,
  status: 'active',
  membership: 'active',
  lastLoginAt: null,
  lastIp: null,
  createdAt: '2026-03-05T08:00:00.000Z',
  version: 1,
}

let people = 0

/** What one person chose is offered to that person again, also in the next test. */
function anotherPerson(userType: UserType = UserType.member) {
  people += 1
  return signedInAs(userType, { userId: `person${people}` })
}

async function open({
  userType = UserType.member,
  ...options
}: { userType?: UserType; calls?: CallFakes; lang?: 'zh-CN' } = {}) {
  const calls = { suggest: () => [], ...options.calls }
  portal = await openTestPortal({ session: anotherPerson(userType), ...options, calls })
  await portal.shows('One')
  await screen.findByRole('button', { name: options.lang ? '搜索并前往' : 'Search and go to' })
}

async function press(keys = '{Control>}k{/Control}') {
  await portal.user.keyboard(keys)
  return screen.findByRole('combobox')
}

const isGone = () => waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
const optionNames = () => screen.queryAllByRole('option').map((option) => option.textContent)

test('Ctrl K and Cmd K open it with the focus in the field, and it offers what this person may open', async () => {
  await open()
  await press()
  expect(screen.getByRole('combobox', { name: 'Name of a page or record' })).toHaveFocus()
  expect(optionNames()).toEqual(['Page two', 'Page one'])
  await portal.user.keyboard('{Escape}')
  await isGone()
  await press('{Meta>}k{/Meta}')
})

test('U09: Back closes it, and leaves the page the next time', async () => {
  await open()
  await press()
  expect(giveBack()).toBe(true)
  await isGone()
  expect([giveBack(), portal.address()]).toEqual([false, '/one'])
})

test('it closes when a person presses beside it, and stays when they press in it', async () => {
  await open()
  const field = await press()
  await portal.user.click(field)
  expect(field).toBeVisible()
  await portal.user.click(screen.getByRole('dialog'))
  await isGone()
})

test('arrows choose, Enter goes there, and the field says which is chosen', async () => {
  await open()
  const field = await press()
  const chosen = () => screen.getByRole('option', { selected: true })
  expect(chosen()).toHaveTextContent('Page two')
  await portal.user.keyboard('{ArrowDown}')
  await waitFor(() => expect(chosen()).toHaveTextContent('Page one'))
  expect(field).toHaveAttribute('aria-activedescendant', chosen().id)
  await portal.user.keyboard('{ArrowDown}')
  await waitFor(() => expect(chosen()).toHaveTextContent('Page two'))
  await portal.user.keyboard('{Enter}')
  await waitFor(() => expect(portal.address()).toBe('/two'))
  await isGone()
})

test('what is typed leaves the pages of that name; nothing is said as nothing', async () => {
  await open()
  await press()
  await portal.user.keyboard('ONE')
  await waitFor(() => expect(optionNames()).toEqual(['Page one']))
  await portal.user.keyboard('x')
  expect(await screen.findByText('No results. Try another name.')).toBeVisible()
  expect(optionNames()).toEqual([])
})

test('Escape closes it, and the focus is where it was', async () => {
  await open()
  const button = screen.getByRole('button', { name: 'Search and go to' })
  await portal.user.click(button)
  await screen.findByRole('combobox')
  await portal.user.keyboard('{Escape}')
  await isGone()
  await waitFor(() => expect(button).toHaveFocus())
})

test('a page that stands in no navigation is found, too, once; one that needs an id or is for others is not', async () => {
  const routes = [
    aRoute('/one', { app: '@atrium/one' }),
    aRoute('/client/one/open', { app: '@atrium/one', title: 'route./one' }),
    aRoute('/two/:id', { app: '@atrium/two' }),
    aRoute('/operators', { app: '@atrium/two', userTypes: [UserType.operator] }),
    aRoute('/home/login', { kind: 'noLogin', public: true, app: '@atrium/one' }),
  ]
  portal = await openTestPortal({ session: anotherPerson(), config: { routes } })
  await portal.shows('One')
  await screen.findByRole('button', { name: 'Search and go to' })
  await press()
  expect(optionNames()).toEqual(['Page one'])
})

test('an operator finds enterprises and users by their names', async () => {
  const calls: CallFakes = {
    suggestEnterprises: () => [{ entid: 'acme1', name: 'Acme' }],
    listUsers: () => ({ total: 1, list: [person] }),
  }
  await open({ userType: UserType.operator, calls })
  await press()
  await portal.user.keyboard('li')
  const people = await screen.findByRole('group', { name: 'Users' })
  expect(within(people).getByRole('option')).toHaveTextContent('Li Huali.hua')
  expect(within(screen.getByRole('group', { name: 'Enterprises' })).getByRole('option')).toHaveTextContent('Acme')
  expect(portal.calls.asked('listUsers')).toHaveLength(1)
  expect(await axeFaults(document.body)).toEqual([])
})

test('when they cannot be searched that is said, and pages are found all the same', async () => {
  const calls: CallFakes = {
    suggestEnterprises: () => new Problem('internal'),
    listUsers: () => new Problem('internal'),
  }
  await open({ userType: UserType.operator, calls })
  await press()
  await portal.user.keyboard('two')
  expect(await screen.findByText(/can’t be searched right now/)).toBeVisible()
  expect(optionNames()).toEqual(['Page two'])
})

test('only operators ask for enterprises and users', async () => {
  await open({ lang: 'zh-CN' })
  await press()
  await portal.user.keyboard('two')
  await waitFor(() => expect(optionNames()).toEqual(['Page two']))
  expect(portal.calls.asked('listUsers')).toEqual([])
  expect(await axeFaults(document.body)).toEqual([])
})

test('it stays closed while a question is open, and where a page means something else by the same keys', async () => {
  await open()
  const question = document.body.appendChild(document.createElement('div'))
  question.setAttribute('role', 'alertdialog')
  await portal.user.keyboard('{Control>}k{/Control}')
  question.remove()
  const takeKeys = (event: Event) => event.preventDefault()
  document.body.addEventListener('keydown', takeKeys)
  await portal.user.keyboard('{Control>}k{/Control}')
  document.body.removeEventListener('keydown', takeKeys)
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('on a phone it stands in the navigation', async () => {
  await open()
  await portal.user.click(screen.getByRole('button', { name: 'Open navigation' }))
  const drawer = within(screen.getByRole('dialog'))
  await portal.user.click(await drawer.findByRole('button', { name: 'Search and go to' }))
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
})

test('U09: Back closes the navigation of a phone', async () => {
  await open()
  await portal.user.click(screen.getByRole('button', { name: 'Open navigation' }))
  await screen.findByRole('dialog')
  expect(giveBack()).toBe(true)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([giveBack(), portal.address()]).toEqual([false, '/one'])
})
