import { screen, waitFor, within } from '@testing-library/react'
import { type ApplicationRequest, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { routes } from '../../routes.tsx'
import { messages } from './messages.ts'

const open: ApplicationRequest = {
  id: 'r1',
  applicationId: 'a1',
  applicationName: '成本核算',
  icon: 'chart',
  color: 'teal',
  userId: 'u1',
  userName: '赵月白',
  needsRole: false,
  reason: '月底结账',
  state: 'open',
  word: '',
  askedAt: '2026-11-02T01:02:00.000Z',
  answeredAt: null,
  answeredBy: null,
  answeredFor: null,
  answeredById: null,
  answeredForId: null,
}
const granted: ApplicationRequest = { ...open, id: 'r2', userName: '孙晴川', state: 'granted' }

function draw(calls: CallFakes = {}) {
  return renderScreen(routes, {
    path: '/enterprise/applications/requests',
    messages,
    session: signedInAs(UserType.administrator),
    calls: { listApplicationRequests: () => ({ total: 2, list: [open, granted] }), ...calls },
  })
}

test.each([
  ['同意', true, '同意 赵月白 使用“成本核算”'],
  ['拒绝', false, '拒绝 赵月白 使用“成本核算”'],
])('an administrator answers a request with %s and a word', async (label, isGranted, title) => {
  const { user, calls, container } = draw({ answerApplicationRequest: () => ({}) })
  const row = within(await screen.findByRole('row', { name: /赵月白/ }))
  expect(row.getByText('月底结账')).toBeVisible()
  expect(row.getByRole('link', { name: '成本核算' }).parentElement?.querySelector('[aria-hidden] svg')).toBeVisible()
  expect(row.getByRole('link', { name: '成本核算' })).toHaveAttribute('href', '/appDetail/a1')
  expect(row.getByRole('link', { name: '赵月白' })).toHaveAttribute('href', '/user/directory?person=u1')
  expect(await axeFaults(container)).toEqual([])
  await user.click(row.getByRole('button', { name: /赵月白/ }))
  await user.click(await screen.findByRole('menuitem', { name: label }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await user.type(dialog.getByLabelText(/说明/), '好的')
  await user.click(dialog.getByRole('button', { name: label }))
  expect(await screen.findByText('已答复，申请人会收到通知')).toBeVisible()
  expect(calls.asked('answerApplicationRequest')).toEqual([{ id: 'r1', isGranted, word: '好的' }])
})

test('an administrator who lets in a person without a role is told that they need one, and where', async () => {
  const needing = { ...open, needsRole: true }
  const { user } = draw({ listApplicationRequests: () => ({ total: 1, list: [needing] }) })
  const told = '赵月白 还需具有该应用中的角色。'
  const answer = async (label: string) => {
    await user.click(await screen.findByRole('button', { name: /赵月白/ }))
    await user.click(await screen.findByRole('menuitem', { name: label }))
    return within(await screen.findByRole('dialog', { name: new RegExp(label) }))
  }
  const refusing = await answer('拒绝')
  expect(refusing.queryByText(told, { exact: false })).toBeNull()
  await user.click(refusing.getByRole('button', { name: '取消' }))
  const granting = await answer('同意')
  expect(granting.getByText(told, { exact: false })).toBeVisible()
  expect(granting.getByRole('link', { name: '“成本核算”的角色' })).toHaveAttribute('href', '/builder/a1?view=roles')
})

test('a request that is answered offers no answer', async () => {
  draw()
  const row = within(await screen.findByRole('row', { name: /孙晴川/ }))
  expect(row.getByText('已同意')).toBeVisible()
  expect(row.queryByRole('button', { name: /孙晴川/ })).toBeNull()
})

test('without requests the page says how one comes to be', async () => {
  draw({ listApplicationRequests: () => ({ total: 0, list: [] }) })
  expect(await screen.findByText('还没有申请')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('link', { name: '应用管理' })).toBeVisible())
})
