import { screen, waitFor, within } from '@testing-library/react'
import { axeFaults } from '@atrium/shared-utility/testing'
import { Problem } from '@atrium/shared-utility/contract'
import { drawParcel, given } from '../../given.tsx'

const card = (name: string) => within(screen.getByRole('region', { name }))
const path = '/space-acme1/user/workbench'

test('a person is greeted by name, in their enterprise', async () => {
  drawParcel(path)
  expect(await screen.findByText('Person，您好 · 示例企业')).toBeVisible()
})

test('an empty workbench says what will appear and what to do', async () => {
  drawParcel(path)
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
    },
  })
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(4))
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
