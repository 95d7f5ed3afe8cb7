import { screen, waitFor, within } from '@testing-library/react'
import { axeFaults } from '@atrium/shared-utility/testing'
import { Problem } from '@atrium/shared-utility/contract'
import { drawParcel, given } from '../../given.tsx'

const card = (name: string) => within(screen.getByRole('region', { name }))
const path = '/space-acme1/user/workbench'

// The page begins as it stood last in this browser.
beforeEach(() => localStorage.clear())

test('a person is greeted by name, in their enterprise', async () => {
  drawParcel(path)
  expect(await screen.findByText('Person，您好 · 示例企业')).toBeVisible()
})

test('an empty workbench says what will appear and what to do', async () => {
  drawParcel(path)
  expect(await screen.findByText('没有待办')).toBeVisible()
  expect(await screen.findByText('还没有打开过应用')).toBeVisible()
  expect(await screen.findByText('您还不在任何部门')).toBeVisible()
  expect(await screen.findByText('还没有可用的应用')).toBeVisible()
  expect(await screen.findByText('还没有常用应用')).toBeVisible()
  expect(await screen.findByText('还没有消息')).toBeVisible()
  expect(await screen.findByText('没有快捷入口')).toBeVisible()
})

test('one failing card leaves the others at work, and its Retry brings it back', async () => {
  const { user, calls } = drawParcel(path, {
    calls: { listApplications: () => [given.application()], listMessages: () => new Problem('internal') },
  })
  expect(await screen.findByRole('link', { name: /订单/ })).toBeVisible()
  await card('消息').findByRole('alert')

  calls.change({ listMessages: () => given.messages([given.message()]) })
  await user.click(card('消息').getByRole('button', { name: '重试' }))
  expect(await screen.findByText('停机通知')).toBeVisible()
})

test('even when every call fails, each card says so by itself', async () => {
  const fails = () => new Problem('databaseUnavailable')
  drawParcel(path, {
    calls: {
      getCurrentEnterprise: fails,
      listApplications: fails,
      listCommonApplications: fails,
      listMessages: fails,
      listEntrances: fails,
      listOpenedApplications: fails,
      listTodos: fails,
      countTodos: fails,
      getOwnTeam: fails,
    },
  })
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(7))
  expect(screen.getByRole('heading', { level: 1, name: '工作台' })).toBeVisible()
})

test('an application is reached inside the person’s enterprise; a foreign page opens in a tab of its own', async () => {
  const foreign = given.application({ id: 'site', name: '官网', url: 'https://example.com/', kind: 'link' })
  drawParcel(path, { calls: { listApplications: () => [given.application(), foreign] } })
  expect(await screen.findByRole('link', { name: /订单/ })).toHaveAttribute('href', '/space-acme1/app/orders')
  const site = screen.getByRole('link', { name: /官网/ })
  expect(site).toHaveAttribute('target', '_blank')
  expect(site).toHaveAttribute('rel', 'noopener noreferrer')
})

test('an address that is neither is shown without a link', async () => {
  drawParcel(path, { calls: { listApplications: () => [given.application({ url: 'javascript:alert(1)' })] } })
  expect(await screen.findByText('订单')).toBeVisible()
  expect(screen.queryByRole('link', { name: /订单/ })).not.toBeInTheDocument()
})

test('the search narrows the applications by name and stays in the address', async () => {
  const all = [given.application(), given.application({ id: 'leave', name: '请假', kind: 'workflow' })]
  const { user, address } = drawParcel(path, {
    calls: { listApplications: ({ iSearch = '' }) => all.filter(({ name }) => name.includes(iSearch)) },
  })
  await user.type(await screen.findByRole('searchbox', { name: '搜索应用' }), '请')
  await waitFor(() => expect(card('全部应用').queryByText('订单')).not.toBeInTheDocument())
  expect(card('全部应用').getByText('请假')).toBeVisible()
  expect(address()).toBe(`${path}?q=${encodeURIComponent('请')}`)

  await user.type(screen.getByRole('searchbox'), '无')
  expect(await screen.findByText('没有名称包含“请无”的应用')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '清除搜索' }))
  expect(await card('全部应用').findByText('订单')).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(address()).toBe(path)
})

test('an application that is not visible is not listed', async () => {
  drawParcel(path, { calls: { listApplications: () => [given.application({ visible: false })] } })
  expect(await screen.findByText('还没有可用的应用')).toBeVisible()
})

test('the entries lead where the server says', async () => {
  const entries = [{ code: 'messages', name: '我的消息', url: '/user/workbench/messages', icon: 'message' }]
  drawParcel(path, { calls: { listEntrances: () => entries } })
  const link = await screen.findByRole('link', { name: '我的消息' })
  expect(link).toHaveAttribute('href', '/space-acme1/user/workbench/messages')
})

test('what waits for a person is told by application, with its number on the tile, and leads to where it is done', async () => {
  const todo = { applicationId: 'orders', name: '订单', icon: null, color: null, since: '2026-01-02T03:04:05.000Z' }
  const todos = [
    { ...todo, kind: 'request' as const, count: 3 },
    { ...todo, kind: 'draft' as const, count: 2 },
  ]
  drawParcel(path, {
    calls: { listTodos: () => todos, countTodos: () => ({ orders: 5 }), listApplications: () => [given.application()] },
  })
  const asked = await screen.findByRole('link', { name: /有人申请使用“订单”.*3 项待处理/ })
  expect(asked).toHaveAttribute('href', '/space-acme1/enterprise/applications/requests?state=open')
  const changed = screen.getByRole('link', { name: /“订单”有未发布的改动/ })
  expect(changed).toHaveAttribute('href', '/space-acme1/builder/orders')
  expect(await card('全部应用').findByRole('link', { name: /订单.*5 项待处理/ })).toBeVisible()
})

test('colleagues of the department lead to their cards, and what was opened last is noted when it is opened again', async () => {
  const person = { userId: 'zhao', name: '赵月白', title: '主管', isHead: true }
  const opened = { id: 'orders', name: '订单', icon: null, color: 'teal' as const, url: '/orders', isRefused: false }
  const { user, calls } = drawParcel(path, {
    calls: {
      getOwnTeam: () => ({ departmentId: 'd1', name: '生产部', total: 12, people: [person] }),
      listOpenedApplications: () => [opened, { ...opened, id: 'old', name: '旧系统', url: '', isRefused: true }],
      noteOpenedApplication: () => ({}),
    },
  })
  const link = await screen.findByRole('link', { name: /赵月白.*主管 · 负责人/ })
  expect(link).toHaveAttribute('href', '/space-acme1/user/directory?person=zhao')
  const all = screen.getByRole('link', { name: '查看“生产部”的全部 12 位同事' })
  expect(all).toHaveAttribute('href', '/space-acme1/user/directory?departmentId=d1')
  expect(card('最近打开').queryByRole('link', { name: /旧系统/ })).toBeNull()
  const again = card('最近打开').getByRole('link', { name: /订单/ })
  expect(again.querySelector('[data-letter]')).toHaveStyle('background-color: #0e7090')
  await user.click(again)
  await waitFor(() => expect(calls.asked('noteOpenedApplication')).toEqual([{ id: 'orders' }]))
})

test('a message opens in its place, and is read then', async () => {
  const { user, calls } = drawParcel(path, {
    calls: { listMessages: () => given.messages([given.message()]), readMessage: () => ({}) },
  })
  const line = await screen.findByRole('button', { name: /未读.*停机通知/ })
  expect(line).toHaveAttribute('aria-expanded', 'false')
  await user.click(line)
  expect(line).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('周六维护')).toBeVisible()
  await waitFor(() => expect(calls.asked('readMessage')).toEqual([{ id: 'm1' }]))
})

test('cards stand in the order of the server, those that are hidden are neither drawn nor asked for', async () => {
  const layout = given.homePage({ team: { props: { isHidden: true, isLocked: false } } }).layout.toReversed()
  const { calls } = drawParcel(path, { calls: { getHomePage: () => ({ layout, version: 1 }) } })
  await screen.findByRole('region', { name: '待我处理' })
  const names = screen
    .getAllByRole('region')
    .map((region) => within(region).getByRole('heading', { level: 2 }).textContent)
  expect(names).toEqual(['全部应用', '快捷入口', '常用应用', '最近打开', '待我处理', '消息'])
  expect(calls.asked('getOwnTeam')).toEqual([])
})

test('when the order of the cards cannot be read, they stand as they stood last', async () => {
  const layout = given.homePage({ todo: { props: { isHidden: true, isLocked: false } } }).layout
  const first = drawParcel(path, { calls: { getHomePage: () => ({ layout, version: 1 }) } })
  await screen.findByRole('region', { name: '消息' })
  first.unmount()
  drawParcel(path, { calls: { getHomePage: () => new Problem('internal') } })
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('region', { name: '消息' })).toBeVisible()
  expect(screen.queryByRole('region', { name: '待我处理' })).toBeNull()
})

test('the workbench is whole in English', async () => {
  drawParcel(path, { lang: 'en-US', calls: { getCurrentEnterprise: () => given.enterprise({ entName: 'Acme' }) } })
  expect(await screen.findByText('No applications yet')).toBeVisible()
  expect(await screen.findByText('Hello, Person · Acme')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/)
})

test.each(['zh-CN', 'en-US'] as const)('axe finds nothing on a full workbench in %s', async (lang) => {
  const { container } = drawParcel(path, {
    lang,
    calls: {
      listApplications: () => [given.application()],
      listCommonApplications: () => [given.pin('orders', '订单', 1)],
      listMessages: () => given.messages([given.message()]),
      listEntrances: () => [{ code: 'a', name: 'A', url: '/a', icon: null }],
    },
  })
  await screen.findByText('停机通知')
  await screen.findByText('A', { selector: 'span' })
  expect(await axeFaults(container)).toEqual([])
})
