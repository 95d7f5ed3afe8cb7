import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { atriumStore, themeModeAtom } from '@atrium/shared-utility'
import { type LayoutKind, Problem, UserType } from '@atrium/shared-utility/contract'
import { signedInAs } from '@atrium/shared-utility/testing'
import { never } from '../testing/fake-system.ts'
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts'
import { aRoute } from '../testing/signing.ts'

let portal: TestPortal
afterEach(async () => {
  await portal.close()
  localStorage.clear()
})

const menu = aRoute('/two', { app: '@atrium/two', menu: { group: 'work', order: 1, icon: 'box' } })
const other = aRoute('/three', { app: '@atrium/two', menu: { group: 'work', order: 2, icon: 'list' } })

async function openKind(kind: LayoutKind, options: Parameters<typeof openTestPortal>[0] = {}) {
  portal = await openTestPortal({ config: { routes: [aRoute('/one', { kind }), menu, other] }, ...options })
  await portal.shows('One')
  return portal
}

const has = {
  bar: () => screen.queryByRole('banner') !== null,
  navigation: () => screen.queryByRole('navigation', { name: 'Main navigation' }) !== null,
  tabs: () => screen.queryByRole('navigation', { name: 'Bottom navigation' }) !== null,
  brand: () => screen.queryByRole('complementary') !== null,
}
test.each([
  ['root', { bar: true, navigation: true, tabs: true, brand: false }],
  ['default', { bar: true, navigation: true, tabs: true, brand: false }],
  ['customer', { bar: true, navigation: true, tabs: true, brand: false }],
  ['index', { bar: true, navigation: false, tabs: false, brand: false }],
  ['noLogin', { bar: false, navigation: false, tabs: false, brand: true }],
  ['mobile', { bar: true, navigation: false, tabs: true, brand: false }],
  ['rem', { bar: true, navigation: false, tabs: true, brand: false }],
  ['noSandbox', { bar: false, navigation: false, tabs: false, brand: false }],
  ['maintenance', { bar: false, navigation: false, tabs: false, brand: false }],
] as const)('the frame of kind %s is its own and nothing in it is inaccessible', async (kind, parts) => {
  await openKind(kind)
  expect({ bar: has.bar(), navigation: has.navigation(), tabs: has.tabs(), brand: has.brand() }).toEqual(parts)
  expect(document.documentElement.dataset['layout']).toBe(kind)
  expect((await axe(document.body)).violations).toEqual([])
})

test.each(['mobile', 'rem'] as const)('in a mini program, which draws a title bar, kind %s has none', async (kind) => {
  Object.assign(window, { __wxjs_environment: 'miniprogram' })
  try {
    await openKind(kind)
    expect({ bar: has.bar(), tabs: has.tabs() }).toEqual({ bar: false, tabs: true })
  } finally {
    Reflect.deleteProperty(window, '__wxjs_environment')
  }
})

test('the navigation is collapsed by the person and stays so; kind default starts collapsed', async () => {
  const { user } = await openKind('root')
  await user.click(screen.getByRole('button', { name: 'Collapse navigation' }))
  expect(screen.getByRole('button', { name: 'Expand navigation' })).toHaveAttribute('aria-expanded', 'false')
  await portal.close()
  await openKind('root')
  expect(screen.getByRole('button', { name: 'Expand navigation' })).toBeInTheDocument()
  localStorage.clear()
  await portal.close()
  await openKind('default')
  expect(screen.getByRole('button', { name: 'Expand navigation' })).toBeInTheDocument()
})

test('a menu is worked by the keyboard, and Escape gives the focus back', async () => {
  const { user } = await openKind('index', { calls: { updatePersonConfig: () => ({}) } })
  const button = screen.getByRole('button', { name: 'Appearance' })
  button.focus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('menuitemradio', { name: 'Use system setting' })).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('menuitemradio', { name: 'Light' })).toHaveFocus()
  await user.keyboard('{End}{Escape}')
  expect(button).toHaveFocus()
  expect(screen.queryByRole('menu')).toBeNull()
  await user.click(button)
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
  expect(atriumStore.get(themeModeAtom)).toBe('dark')
})

test('the bar names the enterprise, offers the others, and counts the unread messages', async () => {
  const enterprise = (entId: string, name: string) => ({ entId, name, entType: 0, userType: UserType.member })
  const list = [enterprise('a1', 'Acme'), enterprise('b2', 'Globex')]
  const current = {
    curEntId: 'a1',
    entType: 0,
    entName: 'Acme',
    logo: null,
    userId: 'person1',
    userType: UserType.member,
    title: null,
    list,
  }
  const messages = aRoute('/user/workbench/messages', { app: '@atrium/two', menu: { order: 3, icon: 'message' } })
  const { user, loaded } = await openKind('root', {
    config: { routes: [aRoute('/one'), messages] },
    session: signedInAs(UserType.member, { curEntId: 'a1' }),
    calls: {
      getCurrentEnterprise: () => current,
      listMessages: () => ({ total: 3, unread: 2, list: [] }),
      switchEnterprise: ({ entId }) => ({
        token: { accessToken: 'x', entId },
        loginHomepage: `/space-${entId}/homepage`,
      }),
    },
  })
  expect(await screen.findByRole('link', { name: 'Messages, 2 unread' })).toHaveAttribute(
    'href',
    '/user/workbench/messages',
  )
  await user.click(await screen.findByRole('button', { name: 'Switch enterprise: Acme' }))
  await user.click(screen.getByRole('menuitemradio', { name: 'Globex' }))
  await waitFor(() => expect(loaded).toEqual(['/space-b2/homepage']))
})

test('among many enterprises one types a part of the name; the current one is marked, and a refusal is said', async () => {
  const list = Array.from({ length: 9 }, (_, nth) => ({
    entId: `e${nth}`,
    name: `Company ${nth}`,
    entType: 0,
    userType: UserType.member,
  }))
  const { user, loaded } = await openKind('root', {
    session: signedInAs(UserType.member, { curEntId: 'e3' }),
    calls: {
      getCurrentEnterprise: () => ({
        curEntId: 'e3',
        entType: 0,
        entName: 'Company 3',
        logo: null,
        userId: 'p',
        userType: UserType.member,
        title: null,
        list,
      }),
      listMessages: () => ({ total: 0, unread: 0, list: [] }),
      switchEnterprise: () => new Problem('spaceSuspended'),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Switch enterprise: Company 3' }))
  expect(screen.getByRole('menuitemradio', { name: 'Company 3' })).toBeChecked()
  expect(screen.getByRole('searchbox', { name: 'Search enterprises' })).toHaveFocus()
  await user.keyboard('nothing')
  expect(screen.getByText('No matching enterprises')).toBeInTheDocument()
  await user.clear(screen.getByRole('searchbox'))
  await user.keyboard('company 7{ArrowDown}{Enter}')
  expect(await screen.findByText(/“Company 7” can’t be opened/)).toBeInTheDocument()
  expect(loaded).toEqual([])
})

test('an anonymous caller is offered to sign in, with the way back', async () => {
  await openKind('index', { config: { routes: [aRoute('/one', { kind: 'index', public: true })] }, session: null })
  const bar = within(screen.getByRole('banner'))
  expect(bar.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/home/login?url=%2Fone')
  expect(bar.queryByRole('button', { name: /Account/ })).toBeNull()
})

test('the shell speaks Chinese first', async () => {
  await openKind('root', { lang: 'zh-CN', calls: { listMessages: never } })
  expect(screen.getByRole('navigation', { name: '主导航' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '跳到正文' })).toHaveAttribute('href', '#atrium-main')
})
