import { screen, waitFor } from '@testing-library/react'
import { UserType } from '@atrium/shared-utility/contract'
import { signedInAs } from '@atrium/shared-utility/testing'
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

async function open(session: Partial<Parameters<typeof signedInAs>[1]> = {}, userType: UserType = UserType.member) {
  portal = await openTestPortal({
    config: { routes: [aRoute('/one'), joining] },
    session: signedInAs(userType, { curEntId: 'a1', ...session }),
    calls: { getCurrentEnterprise: () => current },
  })
  await portal.shows('One')
  return portal
}

test('U05: whoever works in one enterprise finds the way to join another one beside its name', async () => {
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

test('U05: whoever is in no enterprise is shown the way into one, and nothing of the platform', async () => {
  await open({ curEntId: null, loginHomepage: '/user/join' })
  expect(await screen.findByRole('link', { name: 'route./user/join' })).toHaveAttribute('href', '/user/join')
  expect(screen.queryByText('Platform operations')).not.toBeInTheDocument()
})

test('U05: operators work in the operation of the platform', async () => {
  await open({ curEntId: null }, UserType.operator)
  expect(await screen.findByText('Platform operations')).toBeVisible()
})

test('U05: SaaS administrators do not, and nobody offers them an enterprise', async () => {
  await open({ curEntId: null }, UserType.saasAdministrator)
  expect(await screen.findByText('Person')).toBeVisible()
  expect(screen.queryByText('Platform operations')).not.toBeInTheDocument()
  expect(document.querySelector('a[href="/user/join"]')).toBeNull()
})
