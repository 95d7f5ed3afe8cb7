import { screen, waitFor, within } from '@testing-library/react'
import { keepActingReturn } from '@atrium/shared-utility'
import { type Lang, type LayoutKind, type LoginStatus, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, signedInAs } from '@atrium/shared-utility/testing'
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts'
import { aRoute } from '../../testing/signing.ts'

let portal: TestPortal
afterEach(async () => {
  await portal.close()
  sessionStorage.clear()
})

const acting: LoginStatus['acting'] = {
  by: 'Chen',
  until: '2026-03-01T08:15:00.000Z',
  secondsLeft: 900,
  mayChange: false,
  reason: 'Ticket 4711',
}

type Opening = { status?: Partial<LoginStatus>; kind?: LayoutKind; lang?: Lang; calls?: CallFakes }

async function open({ status = { acting }, kind = 'root', lang = 'en-US', calls = {} }: Opening = {}) {
  portal = await openTestPortal({
    config: { routes: [aRoute('/one', { kind })] },
    session: { ...signedInAs(UserType.member), userName: 'Li Hua', ...status },
    lang,
    calls,
  })
  await portal.shows('One')
}

test.each([
  ['en-US', 'root', /You \(Chen\) are impersonating Li Hua\. View only\. Ends at .*2026.*Reason: Ticket 4711/],
  ['zh-CN', 'default', /您（Chen）正以“Li Hua”的身份操作。 仅可查看。 结束时间：.*2026.*事由：Ticket 4711/],
  ['en-US', 'index', /You \(Chen\) are impersonating/],
  ['zh-CN', 'mobile', /正以“Li Hua”的身份操作/],
  ['en-US', 'noSandbox', /You \(Chen\) are impersonating/],
] as const)('S46: in %s, in the frame %s, an operator sees as whom they act', async (lang, kind, words) => {
  await open({ lang, kind })
  const name = lang === 'zh-CN' ? '代操作' : 'Impersonation'
  expect(await screen.findByRole('region', { name })).toHaveTextContent(words)
  expect(await axeFaults(document.body)).toEqual([])
})

test('it is on every frame that a signed-in person can see, and on none of another person’s (S46)', async () => {
  await open({ status: {} })
  expect(screen.queryByRole('region', { name: 'Impersonation' })).not.toBeInTheDocument()
})

test('S46: End leads back to the operator’s own pages', async () => {
  await open({ calls: { endActing: () => ({}) } })
  await portal.user.click(await screen.findByRole('button', { name: 'End' }))
  await waitFor(() => expect(portal.loaded).toEqual(['/sysop/users']))
})

test('S46: in the tab that it was begun in End leads back to the page as it was left', async () => {
  keepActingReturn({ pathname: '/sysop/users', search: '?iSearch=li&status=active' })
  await open({ calls: { endActing: () => ({}) } })
  await portal.user.click(await screen.findByRole('button', { name: 'End' }))
  await waitFor(() => expect(portal.loaded).toEqual(['/sysop/users?iSearch=li&status=active']))
})

test('S46: an end that fails is said, and nothing is left', async () => {
  await open({ calls: { endActing: () => new Problem('internal') } })
  await portal.user.click(await screen.findByRole('button', { name: 'End' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t end impersonation. Try again.')
  expect(portal.loaded).toEqual([])
})

test('S46: when its time is over the page is loaded anew', async () => {
  await open({ status: { acting: { ...acting, secondsLeft: 0 } } })
  await waitFor(() => expect(portal.loaded).toEqual(['/sysop/users']))
})

test('S46: changes are asked for, and from then on the bar says so', async () => {
  const allowed: LoginStatus = { ...signedInAs(UserType.member), acting: { ...acting, mayChange: true } }
  await open({ calls: { allowActingChanges: () => ({}), getLoginStatus: () => allowed } })
  await portal.user.click(await screen.findByRole('button', { name: 'Allow changes' }))
  const asked = await screen.findByRole('group', { name: /Make changes as Li Hua\?/ })
  expect(within(asked).getByRole('button', { name: 'Confirm and allow' })).toHaveFocus()
  expect(await axeFaults(document.body)).toEqual([])
  await portal.user.click(within(asked).getByRole('button', { name: 'Confirm and allow' }))
  expect(await screen.findByText(/each is recorded with both names/)).toBeVisible()
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Allow changes' })).not.toBeInTheDocument()
})

test('the person is told that an operator acted as them, sees where it stands, and says that they know (S46)', async () => {
  await open({ status: { wasActedAs: true }, calls: { readOwnActings: () => ({}) } })
  expect(await screen.findByText(/A platform operator worked in an enterprise as you/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'See details' })).toBeVisible()
  await portal.user.click(screen.getByRole('button', { name: 'Got it' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Got it' })).not.toBeInTheDocument())
})

test('what a person can do about having been acted for stands together, beside what is told', async () => {
  await open({ status: { wasActedAs: true } })
  const see = await screen.findByRole('button', { name: 'See details' })
  expect(see.parentElement).toContainElement(screen.getByRole('button', { name: 'Got it' }))
  expect(see.parentElement).not.toHaveTextContent(/A platform operator/)
})
