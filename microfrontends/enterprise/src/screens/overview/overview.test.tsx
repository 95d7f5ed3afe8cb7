import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type ScreenOptions } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { messages } from './messages.ts'
import { needsOf, type Overview } from './overview.ts'

const now = new Date(2026, 2, 5, 14, 20)

const calm: Overview = {
  at: now.toISOString(),
  requests: 0,
  expiresAt: null,
  people: {
    active: 40,
    invited: 3,
    suspended: 2,
    quota: 100,
    departments: [{ id: 'd1', name: '研发部', nameEn: 'Development', count: 12 }],
  },
  storage: { bytes: 1_572_864, quotaBytes: 10_485_760, kinds: [{ kind: 'recordFile', bytes: 1_572_864 }] },
  signIns: [
    { hour: new Date(2026, 1, 20, 9).toISOString(), ok: 20, denied: 4 },
    { hour: new Date(2026, 2, 5, 14).toISOString(), ok: 5, denied: 1 },
  ],
  applications: {
    total: 9,
    visible: 7,
    quota: null,
    used: [{ id: 'a1', name: '资产台账', nameEn: 'Assets', icon: 'box', color: null, people: 6, records: 10_001 }],
  },
}
const pressing: Overview = {
  ...calm,
  requests: 4,
  expiresAt: new Date(2026, 2, 20).toISOString(),
  storage: { ...calm.storage, bytes: 9_961_472 },
  people: { ...calm.people, active: 90 },
}

function open(overview: Overview = calm, options: ScreenOptions = {}) {
  const calls = { getOwnOverview: () => overview }
  const session = signedInAs(UserType.administrator)
  return renderScreen(routes, { path: '/enterprise/overview', messages, session, calls, ...options })
}

test('each figure leads to the list that has just these', async () => {
  const { container } = open()
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  await screen.findByRole('link', { name: /40\s*正常/ })
  expect(hrefOf(/40\s*正常/)).toBe('/enterprise/members?standing=active')
  expect(hrefOf(/3\s*尚未登录/)).toBe('/enterprise/members?standing=invited')
  expect(hrefOf(/12\s*研发部/)).toBe('/enterprise/departments?departmentId=d1')
  expect(hrefOf(/5\s*今日成功/)).toBe('/enterprise/sign-ins?from=2026-03-05&result=ok')
  expect(hrefOf(/5\s*近 30 天失败/)).toBe('/enterprise/sign-ins?from=2026-02-04&result=denied')
  expect(hrefOf(/9\s*全部/)).toBe('/enterprise/applications')
  expect(screen.getByText('6 人使用 · 10,000+ 条记录')).toBeVisible()
  expect(screen.getByText('目前没有待处理的事项')).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test('a person who reads the overview by a role has its figures, and no links to lists of administrators', async () => {
  open(pressing, { session: signedInAs(UserType.member, { openedPages: ['/enterprise/overview'] }) })
  expect(await screen.findByText('研发部')).toBeVisible()
  expect(screen.getByText('4 个应用申请待处理')).toBeVisible()
  expect(screen.queryAllByRole('link')).toEqual([])
})

test('what waits for the administrators stands first, each with the way to it', async () => {
  open(pressing, { lang: 'en-US' })
  expect(await screen.findByText('4 application requests are pending')).toBeVisible()
  expect(screen.getByText('95% of storage used. Remove files, or ask the platform for more.')).toBeVisible()
  const [first] = screen.getAllByRole('link', { name: 'View' })
  expect(first).toHaveAttribute('href', '/enterprise/applications/requests?state=open')
  const told = screen
    .getAllByRole('alert')
    .map((one) => within(one).getByText(/./, { selector: '.MuiAlert-message' }).textContent)
  expect(told[0]).toMatch(/^The enterprise expires on/)
  expect(told).toHaveLength(4)
})

test('nothing is said to be pressing before it is', () => {
  expect(needsOf(calm)).toEqual([])
  expect(needsOf(pressing).map(({ kind }) => kind)).toEqual(['expires', 'requests', 'storage', 'places'])
  const later = new Date(now.getTime() + 31 * 86_400_000).toISOString()
  expect(needsOf({ ...calm, expiresAt: later })).toEqual([])
  expect(needsOf({ ...calm, storage: { ...calm.storage, quotaBytes: null, bytes: 1e15 } })).toEqual([])
})

test('what the chart shows is there as a table, by the hour or by the day', async () => {
  const { user } = open()
  const hours = await screen.findByRole('table', { name: '最近 24 小时的登录' })
  expect(within(hours).getByRole('row', { name: /5 1$/ })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '30 天' }))
  const days = screen.getByRole('table', { name: '最近 30 天的登录' })
  expect(within(days).getAllByRole('row')).toHaveLength(31)
  expect(within(days).getByRole('row', { name: /20 4$/ })).toBeInTheDocument()
})

test('a failure offers Retry', async () => {
  open(calm, { calls: { getOwnOverview: () => new Problem('internal') } })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})
