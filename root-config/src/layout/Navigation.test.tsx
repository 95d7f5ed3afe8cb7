import { atriumStore, dictionaryAtom } from '@atrium/shared-utility'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Problem, type RouteEntry, UserType } from '@atrium/shared-utility/contract'
import { signedInAs } from '@atrium/shared-utility/testing'
import { never } from '../testing/fake-system.ts'
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts'
import { aRoute } from '../testing/signing.ts'

let portal: TestPortal
afterEach(async () => {
  jest.useRealTimers()
  await portal.close()
  localStorage.clear()
})

const entry = (path: string, group: string, more: Partial<NonNullable<RouteEntry['menu']>> = {}) =>
  aRoute(path, { app: '@atrium/two', menu: { group, order: 1, icon: 'box', ...more } })
const one = aRoute('/one', { app: '@atrium/one' })
const main = () => within(screen.getByRole('navigation', { name: 'Main navigation' }))

async function open(routes: RouteEntry[], { calls, ...options }: Parameters<typeof openTestPortal>[0] = {}) {
  portal = await openTestPortal({ config: { routes }, calls: { getCurrentEnterprise: never, ...calls }, ...options })
  await portal.shows(options.url?.endsWith('/one') === false ? 'Two' : 'One')
  return portal
}

test('U02: entries stand in sections, each under its heading; a single section has none', async () => {
  await open([one, entry('/a', 'work'), entry('/b', 'administration', { order: 2 })])
  expect(within(main().getByRole('list', { name: 'menu.work' })).getAllByRole('link')).toHaveLength(1)
  expect(within(main().getByRole('list', { name: 'menu.administration' })).getAllByRole('link')).toHaveLength(1)
  await portal.close()
  await open([one, entry('/a', 'work')])
  expect(screen.queryByText('menu.work')).toBeNull()
})

test('U02: what belongs to an entry stands under it, and folding it is kept for the other devices of the person', async () => {
  const routes = [one, entry('/a', 'work'), entry('/b', 'work', { parent: '/a' })]
  const { user, calls } = await open(routes, { calls: { updatePersonConfig: () => ({}) } })
  expect(main().getByRole('link', { name: 'route./b' })).toBeInTheDocument()
  await user.click(main().getByRole('button', { name: 'Hide what belongs to route./a' }))
  expect(main().queryByRole('link', { name: 'route./b' })).toBeNull()
  await waitFor(() => expect(calls.asked('updatePersonConfig')).toEqual([{ folded: '/a' }]))
  await portal.close()
  await open(routes, { session: signedInAs(UserType.member, { folded: '/a' }) })
  expect(main().queryByRole('link', { name: 'route./b' })).toBeNull()
  expect(portal.calls.asked('updatePersonConfig')).toEqual([])
})

const sections = [entry('/a', 'work'), entry('/b', 'system', { order: 2 }), entry('/c', 'system', { order: 3 })]

test('U02: a heading folds its section by the keyboard, and the entry of the open page stays', async () => {
  await open(sections, { url: '/c', calls: { updatePersonConfig: () => ({}) } })
  const heading = main().getByRole('button', { name: 'menu.system' })
  act(() => heading.focus())
  await portal.user.keyboard('{Enter}')
  expect(heading).toHaveAttribute('aria-expanded', 'false')
  expect(heading).toHaveFocus()
  const shown = main().getAllByRole('link')
  expect(shown.map((link) => link.textContent)).toEqual(['route./a', 'route./c'])
  await portal.user.keyboard('{Enter}')
  expect(main().getAllByRole('link')).toHaveLength(3)
})

test('U02: what an operator folds while they act as a person is not kept', async () => {
  const acting = { by: 'Ada', until: '2030-01-01T00:00:00.000Z', secondsLeft: 600, mayChange: true, reason: 'x' }
  await open([one, ...sections], { session: signedInAs(UserType.member, { acting }) })
  // It comes with what keeps the folds.
  await screen.findByRole('button', { name: 'Search and go to' })
  jest.useFakeTimers()
  fireEvent.click(main().getByRole('button', { name: 'menu.system' }))
  // Longer than folding is collected for.
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(main().getByRole('button', { name: 'menu.system' })).toHaveAttribute('aria-expanded', 'false')
  expect(portal.calls.asked('updatePersonConfig')).toEqual([])
})

test('U02: what holds the page that is open is never folded away', async () => {
  const session = signedInAs(UserType.member, { folded: '/a' })
  await open([entry('/a', 'work'), entry('/b', 'work', { parent: '/a' })], { url: '/b', session })
  expect(main().getByRole('link', { name: 'route./b' })).toHaveAttribute('aria-current', 'page')
})

test('U02: a page inside an enterprise marks the operator’s entry that it names', async () => {
  const inside = aRoute('/inside', { app: '@atrium/two', under: '/a' })
  await open([entry('/a', 'tenants'), entry('/b', 'tenants', { order: 2 }), inside], {
    url: '/space-demo1/inside',
    session: signedInAs(UserType.operator, { curEntId: 'demo1' }),
  })
  expect(main().getByRole('link', { current: 'page' })).toHaveAttribute('href', '/a')
})

const own = [
  { id: 'x', name: 'Our intranet', icon: null, url: '/intranet', target: 'blank' as const, application: null },
  { id: 'y', name: 'Our work', icon: 'home', url: '/two', target: 'self' as const, application: null },
]
const routes = [one, aRoute('/two', { app: '@atrium/two' }), entry('/a', 'work'), entry('/b', 'administration')]

test('U02: an enterprise’s own navigation stands for the portal’s work, and administration stays beside it', async () => {
  const session = signedInAs(UserType.administrator, { curEntId: 'a1', ownNavigation: true })
  await open(routes, { url: '/two', session, calls: { getNavigation: () => ({ custom: true, items: own }) } })
  expect(await main().findByRole('link', { name: 'Our intranet' })).toHaveAttribute('target', '_blank')
  expect(main().getByRole('link', { current: 'page' })).toHaveTextContent('Our work')
  expect(main().queryByRole('link', { name: 'route./a' })).toBeNull()
  expect(main().getByRole('link', { name: 'route./b' })).toBeInTheDocument()
})

test('U02: an entry of an own navigation that opens an application has the icon and the colour of that', async () => {
  const session = signedInAs(UserType.administrator, { curEntId: 'a1', ownNavigation: true })
  const application = { id: 'app1', icon: null, color: 'teal' } as const
  const items = own.map((item) => (item.name === 'Our work' ? { ...item, application } : item))
  await open(routes, { url: '/two', session, calls: { getNavigation: () => ({ custom: true, items }) } })
  const link = await main().findByRole('link', { name: 'Our work' })
  const square = () => link.querySelector('[data-letter="O"]')
  await waitFor(() => expect(square()).toHaveStyle({ backgroundColor: 'rgb(14, 112, 144)' }))
  expect(main().getByRole('link', { name: 'Our intranet' }).querySelector('[data-letter]')).toBeNull()
})

test('U02: until an own navigation is there its place is kept, and where it cannot be had the portal’s is shown', async () => {
  const session = signedInAs(UserType.member, { curEntId: 'a1', ownNavigation: true })
  await open(routes, { session, calls: { getNavigation: never } })
  expect(main().queryByRole('link')).toBeNull()
  await portal.close()
  await open(routes, { session, calls: { getNavigation: () => new Problem('internal') } })
  expect(await main().findByRole('link', { name: 'route./a' })).toBeInTheDocument()
})

test('U02: on a phone work is in tabs, and the rest in the drawer; without a rest there is no drawer', async () => {
  const work = ['/a', '/b', '/c'].map((path, order) => entry(path, 'work', { order }))
  await open([one, ...work, entry('/d', 'administration', { order: 9 })])
  const tabs = within(screen.getByRole('navigation', { name: 'Bottom navigation' }))
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['route./a', 'route./b', 'route./c'])
  expect(screen.getByRole('button', { name: 'Open navigation' })).toBeInTheDocument()
  await portal.close()
  await open([one, ...work])
  expect(screen.queryByRole('button', { name: 'Open navigation' })).toBeNull()
})

test('U02: of sixty entries the marked one is scrolled to, in the list and not in the page', async () => {
  const many = Array.from({ length: 60 }, (_, order) => entry(`/many/${order}`, `part${order % 6}`, { order }))
  const place = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isMarked = this.matches('[aria-current]')
    return new DOMRect(0, isMarked ? 2000 : 0, 200, isMarked ? 40 : 800)
  })
  await open(many, { url: '/many/57' })
  await waitFor(() => expect(document.querySelector('.atrium-navigation-list')?.scrollTop).toBe(2000 - 380))
  expect(main().getAllByRole('link')).toHaveLength(60)
  place.mockRestore()
})

test('links lead within the enterprise of the address, and out of a foreign one back to the person’s own', async () => {
  const session = signedInAs(UserType.member, { curEntId: 'a1' })
  const hrefs = () =>
    main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  await open([one, entry('/a', 'work')], { url: '/space-a1/one', session })
  expect(hrefs()).toEqual(['/space-a1/a'])
  await portal.close()
  portal = await openTestPortal({ config: { routes: [one, entry('/a', 'work')] }, url: '/space-b2/one', session })
  expect(await screen.findByText('No permission')).toBeVisible()
  expect(hrefs()).toEqual(['/space-a1/a'])
})

test('what operators say in other words is said so by the navigation of an open page', async () => {
  await open([one, entry('/a', 'work')])
  expect(main().getByRole('link', { name: 'route./a' })).toBeVisible()
  act(() => atriumStore.set(dictionaryAtom, { 'route./a': 'My desk & more' }))
  expect(await main().findByRole('link', { name: 'My desk & more' })).toBeVisible()
})
