import { actingReturn } from '@atrium/shared-utility'
import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions, signedInAs } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { aUser } from './given.ts'

const filtered = '/sysop/users?iSearch=li&status=active'

function open(calls: CallFakes = {}, options: ScreenOptions = {}) {
  const server: CallFakes = {
    listUsers: () => ({ total: 1, list: [aUser()] }),
    listSaasCategories: () => [],
    checkActing: () => ({}),
    ...calls,
  }
  const session = signedInAs(UserType.operator, { isRoot: true })
  return renderScreen(routes, { path: '/sysop/users', messages, calls: server, session, ...options })
}

test('S46: a root operator says why, and works as the person in the enterprise of the row', async () => {
  const page = open({ beginActing: () => ({ entid: 'acme1', until: '2026-03-05T08:15:00.000Z' }) })
  await page.user.click(await screen.findByRole('button', { name: '李华 的操作' }))
  await page.user.click(screen.getByRole('menuitem', { name: '代操作' }))
  await screen.findByRole('textbox', { name: '事由' })
  const dialog = screen.getByRole('dialog', { name: '代操作：李华' })
  expect(dialog).toHaveTextContent(/以 李华 的身份查看“Acme”/)
  await page.user.type(within(dialog).getByRole('textbox', { name: '事由' }), '工单 4711')
  expect(await axeFaults(document.body)).toEqual([])
  await page.user.click(within(dialog).getByRole('button', { name: '开始' }))
  await waitFor(() => expect(page.calls.asked('beginActing')).toHaveLength(1))
  expect(page.calls.asked('beginActing')).toEqual([{ userid: 'u1', entid: 'acme1', reason: '工单 4711' }])
  await waitFor(() => expect(page.address()).toBe('/space-acme1/user/workbench'))
})

test('S46: the list is kept as it was found, for the end', async () => {
  const page = open({ beginActing: () => ({ entid: 'acme1', until: '2026-03-05T08:15:00.000Z' }) }, { path: filtered })
  await page.user.click(await screen.findByRole('button', { name: '李华 的操作' }))
  await page.user.click(screen.getByRole('menuitem', { name: '代操作' }))
  await page.user.type(await screen.findByRole('textbox', { name: '事由' }), '工单 4711')
  await page.user.click(screen.getByRole('button', { name: '开始' }))
  await waitFor(() => expect(page.address()).toBe('/space-acme1/user/workbench'))
  expect(actingReturn(window.location)).toBe(filtered)
  sessionStorage.clear()
})

test('S46: where the enterprise forbids it the operator is told so, and fills in nothing', async () => {
  const page = open({ checkActing: () => new Problem('actingForbidden', { name: 'Acme' }) })
  await page.user.click(await screen.findByRole('button', { name: '李华 的操作' }))
  await page.user.click(screen.getByRole('menuitem', { name: '代操作' }))
  const dialog = within(await screen.findByRole('dialog', { name: '代操作：李华' }))
  expect(await dialog.findByText(/“Acme”已禁止运营人员代操作/)).toBeVisible()
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument()
})

test.each([
  ['a plain operator', {}, { session: signedInAs(UserType.operator) }],
  ['anybody, as an operator', { userType: UserType.operator, entid: null, entName: null, membership: null }, {}],
  ['anybody, as a member who is suspended there', { membership: 'suspended' }, {}],
] as const)('%s acts as no person (S46)', async (_who, facts, options) => {
  const page = open({ listUsers: () => ({ total: 1, list: [aUser(facts)] }) }, options)
  await page.user.click(await screen.findByRole('button', { name: '李华 的操作' }))
  expect(screen.queryByRole('menuitem', { name: '代操作' })).not.toBeInTheDocument()
})
