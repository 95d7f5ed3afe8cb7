import { screen, waitFor, within } from '@testing-library/react'
import { UserType } from '@atrium/shared-utility/contract'
import { compose, endComposition, signedInAs } from '@atrium/shared-utility/testing'
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts'
import { aRoute } from '../testing/signing.ts'

let portal: TestPortal
afterEach(() => portal.close())

const { member } = UserType
const joining = aRoute('/user/join', { app: '@atrium/two', userTypes: [member] })
const current = {
  curEntId: 'a1',
  entType: 0,
  entName: 'Acme',
  logo: null,
  userId: 'person1',
  userType: UserType.member,
  title: null,
  list: [{ entId: 'a1', name: 'Acme', entType: 0, userType: UserType.member }],
}

type Session = Partial<Parameters<typeof signedInAs>[1]>

async function open(session: Session = {}, userType: UserType = UserType.member, list = current.list) {
  portal = await openTestPortal({
    config: { routes: [aRoute('/one'), joining] },
    session: signedInAs(userType, { curEntId: 'a1', ...session }),
    calls: { getCurrentEnterprise: () => ({ ...current, list }) },
  })
  await portal.shows('One')
  return portal
}

test('a person who works in one enterprise finds the way to join another one beside its name (U05)', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Switch enterprise: Acme' }))
  await user.click(screen.getByRole('menuitem'))
  await waitFor(() => expect(window.location.pathname).toBe('/user/join'))
})

test('U05: a session that one enterprise vouched for is not led to joining, which it is refused', async () => {
  await open({ limitedTo: { entId: 'a1', name: 'Acme' } })
  expect(await screen.findByText('Acme')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Switch enterprise: Acme' })).not.toBeInTheDocument()
})

test('a person who is in no enterprise is shown the way into one, and nothing of the platform (U05)', async () => {
  await open({ curEntId: null, loginHomepage: '/user/join' })
  expect(await screen.findByRole('link', { name: 'route./user/join' })).toHaveAttribute('href', '/user/join')
  expect(screen.queryByText('Platform operations')).not.toBeInTheDocument()
})

test('U05: operators work in the operation of the platform', async () => {
  await open({ curEntId: null }, UserType.operator)
  expect(await screen.findByText('Platform operations')).toBeVisible()
})

test('SaaS administrators do not, and are offered no enterprise (U05)', async () => {
  await open({ curEntId: null }, UserType.saasAdministrator)
  expect(await screen.findByText('Person')).toBeVisible()
  expect(screen.queryByText('Platform operations')).not.toBeInTheDocument()
  expect(document.querySelector('a[href="/user/join"]')).toBeNull()
})

test('an enterprise is found by the chosen word, and a composition that is given up closes no menu (R4)', async () => {
  const names = ['Acme', '晨光', '蓝海', '北辰', '春晓', '海纳', '恒信', '金石', '远航']
  const list = names.map((name, at) => ({ entId: `a${at + 1}`, name, entType: 0, userType: member }))
  const { user } = await open({}, member, list)
  await user.click(await screen.findByRole('button', { name: 'Switch enterprise: Acme' }))
  const field = screen.getByRole('searchbox')
  const shown = () => within(screen.getByRole('menu')).queryAllByRole('menuitemradio').length
  compose(field, 'c', 'chen')
  expect(shown()).toBe(9)
  endComposition(field, '', { browser: 'safari', key: 'Escape' })
  compose(field, 'chen')
  endComposition(field, '晨', { browser: 'safari' })
  await waitFor(() => expect(shown()).toBe(1))
})
