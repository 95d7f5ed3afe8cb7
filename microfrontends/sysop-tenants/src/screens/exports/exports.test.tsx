import { jest } from '@jest/globals'
import { type Exported, Problem } from '@atrium/shared-utility/contract'
import {
  axeFaults,
  type CallFakes,
  chooseOfList,
  renderScreen,
  type ScreenOptions,
} from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { anEnterprise, aServerWith } from '../enterprises/given.ts'
import { refusedSignIn } from '../sign-ins/given.ts'

const running: Exported = {
  id: 'e1',
  list: 'listSignIns',
  name: '登录记录.csv',
  status: 'running',
  rows: 30_000,
  total: 120_000,
  sizeBytes: null,
  startedAt: '2026-03-05T08:00:00.000Z',
  expiresAt: '2026-03-06T08:00:00.000Z',
}

let fetched: string[] = []

/** jsdom fetches no files: the addresses of those that would be fetched are kept. */
beforeEach(() => {
  fetched = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    fetched.push(this.getAttribute('href') ?? '')
  })
})
afterEach(() => jest.restoreAllMocks())

function open(calls: CallFakes = {}, options: ScreenOptions = {}) {
  const server: CallFakes = {
    listSignIns: () => ({ total: 10_001, list: [refusedSignIn] }),
    startExport: () => running,
    listExports: () => [running],
    ...calls,
  }
  return renderScreen(routes, { path: '/sysop/sign-ins?ip=203.0.113.7', messages, calls: server, ...options })
}

test('U09: a long list is written by the server, as it stands on the screen, and shows how far it is', async () => {
  const { calls, user } = open()
  await screen.findByRole('row', { name: /李华/ })
  await chooseOfList(user, '登录日志', '导出 (CSV)')
  const dialog = await screen.findByRole('dialog', { name: '导出任务' })
  expect(await within(dialog).findByText(/已导出 30,000 条，共 120,000 条/)).toBeVisible()
  expect(within(dialog).getByRole('progressbar', { name: '登录记录.csv' })).toHaveAttribute('aria-valuenow', '25')
  const [asked] = calls.asked('startExport')
  expect(asked).toMatchObject({ list: 'listSignIns', asked: { ip: '203.0.113.7', sort: 'at', order: 'desc' } })
  expect(asked?.columns).toContainEqual({ field: 'device', others: ['browser', 'system'], label: '设备' })
  expect(asked?.columns.find(({ field }) => field === 'result')?.words).toMatchObject({ denied: '被拒绝' })
  expect(asked?.columns.map(({ field }) => field)).not.toContain('userAgent')
  expect(await axeFaults(document.body)).toEqual([])
})

test('an export that is begun again after no answer bears the same key', async () => {
  const { calls, user } = open({ startExport: () => new Problem('unreachable') })
  await screen.findByRole('row', { name: /李华/ })
  await chooseOfList(user, '登录日志', '导出 (CSV)')
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: '重试' }))
  await waitFor(() => expect(calls.asked('startExport')).toHaveLength(2))
  const [one, two] = calls.asked('startExport')
  expect([two?.onceKey, typeof two?.onceKey]).toEqual([one?.onceKey, 'string'])
})

test('the dialog says how many are written while their total is unknown (U09)', async () => {
  const { user } = open({ listExports: () => [{ ...running, total: null }] })
  await chooseOfList(user, '登录日志', '导出任务')
  expect(await screen.findByText(/^已导出 30,000 条 ·/)).toBeVisible()
})

test('U09: a short list is read by the browser', async () => {
  const { calls, user } = open({ listSignIns: () => ({ total: 1, list: [refusedSignIn] }) })
  await screen.findByRole('row', { name: /李华/ })
  await chooseOfList(user, '登录日志', '导出 (CSV)')
  expect(await screen.findByText('已导出 1 条')).toBeVisible()
  expect(calls.asked('startExport')).toEqual([])
})

test('U09: what is done is fetched by a link of one’s own; what is under way can be cancelled', async () => {
  const finished: Exported = { ...running, id: 'e2', name: '用户.csv', status: 'done', sizeBytes: 5 }
  const { calls, user } = open(
    {
      listExports: () => [running, finished],
      linkExport: () => ({ url: '/api/sysop/export/e2/file?sign=x' }),
      cancelExport: () => ({}),
    },
    { lang: 'en-US' },
  )
  await chooseOfList(user, 'Sign-ins', 'Exports')
  await user.click(await screen.findByRole('button', { name: 'Download 用户.csv' }))
  expect(calls.asked('linkExport')).toEqual([{ id: 'e2' }])
  expect(fetched).toEqual(['/api/sysop/export/e2/file?sign=x'])
  await user.click(screen.getByRole('button', { name: 'Cancel 登录记录.csv' }))
  expect(calls.asked('cancelExport')).toEqual([{ id: 'e1' }])
})

test('U09: a start that is refused says why, and shows what is under way', async () => {
  const refuse = () => {
    throw new Problem('tooManyExports', { count: 2 })
  }
  const { user } = open({ startExport: refuse })
  await screen.findByRole('row', { name: /李华/ })
  await chooseOfList(user, '登录日志', '导出 (CSV)')
  expect(await screen.findByText(/您已有 2 个导出正在进行/)).toBeVisible()
  expect(await screen.findByRole('button', { name: '取消 登录记录.csv' })).toBeVisible()
})

test.each([
  ['refused', /不再有查看此列表的权限/],
  ['failed', /导出失败/],
] as const)('U09: one that was %s says so', async (status, words) => {
  const { user } = open({ listExports: () => [{ ...running, status }] })
  await chooseOfList(user, '登录日志', '导出任务')
  expect(await screen.findByText(words)).toBeVisible()
})

test('U09: a column that tells two numbers is two columns of the file', async () => {
  const { calls, user } = open(
    { ...aServerWith(), listEnterprises: () => ({ total: 10_001, list: [anEnterprise({ name: 'Acme' })] }) },
    { path: '/sysop/enterprise' },
  )
  await screen.findByRole('row', { name: /Acme/ })
  await chooseOfList(user, '企业', '导出 (CSV)')
  await screen.findByRole('dialog', { name: '导出任务' })
  const asked = calls.asked('startExport')[0]?.columns.map(({ field, others }) => ({ field, others }))
  expect(asked).toContainEqual({ field: 'userCount', others: [] })
  expect(asked).toContainEqual({ field: 'userQuota', others: [] })
  expect(asked?.map(({ field }) => field)).not.toContain('users')
})
