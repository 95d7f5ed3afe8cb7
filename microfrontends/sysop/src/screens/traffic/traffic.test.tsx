import { Problem, type CallInput, type TrafficRow } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, type ScreenOptions } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

const row: TrafficRow = {
  call: 'getDashboard',
  title: '查看平台概览',
  address: 'GET /api/sysop/dashboard',
  requests: 1200,
  failures: 3,
  slow: 2,
  meanMs: 85,
  mostMs: 2300,
}
const old: TrafficRow = { ...row, call: 'goneCall', title: null, address: null, failures: 0 }

function open(options: ScreenOptions = {}) {
  const calls = { listTraffic: () => ({ total: 2, list: [row, old] }) }
  return renderScreen(routes, { path: '/sysop/traffic', messages, calls, ...options })
}

test('each call is told by its title; one that is not known any more shows as it was', async () => {
  open()
  const table = await screen.findByRole('table', { name: '接口监控' })
  const shown = await within(table).findByRole('row', { name: /查看平台概览/ })
  for (const text of ['GET /api/sysop/dashboard', '1,200', '85 毫秒', '2,300 毫秒'])
    expect(shown).toHaveTextContent(text)
  expect(within(table).getByRole('row', { name: /goneCall/ })).toBeVisible()
})

test('what the dashboard leads to is asked for as its address says', async () => {
  const asked: CallInput<'listTraffic'>[] = []
  const calls = { listTraffic: (input: CallInput<'listTraffic'>) => (asked.push(input), { total: 0, list: [] }) }
  open({ path: '/sysop/traffic?failed=true&sort=failures&order=desc', calls })
  expect(await screen.findByText('没有符合条件的接口')).toBeVisible()
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ failed: true, sort: 'failures', order: 'desc' }))
})

test('where nothing was noted yet the page says when there will be', async () => {
  open({ calls: { listTraffic: () => ({ total: 0, list: [] }) } })
  expect(await screen.findByText('最近一小时暂无数据')).toBeVisible()
})

test('a failure offers Retry', async () => {
  open({ calls: { listTraffic: () => new Problem('internal') } })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})

test('assistive technology finds no fault, in English', async () => {
  const { container } = open({ lang: 'en-US' })
  expect(await screen.findByRole('table', { name: 'API traffic' })).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})
