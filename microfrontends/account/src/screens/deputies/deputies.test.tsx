import { screen, waitFor, within } from '@testing-library/react'
import { Problem, type Trust, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { routes } from '../../routes.tsx'
import { messages } from './messages.ts'

const trust: Trust = {
  id: 't1',
  userId: 'u1',
  name: '周既明',
  from: '2026-01-02T03:04:05.000Z',
  to: '2036-01-02T03:04:05.000Z',
  hasBegun: true,
  scope: { kinds: ['request'], applications: null },
}
const later: Trust = {
  ...trust,
  id: 't2',
  name: '孙晴川',
  from: '2036-01-01T03:04:05.000Z',
  hasBegun: false,
  scope: { kinds: ['request'], applications: [{ id: 'a1', name: '订单' }] },
}
const colleague = { userId: 'u3', name: '吴清和', isExternal: false, isVerified: false, departments: [], phone: null }

function draw(calls: CallFakes = {}, { path = '/user/trusters', lang = 'zh-CN' as 'zh-CN' | 'en-US' } = {}) {
  return renderScreen(routes, {
    path,
    lang,
    messages,
    session: signedInAs(UserType.administrator),
    calls: { listDeputies: () => [], listTrusters: () => [], ...calls },
  })
}

test('a person without deputies reads what one is for, and names one', async () => {
  const { user, calls } = draw({
    addDeputy: () => ({ id: 't1' }),
    listDirectory: () => ({ total: 1, list: [colleague] }),
  })
  expect(await screen.findByText('还没有设置代理人')).toBeVisible()
  expect(await screen.findByText('您目前没有代理任何人')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '设置代理人' }))
  const dialog = within(await screen.findByRole('dialog', { name: '设置代理人' }))
  await user.click(dialog.getByRole('button', { name: '设置' }))
  expect(calls.asked('addDeputy')).toEqual([])
  await user.type(dialog.getByRole('combobox', { name: /代理人/ }), '吴')
  await user.click(await screen.findByRole('option', { name: '吴清和' }))
  await user.type(dialog.getByRole('textbox', { name: /结束时间/ }), '2036-05-06 18:00')
  await user.click(dialog.getByRole('button', { name: '设置' }))
  expect(await screen.findByText('已设置代理人，并已通知对方')).toBeVisible()
  const to = new Date('2036-05-06T18:00').toISOString()
  expect(calls.asked('addDeputy')).toEqual([
    { userId: 'u3', to, kinds: ['request'], applicationIds: [], onceKey: expect.any(String) },
  ])
})

test('a refusal stands at its field', async () => {
  const { user } = draw({
    addDeputy: () => new Problem('deputyPeriod'),
    listDirectory: () => ({ total: 1, list: [colleague] }),
  })
  await user.click(await screen.findByRole('button', { name: '设置代理人' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('combobox', { name: /代理人/ }), '吴')
  await user.click(await screen.findByRole('option', { name: '吴清和' }))
  const to = dialog.getByRole('textbox', { name: /结束时间/ })
  await user.type(to, '2016-05-06 18:00')
  await user.click(dialog.getByRole('button', { name: '设置' }))
  await waitFor(() => expect(to).toHaveAccessibleDescription(/代理最长一年/))
})

test('both sides are listed with time and scope; one that has not begun says so, and each can be ended', async () => {
  const { user, calls, container } = draw({
    listDeputies: () => [later],
    listTrusters: () => [trust],
    endDeputy: () => ({}),
  })
  const own = within(await screen.findByRole('list', { name: '我的代理人' }))
  expect(own.getByText('应用使用申请：订单')).toBeVisible()
  expect(own.getByText('尚未开始')).toBeVisible()
  const others = within(screen.getByRole('list', { name: '我代理的人' }))
  expect(others.getByText('应用使用申请：全部应用')).toBeVisible()
  expect(others.getByRole('link', { name: '查看待办：周既明' })).toHaveAttribute('href', '/user/trusters/u1')
  expect(await axeFaults(container)).toEqual([])
  await user.click(others.getByRole('button', { name: '结束与 周既明 之间的代理' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: '不再代理 周既明？' }))
  await user.click(dialog.getByRole('button', { name: '结束' }))
  expect(await screen.findByText('代理已结束')).toBeVisible()
  expect(calls.asked('endDeputy')).toEqual([{ id: 't1' }])
})

test('each list that fails offers Retry', async () => {
  draw({ listDeputies: () => new Problem('internal'), listTrusters: () => new Problem('internal') })
  await waitFor(() => expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(2))
})

const request = {
  id: 'r1',
  applicationId: 'orders',
  applicationName: '订单',
  icon: 'list',
  color: 'teal' as const,
  userName: '赵月白',
  needsRole: true,
  reason: '月底结账',
  askedAt: trust.from,
}
const path = '/user/trusters/u1'

test.each([
  ['同意', true],
  ['拒绝', false],
])('a deputy answers a request in the name of the other with %s', async (label, isGranted) => {
  const { user, calls, container } = draw(
    { listTrusterRequests: () => ({ name: '周既明', list: [request] }), answerForTruster: () => ({}) },
    { path },
  )
  expect(await screen.findByRole('heading', { level: 1, name: '周既明 的待办' })).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: `${label} 赵月白 使用“订单”` }))
  const dialog = within(await screen.findByRole('dialog', { name: `${label} 赵月白 使用“订单”` }))
  expect(dialog.getByText(/您代 周既明 答复/)).toBeVisible()
  expect(dialog.queryAllByText(/还需具有该应用中的角色/)).toHaveLength(isGranted ? 1 : 0)
  await user.type(dialog.getByLabelText(/说明/), '好的')
  await user.click(dialog.getByRole('button', { name: label }))
  expect(await screen.findByText('已答复，申请人和委托人会收到通知')).toBeVisible()
  expect(calls.asked('answerForTruster')).toEqual([{ userId: 'u1', id: 'r1', isGranted, word: '好的' }])
})

test('a person for whom one acts no longer is told so, and nothing that waits is said, too', async () => {
  const gone = draw({ listTrusterRequests: () => new Problem('notDeputy') }, { path })
  expect(await screen.findByText(/您目前不是对方在此事项上的代理人/)).toBeVisible()
  gone.unmount()
  draw({ listTrusterRequests: () => ({ name: 'Ann', list: [] }) }, { path, lang: 'en-US' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Tasks of Ann' })).toBeVisible()
  expect(screen.getByText('No tasks')).toBeVisible()
})
