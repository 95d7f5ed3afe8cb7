import { auditMessages } from '@atrium/shared-utility/console'
import { enterpriseStatuses, jobStates, Problem, type CallOutput } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, type ScreenOptions } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { mattersOf } from './attention.ts'

const now = new Date(2026, 2, 5, 14, 20)
const hoursAgo = (hours: number) => new Date(new Date(2026, 2, 5, 14).getTime() - hours * 3_600_000).toISOString()

const figures: CallOutput<'getDashboard'> = {
  at: now.toISOString(),
  enterprises: enterpriseStatuses.map((status, index) => ({ status, count: index * 7 + 7 })),
  online: 10_001,
  jobs: jobStates.map((state) => ({ state, count: state === 'failed' ? 3 : 0 })),
  damaged: 0,
  attention: { expiring: 0, proposals: 0, halted: 0, conversions: 0 },
  storage: { bytes: 1_572_864, at: now.toISOString() },
  signIns: [
    { hour: hoursAgo(24 * 10), ok: 20_000, denied: 40 },
    { hour: hoursAgo(20), ok: 5, denied: 2 },
    { hour: hoursAgo(0), ok: 4, denied: 1 },
  ],
  calls: {
    requests: 20_000,
    failures: 50,
    slow: 7,
    steps: Array.from({ length: 24 }, (_, step) => ({ requests: step < 12 ? 1250 : 1667, failures: 5, slow: 0 })),
    slowest: [{ call: 'startExport', title: '导出列表', requests: 3, meanMs: 1200, mostMs: 2300 }],
  },
}

function open(options: ScreenOptions = {}) {
  return renderScreen(routes, { path: '/sysop', messages, calls: { getDashboard: () => figures }, ...options })
}

test.each([
  [/^14\s*正常$/, '/sysop/enterprise?status=active'],
  [/^3\s*失败$/, '/sysop/job?state=failed'],
  [/^10,000\+\s*当前在线$/, '/sysop/users?online=true'],
  [/^4\s*今日成功$/, '/sysop/sign-ins?from=2026-03-05&result=ok'],
  [/^9\s*近 7 天成功\s*比前 7 天同期少 100%$/, '/sysop/sign-ins?from=2026-02-27&result=ok'],
  [/^20,009\s*近 30 天成功$/, '/sysop/sign-ins?from=2026-02-04&result=ok'],
  [/^43\s*近 30 天失败$/, '/sysop/sign-ins?from=2026-02-04&result=denied'],
  [/^20,000\s*请求\s*比前一小时多 33%$/, '/sysop/traffic?sort=requests&order=desc'],
  [/^50\s*错误（0\.25%）\s*与前一小时持平$/, '/sysop/traffic?failed=true&sort=failures&order=desc'],
  [/^7\s*超过 1 秒$/, '/sysop/traffic?slow=true&sort=mostMs&order=desc'],
  ['导出列表', '/sysop/traffic?iSearch=startExport'],
])('the figure %s leads to its list', async (name, href) => {
  open()
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
})

test('what waits for an operator comes first, the most urgent at the top, each with the way to it', async () => {
  const attention = { expiring: 4, proposals: 1, halted: 2, conversions: 3 }
  open({ calls: { getDashboard: () => ({ ...figures, damaged: 2, attention }) } })
  const matters = within(await screen.findByRole('list', { name: '需要处理' })).getAllByRole('link')
  expect(matters.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2 个门户文件与发布时的内容不符', '/sysop/parcels'],
    ['3 个后台任务失败', '/sysop/job?state=failed'],
    ['最近 1 小时有 3 次文档转换失败', '/sysop/setting'],
    ['最近 7 天有 2 次灰度发布被停止', '/sysop/parcels/rollout?state=halted'],
    ['1 个变更申请等待审批', '/sysop/parcels/proposal?state=open'],
    ['4 家企业将在 30 天内到期', '/sysop/enterprise?expiry=soon'],
  ])
})

test('where nothing waits that is said, and what there is none of is left out', async () => {
  const quiet = { ...figures, jobs: jobStates.map((state) => ({ state, count: 0 })), enterprises: [] }
  open({ calls: { getDashboard: () => quiet } })
  expect(await screen.findByText('目前没有需要处理的事项。')).toBeVisible()
  expect(screen.queryByRole('link', { name: /已完成/ })).toBeNull()
})

test('what went wrong is red, as in its list, and what is to be decided is amber', () => {
  const attention = { expiring: 1, proposals: 1, halted: 1, conversions: 0 }
  const tones = mattersOf({ ...figures, attention }).map(({ key, tone }) => [key, tone])
  expect(tones).toEqual([
    ['failed', 'error'],
    ['halted', 'error'],
    ['proposals', 'warning'],
    ['expiring', 'warning'],
  ])
})

test('many more refused sign-ins than usual are a flood, and as many as usual are none', () => {
  const denied = (hours: number, count: number) => ({ hour: hoursAgo(hours), ok: 0, denied: count })
  const keysOf = (signIns: typeof figures.signIns) => mattersOf({ ...figures, signIns }).map(({ key }) => key)
  expect(keysOf([denied(0, 60)])).toContain('flood')
  expect(keysOf([denied(0, 40)])).not.toContain('flood')
  const busy = Array.from({ length: 160 }, (_, hour) => denied(hour, 60))
  expect(keysOf(busy)).not.toContain('flood')
})

test('the week is told beside the one before: more refused sign-ins are worse', async () => {
  const days = (ago: number, ok: number, denied: number) => ({ hour: hoursAgo(24 * ago), ok, denied })
  open({ calls: { getDashboard: () => ({ ...figures, signIns: [days(9, 10, 2), days(2, 15, 3)] }) } })
  expect(await screen.findByRole('link', { name: /^15\s*近 7 天成功\s*比前 7 天同期多 50%$/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /^3\s*近 7 天失败\s*比前 7 天同期多 50%$/ })).toBeVisible()
})

test('the traffic of the hour is told beside the hour before, with a line of five-minute steps', async () => {
  const steps = Array.from({ length: 24 }, (_, step) => ({ requests: 0, failures: step < 12 ? 2 : 3, slow: 1 }))
  open({ lang: 'en-US', calls: { getDashboard: () => ({ ...figures, calls: { ...figures.calls, steps } }) } })
  const failures = await screen.findByRole('link', {
    name: /^50\s*Failures \(0\.25%\)\s*50% more than the hour before$/,
  })
  expect(failures.querySelector('path')?.getAttribute('d')?.match(/[ML]/g)).toHaveLength(12)
  expect(screen.getByRole('link', { name: /^20,000\s*Requests$/ })).toBeVisible()
})

test.each(['zh-CN', 'en-US'] as const)('a status is called in %s as the audit log calls it', async (lang) => {
  open({ lang })
  const words = new Map(Object.entries(auditMessages[lang]))
  for (const status of enterpriseStatuses) {
    const word = String(words.get(`status.${status}`)).replaceAll(/[()]/g, String.raw`\$&`)
    expect(await screen.findByRole('link', { name: new RegExp(`\\d\\s*${word}$`) })).toHaveAttribute(
      'href',
      `/sysop/enterprise?status=${status}`,
    )
  }
})

test('what the chart shows is there as a table, by the hour or by the day', async () => {
  const { user } = open()
  const hours = await screen.findByRole('table', { name: '最近 24 小时的登录' })
  expect(within(hours).getAllByRole('row')).toHaveLength(25)
  await user.click(screen.getByRole('button', { name: '30 天' }))
  const days = screen.getByRole('table', { name: '最近 30 天的登录' })
  expect(within(days).getAllByRole('row')).toHaveLength(31)
  expect(within(days).getByRole('row', { name: /20,000 40$/ })).toBeInTheDocument()
})

test('storage that was not added up yet is said so', async () => {
  open({ calls: { getDashboard: () => ({ ...figures, storage: null }) } })
  expect(await screen.findByText(/每小时统计一次/)).toBeVisible()
})

test('a failure offers Retry', async () => {
  open({ calls: { getDashboard: () => new Problem('internal') } })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})

test('assistive technology finds no fault, in English', async () => {
  const { container } = open({ lang: 'en-US' })
  expect(await screen.findByRole('link', { name: /Online now/ })).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})
