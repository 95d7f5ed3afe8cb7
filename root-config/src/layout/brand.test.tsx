import { screen, within } from '@testing-library/react'
import { type BaseConfig, type LayoutKind, UserType } from '@atrium/shared-utility/contract'
import { signedInAs } from '@atrium/shared-utility/testing'
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts'
import { aRoute } from '../testing/signing.ts'

let portal: TestPortal
afterEach(() => portal.close())

async function open(kind: LayoutKind, brand: BaseConfig['brand']) {
  portal = await openTestPortal({ config: { routes: [aRoute('/one', { kind })], brand } })
  await portal.shows('One')
}

test('the sign-in page says what operators have called the portal', async () => {
  await open('noLogin', { name: 'Field portal', claim: 'All in one place', logo: '/napi/brand/x' })
  const panel = screen.getByRole('complementary')
  expect(panel).toHaveTextContent('Field portal')
  expect(panel).toHaveTextContent('All in one place')
  expect(panel.querySelector('img')).toHaveAttribute('src', '/napi/brand/x')
  expect(document.title).toMatch(/Field portal$/)
})

test('what they have not said is as the product comes', async () => {
  await open('root', { claim: 'All in one place' })
  expect(screen.getByRole('banner')).toHaveTextContent('Atrium')
  expect(screen.getByRole('banner').querySelector('img')).toBeNull()
  expect(document.title).toMatch(/Atrium$/)
})

test('the bar shows the logo alone of an enterprise whose name stands beside it', async () => {
  const space = { entId: 'acme1', name: 'Acme' }
  const config = { routes: [aRoute('/one')], brand: { name: 'Acme', logo: '/napi/style/x' }, space }
  const current = { curEntId: 'acme1', entType: 0, entName: 'Acme', logo: '/napi/style/x', title: null, list: [] }
  const acme = { ...current, userId: 'person1', userType: UserType.member }
  const session = signedInAs(UserType.member, { curEntId: 'acme1' })
  portal = await openTestPortal({
    config,
    session,
    calls: { getCurrentEnterprise: () => acme, listMessages: () => ({ total: 0, unread: 0, list: [] }) },
  })
  await portal.shows('One')
  expect(await screen.findByText('Acme')).toBeVisible()
  const bar = screen.getByRole('banner')
  expect(within(bar).getByRole('img', { name: 'Acme' })).toHaveAttribute('src', '/napi/style/x')
  expect(within(bar).getAllByText('Acme')).toHaveLength(1)
})
