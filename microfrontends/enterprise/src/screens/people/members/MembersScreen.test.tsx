import { screen, waitFor, within } from '@testing-library/react'
import { type MemberRow, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from '../messages.ts'
import { routes } from '../../../routes.tsx'

const li: MemberRow = {
  userId: 'u1',
  name: '李华',
  loginId: 'li.hua',
  userType: UserType.developer,
  status: 'active',
  canRemove: true,
  joinedAt: '2026-03-01T08:00:00.000Z',
}
const owner: MemberRow = {
  ...li,
  userId: 'u2',
  name: '王总',
  loginId: 'wang',
  userType: UserType.administrator,
  canRemove: false,
}

function draw(calls: CallFakes = {}, path = '/enterprise/members') {
  const server: CallFakes = { listMembers: () => ({ total: 2, list: [li, owner] }), ...calls }
  return renderScreen(routes, { path, messages, session: signedInAs(UserType.administrator), calls: server })
}

async function ask({ user }: ReturnType<typeof draw>) {
  await user.click(await screen.findByRole('button', { name: '李华 的操作' }))
  await user.click(screen.getByRole('menuitem', { name: '移出企业' }))
  return within(await screen.findByRole('alertdialog'))
}

test('an administrator sees who belongs to the enterprise; the owner cannot be removed', async () => {
  const { container } = draw()
  const row = within(await screen.findByRole('row', { name: /李华/ }))
  for (const text of ['li.hua', '应用开发者', '正常']) expect(row.getByText(text)).toBeVisible()
  expect(screen.queryByRole('button', { name: '王总 的操作' })).not.toBeInTheDocument()
  expect(await axeFaults(container)).toEqual([])
})

test('removing names the person and asks first', async () => {
  const page = draw({ removeMember: () => ({}) })
  const dialog = await ask(page)
  expect(dialog.getByText('把“李华”移出企业？')).toBeVisible()
  expect(page.calls.asked('removeMember')).toEqual([])
  await page.user.click(dialog.getByRole('button', { name: '移出企业' }))
  expect(await screen.findByText('已移出 李华')).toBeVisible()
  expect(page.calls.asked('removeMember')).toEqual([{ userId: 'u1' }])
})

test('a refusal is said in the dialog, which stays', async () => {
  const page = draw({ removeMember: () => new Problem('memberNotFound') })
  const dialog = await ask(page)
  await page.user.click(dialog.getByRole('button', { name: '移出企业' }))
  expect(await dialog.findByText('企业中没有该成员')).toBeVisible()
})

test('search and type in an address reach the server, and nobody found leads back to everybody', async () => {
  const page = draw({ listMembers: () => ({ total: 0, list: [] }) }, '/enterprise/members?iSearch=zzz&userType=4')
  await page.user.click(await screen.findByRole('button', { name: '清除全部条件' }))
  expect(page.calls.asked('listMembers')[0]).toMatchObject({ iSearch: 'zzz', userType: UserType.developer })
  await waitFor(() => expect(page.address()).toBe('/enterprise/members'))
})

test('a failure offers Retry', async () => {
  draw({ listMembers: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})
