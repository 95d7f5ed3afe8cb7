import { Problem, type CallInput, type CallOutput, type TelemetryRow } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, type ScreenOptions } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'

const row: TelemetryRow = {
  slug: 'orders',
  version: '1.2.0',
  isOfVisitors: false,
  openings: 1200,
  failed: 2,
  erred: 15,
  loadMs: 240,
  mountMs: null,
}
const { slug: _slug, ...version } = row
const others = { longTasks: 600, contentMs: 900, fcpMs: 700, lcpMs: 1900, ttfbMs: 90, inpMs: 130, cls: 62 }
const figures: CallOutput<'getTelemetry'> = {
  at: '2026-03-05T08:20:00.000Z',
  from: '2026-03-04T09:00:00.000Z',
  stepMinutes: 60,
  versions: [
    { ...version, ...others },
    { ...version, ...others, version: '1.1.0', isOfVisitors: true, openings: 10, erred: 0, failed: 0 },
  ],
  series: [
    {
      version: '1.1.0',
      isOfVisitors: true,
      at: '2026-03-05T06:00:00.000Z',
      openings: 10,
      erred: 0,
      loadMs: 200,
      mountMs: 30,
    },
    {
      version: '1.2.0',
      isOfVisitors: false,
      at: '2026-03-05T07:00:00.000Z',
      openings: 400,
      erred: 5,
      loadMs: 250,
      mountMs: 40,
    },
  ],
  errors: [
    {
      version: '1.2.0',
      kind: 'script',
      message: '<b>TypeError</b>: x is not a function',
      count: 3,
      isOfVisitors: false,
      firstAt: '2026-03-05T06:00:00.000Z',
      lastAt: '2026-03-05T07:30:00.000Z',
      revision: 'r7',
    },
    {
      version: '1.1.0',
      kind: 'load',
      message: '',
      count: 1,
      isOfVisitors: true,
      firstAt: '2026-03-05T06:00:00.000Z',
      lastAt: '2026-03-05T06:00:00.000Z',
      revision: 'r6',
    },
  ],
}

function open(options: ScreenOptions = {}) {
  const calls = { listTelemetry: () => ({ total: 1, list: [row] }), getTelemetry: () => figures, ...options.calls }
  return renderScreen(routes, { path: '/sysop/telemetry', ...options, calls })
}

test('each version of a parcel shows how often it opened, with how many errors, and how fast; it leads to its parcel', async () => {
  open()
  const table = await screen.findByRole('table', { name: '微前端监控' })
  const shown = await within(table).findByRole('row', { name: /orders/ })
  for (const text of ['1.2.0', '1,200', '1.3%（15 次）', '240 毫秒', '—', '登录用户'])
    expect(shown).toHaveTextContent(text)
  expect(within(shown).getByRole('link', { name: 'orders' })).toHaveAttribute('href', '/sysop/telemetry/orders')
})

test('the period and what has errors are asked for as the address says', async () => {
  const asked: CallInput<'listTelemetry'>[] = []
  const calls = { listTelemetry: (input: CallInput<'listTelemetry'>) => (asked.push(input), { total: 0, list: [] }) }
  open({ path: '/sysop/telemetry?period=week&erred=true&isOfVisitors=true&sort=errors&order=desc', calls })
  expect(await screen.findByText('没有符合条件的版本')).toBeVisible()
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ period: 'week', erred: true, isOfVisitors: true, sort: 'errors' }),
  )
})

test('a parcel has its versions side by side, and its errors with their words as text', async () => {
  open({ path: '/sysop/telemetry/orders' })
  const newer = within(await screen.findByRole('region', { name: '版本 1.2.0' }))
  for (const text of ['1,200', '1.3%（15 次）', '130 毫秒', '0.062', '0.5']) expect(newer.getByText(text)).toBeVisible()
  expect(screen.getByRole('region', { name: '版本 1.1.0（访客）' })).toBeVisible()
  const errors = within(screen.getByRole('list', { name: '错误' }))
  expect(errors.getByText('<b>TypeError</b>: x is not a function')).toBeVisible()
  expect(errors.getByText(/^1\.2\.0 · 脚本错误 · 3 次 · 首次 .*构建 r7$/)).toBeVisible()
  expect(errors.getByText('其他错误')).toBeVisible()
  expect(errors.getByText(/来自访客$/)).toBeVisible()
})

test('a version that was not opened is said to be so, and what there is none of takes no line', async () => {
  const fine = { ...row, openings: 0, erred: 0, failed: 0 }
  const versions = [{ ...version, ...others, openings: 0, erred: 0, failed: 0, longTasks: 0 }]
  const calls = {
    listTelemetry: () => ({ total: 2, list: [fine, { ...fine, version: '1.1.0', openings: 7 }] }),
    getTelemetry: () => ({ ...figures, versions }),
  }
  const { unmount } = open({ calls })
  expect(await screen.findByRole('row', { name: /1\.2\.0 登录用户 未打开 —/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /1\.1\.0 登录用户 7 无/ })).toBeVisible()
  unmount()
  open({ path: '/sysop/telemetry/orders', calls })
  const shown = within(await screen.findByRole('region', { name: '版本 1.2.0' }))
  expect(shown.getByText('未打开')).toBeVisible()
  for (const name of ['未能打开', '每次打开的长任务']) expect(shown.queryByText(name)).toBeNull()
})

test('what the chart shows is there as a table, whichever figure is chosen', async () => {
  const { user } = open({ path: '/sysop/telemetry/orders' })
  const rates = within(await screen.findByRole('table', { name: '错误率，按时间和版本' }))
  expect(rates.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '时间',
    '1.2.0',
    '1.1.0（访客）',
  ])
  expect(rates.getByRole('row', { name: /1\.3% —$/ })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '加载' }))
  const loads = within(screen.getByRole('table', { name: '加载，按时间和版本' }))
  expect(loads.getByRole('row', { name: /— 200 毫秒$/ })).toBeInTheDocument()
  // A version that no browser told of was not opened: that is zero, where a time would be unknown.
  await user.click(screen.getByRole('button', { name: '打开次数' }))
  const openings = within(screen.getByRole('table', { name: '打开次数，按时间和版本' }))
  expect(openings.getAllByRole('row')).toHaveLength(3)
  expect(openings.getByRole('row', { name: /0 10$/ })).toBeInTheDocument()
})

test('another period is asked for, and stays in the address', async () => {
  const asked: CallInput<'getTelemetry'>[] = []
  const calls = { getTelemetry: (input: CallInput<'getTelemetry'>) => (asked.push(input), figures) }
  const { user } = open({ path: '/sysop/telemetry/orders?period=hour', calls })
  await screen.findByRole('region', { name: '版本 1.2.0' })
  expect(asked).toMatchObject([{ slug: 'orders', period: 'hour' }])
  await user.click(screen.getByRole('button', { name: '30 天' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ period: 'month' }))
})

test('where nothing was told the page says when there will be, and a failure offers Retry', async () => {
  const nothing = { ...figures, versions: [], series: [], errors: [] }
  const { unmount } = open({ path: '/sysop/telemetry/orders', calls: { getTelemetry: () => nothing } })
  expect(await screen.findByText('此微前端在此时段暂无数据')).toBeVisible()
  unmount()
  open({ path: '/sysop/telemetry/orders', calls: { getTelemetry: () => new Problem('internal') } })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})

test.each(['/sysop/telemetry', '/sysop/telemetry/orders'])(
  'assistive technology finds no fault on %s, in English',
  async (path) => {
    const { container } = open({ path, lang: 'en-US' })
    expect(await screen.findByRole('table', { name: /Parcel health|Error rate, by time/ })).toBeInTheDocument()
    expect(await axeFaults(container)).toEqual([])
  },
)
