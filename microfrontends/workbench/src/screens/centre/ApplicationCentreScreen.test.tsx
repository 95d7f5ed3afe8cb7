import { screen, waitFor, within } from '@testing-library/react'
import { Problem } from '@atrium/shared-utility/contract'
import { axeFaults } from '@atrium/shared-utility/testing'
import { drawParcel, given } from '../../given.tsx'

const card = (name: string) => within(screen.getByRole('region', { name }))
const path = '/space-acme1/user/workbench/applications'
const leave = given.application({
  id: 'leave',
  name: '请假',
  kind: 'built',
  description: '年假与调休',
  category: { id: 'hr', name: '人事' },
})
const askable = {
  id: 'cost',
  name: '成本核算',
  icon: null,
  color: 'red' as const,
  description: '按项目',
  askedAt: null,
}

test('applications stand below the headings of the enterprise, built ones beside links, those in none last', async () => {
  const site = given.application({ id: 'site', name: '官网', url: 'https://example.com/', kind: 'link' })
  const { container } = drawParcel(path, { calls: { listApplications: () => [leave, site] } })
  expect(await screen.findByRole('heading', { level: 1, name: '应用中心' })).toBeVisible()
  const headings = await card('全部应用').findAllByRole('heading', { level: 3 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(['人事', '其他'])
  expect(within(screen.getByRole('list', { name: '人事' })).getByText('年假与调休')).toBeVisible()
  expect(screen.getByRole('link', { name: /官网/ })).toHaveAttribute('target', '_blank')
  expect(await axeFaults(container)).toEqual([])
})

test('an enterprise without categories shows its applications without a heading', async () => {
  drawParcel(path, { calls: { listApplications: () => [given.application()] } })
  expect(await screen.findByRole('link', { name: /订单/ })).toBeVisible()
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
})

test('what is typed is searched by the server, and says when nothing is found', async () => {
  const { user, calls, address } = drawParcel(path, {
    calls: { listApplications: ({ iSearch }) => (iSearch === 'qj' || iSearch === undefined ? [leave] : []) },
  })
  await screen.findByRole('link', { name: /请假/ })
  await user.type(screen.getByRole('searchbox', { name: '搜索应用' }), 'qj')
  await waitFor(() => expect(calls.asked('listApplications').at(-1)).toEqual({ iSearch: 'qj' }))
  expect(calls.asked('listAskableApplications').at(-1)).toEqual({ iSearch: 'qj' })
  expect(await screen.findByRole('link', { name: /请假/ })).toBeVisible()
  expect(screen.queryByRole('region', { name: '最近打开' })).toBeNull()
  await user.type(screen.getByRole('searchbox'), 'x')
  expect(await screen.findByText('没有名称包含“qjx”的应用')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '清除搜索' }))
  expect(await screen.findByRole('region', { name: '最近打开' })).toBeVisible()
  expect(address()).toBe(path)
})

test('a press pins an application, another takes it from the pinned ones, and one whose saving fails is told', async () => {
  let pinned: ReturnType<typeof given.pin>[] = []
  const { user, calls } = drawParcel(path, {
    calls: {
      listApplications: () => [leave, given.application()],
      listCommonApplications: () => pinned,
      updateCommonApplications: ({ ids }) => {
        pinned = ids.map((id, sort) => given.pin(id, id === 'leave' ? '请假' : '订单', sort))
        return {}
      },
    },
  })
  const pin = await screen.findByRole('button', { name: '常用：订单', pressed: false })
  await user.click(pin)
  expect(await screen.findByText('“订单”已设为常用')).toBeVisible()
  expect(await screen.findByRole('button', { name: '常用：订单', pressed: true })).toBe(pin)
  expect(within(await card('常用应用').findByRole('list')).getByRole('link', { name: /订单/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '常用：请假' }))
  await screen.findByRole('button', { name: '常用：请假', pressed: true })
  await user.click(pin)
  await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'false'))
  expect(calls.asked('updateCommonApplications')).toEqual([
    { ids: ['orders'] },
    { ids: ['orders', 'leave'] },
    { ids: ['leave'] },
  ])
  calls.change({ updateCommonApplications: () => new Problem('databaseUnavailable') })
  await user.click(pin)
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(pin).toHaveAttribute('aria-pressed', 'false')
})

test('an application that was unpinned is pinned again where it was, beside what was pinned meanwhile', async () => {
  const pins = (...ids: string[]) => ids.map((id, sort) => given.pin(id, id, sort))
  const { user, calls } = drawParcel(path, {
    calls: {
      listApplications: () => [leave],
      listCommonApplications: () => pins('orders', 'leave', 'report'),
      updateCommonApplications: () => ({}),
    },
  })
  await user.click(await screen.findByRole('button', { name: '常用：请假', pressed: true }))
  calls.change({ listCommonApplications: () => pins('orders', 'report', 'new') })
  await user.click(await screen.findByRole('button', { name: '撤销' }))
  await waitFor(() =>
    expect(calls.asked('updateCommonApplications')).toEqual([
      { ids: ['orders', 'report'] },
      { ids: ['orders', 'leave', 'report', 'new'] },
    ]),
  )
})

test('what a person opens is noted, and shown among those opened last', async () => {
  const tile = { id: 'orders', name: '订单', icon: null, color: 'teal' as const, url: '/orders', isRefused: false }
  const { user, calls } = drawParcel(path, {
    calls: { listOpenedApplications: () => [tile], noteOpenedApplication: () => ({}) },
  })
  const opened = within(await screen.findByRole('region', { name: '最近打开' }))
  const link = await opened.findByRole('link', { name: /订单/ })
  expect(link.querySelector('[data-letter]')).toHaveStyle({ backgroundColor: 'rgb(14, 112, 144)' })
  await user.click(link)
  await waitFor(() => expect(calls.asked('noteOpenedApplication')).toEqual([{ id: 'orders' }]))
})

test('a person asks for an application with a reason, and sees that the request waits', async () => {
  const { user, calls } = drawParcel(path, { calls: { listAskableApplications: () => [askable] } })
  const ask = await screen.findByRole('button', { name: '申请“成本核算”' })
  const row = ask.closest('li')
  expect(row?.querySelector('[data-letter]')).toHaveStyle({ backgroundColor: 'rgb(192, 40, 29)' })
  await user.click(ask)
  const dialog = within(await screen.findByRole('dialog', { name: '申请“成本核算”' }))
  await user.click(dialog.getByRole('button', { name: '提交申请' }))
  expect(calls.asked('askForApplication')).toEqual([])
  await user.type(dialog.getByLabelText(/申请理由/), '月底结账')
  calls.change({
    askForApplication: () => ({}),
    listAskableApplications: () => [{ ...askable, askedAt: '2026-11-02T01:02:00.000Z' }],
  })
  await user.click(dialog.getByRole('button', { name: '提交申请' }))
  expect(await screen.findByText('已申请“成本核算”，答复会以消息通知您')).toBeVisible()
  expect(calls.asked('askForApplication')).toEqual([{ id: 'cost', reason: '月底结账' }])
  expect(await screen.findByText(/申请，等待答复/)).toBeVisible()
})

test('a request that is open already is said in the dialog', async () => {
  const { user } = drawParcel(path, {
    calls: {
      listAskableApplications: () => [askable],
      askForApplication: () => new Problem('applicationAskedFor'),
    },
  })
  await user.click(await screen.findByRole('button', { name: '申请“成本核算”' }))
  await user.type(screen.getByLabelText(/申请理由/), 'x')
  await user.click(screen.getByRole('button', { name: '提交申请' }))
  expect(await screen.findByText('您已申请过该应用，请等待答复')).toBeVisible()
})

test('an empty page says what will appear, and without anything to ask for there is no such card', async () => {
  drawParcel(path)
  expect(await screen.findByText('还没有可用的应用')).toBeVisible()
  expect(await screen.findByText('还没有打开过应用')).toBeVisible()
  expect(screen.queryByRole('region', { name: '可申请的应用' })).toBeNull()
})

test('when every call fails, each card says so by itself', async () => {
  const fails = () => new Problem('databaseUnavailable')
  const calls = { listApplications: fails, listOpenedApplications: fails, listAskableApplications: fails }
  drawParcel(path, { calls })
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3))
})

test('the page is whole in English', async () => {
  drawParcel(path, {
    lang: 'en-US',
    calls: { listAskableApplications: () => [{ ...askable, name: 'Costs', description: '' }] },
  })
  expect(await screen.findByText('Applications you can request')).toBeVisible()
  expect(await screen.findByText('No recently opened applications')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/)
})
