import { Problem, rolloutStates, rolloutSubjects, type BrowserCheck } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, type CallFakes, type ScreenOptions } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { aParcel, aWholeVersion, ofWholePortal } from '../parcels/given.ts'
import { aRollout } from './given.ts'
import { messages } from './messages.ts'
// Fetched when they are needed, and compiled before the tests begin to wait.
import '../parcels/pages.tsx'
import './pages.tsx'

const list = '/sysop/parcels/rollout'
const one = `${list}/ro1`
const series = { at: '2026-03-06T09:00:00.000Z', from: '2026-03-05T10:00:00.000Z', stepMinutes: 60 }

function open({ calls = {}, ...options }: { calls?: CallFakes } & Omit<ScreenOptions, 'calls'> = {}) {
  const { health: _health, named: _named, ...row } = aRollout()
  const server: CallFakes = {
    listRollouts: () => ({ total: 1, list: [row] }),
    getRollout: () => aRollout(),
    getTelemetry: () => ({ ...series, versions: [], series: [], errors: [] }),
    haltRollout: () => ({}),
    widenRollout: () => ({}),
    completeRollout: () => ({ id: 'r5', number: 5 }),
    ...calls,
  }
  return renderScreen(routes, { path: one, calls: server, ...options })
}

test.each(['zh-CN', 'en-US'] as const)('every state and subject has words in %s', (lang) => {
  const words: Record<string, string> = messages[lang]
  const keys = [
    ...rolloutStates.map((state) => `rolloutState.${state}`),
    ...rolloutSubjects.map((subject) => `rollout.countedBy.${subject}`),
  ]
  expect(keys.filter((key) => words[key] === undefined)).toEqual([])
})

test('the list says of each roll-out which version goes to whom, and how far it is', async () => {
  open({ path: list })
  const row = within(await screen.findByRole('row', { name: /2\.5\.0/ }))
  for (const text of ['2.4.0 → 2.5.0', '进行中', '1 家企业、其余用户的 5%', '新的下单页面'])
    expect(row.getByText(text)).toBeVisible()
})

test('of one that was stopped the list says why: what it found, or what a person wrote', async () => {
  const { health: _health, named: _named, ...row } = aRollout()
  const found = { cause: 'errors', own: { openings: 20, erred: 9, mountMs: null }, before: null } as const
  const rows = [
    { ...row, reason: '甲', state: 'halted', found },
    { ...row, id: 'ro2', reason: '乙', state: 'cancelled', endReason: '另有版本发布' },
    { ...row, id: 'ro3', reason: '丙', state: 'completed', endReason: '一切正常' },
  ] as const
  open({ path: list, calls: { listRollouts: () => ({ total: 3, list: [...rows] }) } })
  const rowOf = async (reason: string) => within(await screen.findByRole('row', { name: new RegExp(reason) }))
  expect((await rowOf('甲')).getByText('自动停止：出错增多')).toBeVisible()
  expect((await rowOf('乙')).getByText('另有版本发布')).toBeVisible()
  expect((await rowOf('丙')).queryByText('一切正常')).toBeNull()
  for (const name of ['发起原因', '停止原因']) expect(screen.getByRole('columnheader', { name })).toBeVisible()
})

test('the lists of releases stand side by side, and one without a row leads to where roll-outs begin', async () => {
  const parcels: CallFakes = {
    listTeamParcels: () => ({ total: 0, list: [] }),
    ...ofWholePortal,
    listArtifactDamage: () => ({ total: 0, list: [] }),
  }
  const { user } = open({ path: list, calls: { listRollouts: () => ({ total: 0, list: [] }), ...parcels } })
  const tabs = within(await screen.findByRole('navigation', { name: '微前端的发布' }))
  expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/sysop/parcels',
    list,
    '/sysop/parcels/revision',
    '/sysop/parcels/proposal',
  ])
  expect(tabs.getByRole('link', { name: '灰度发布' })).toHaveAttribute('aria-current', 'page')
  await user.click(await screen.findByRole('link', { name: '查看微前端' }))
  expect(await screen.findByRole('heading', { name: '微前端' })).toBeVisible()
})

test('every filter in an address reaches the server', async () => {
  const { calls } = open({ path: `${list}?iSearch=x&slug=orders&state=halted` })
  await screen.findByRole('row', { name: /2\.5\.0/ })
  const asked = expect.objectContaining({ iSearch: 'x', slug: 'orders', state: 'halted' })
  expect(calls.asked('listRollouts')).toContainEqual(asked)
})

test('a roll-out that runs shows both versions, and is free of faults', async () => {
  const { container } = open()
  expect(await screen.findByText('打开 60 次，其中 3 次出错（5%） · 75% 在 120 毫秒内挂载')).toBeVisible()
  expect(screen.getByText('打开 900 次，其中 9 次出错（1%） · 75% 在 110 毫秒内挂载')).toBeVisible()
  expect(screen.getByText('Acme')).toBeVisible()
  expect(screen.getByText(/令牌“GitLab”/)).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test('it is halted with a reason', async () => {
  const page = open()
  await page.user.click(await screen.findByRole('button', { name: '停止' }))
  const dialog = within(await screen.findByRole('dialog', { name: '停止 orders 2.5.0 的灰度发布？' }))
  await page.user.type(dialog.getByLabelText(/原因/), '页面空白')
  await page.user.click(dialog.getByRole('button', { name: '停止' }))
  expect(await screen.findByText('灰度发布已停止')).toBeVisible()
  expect(page.calls.asked('haltRollout')).toEqual([{ id: 'ro1', reason: '页面空白' }])
})

test('it is widened, and what the server refuses stands at its field', async () => {
  const narrowed = () => new Problem('rolloutNarrowed', { percent: 5 })
  const page = open({ path: `${one}?dialog=widen`, calls: { widenRollout: narrowed } })
  const percent = await screen.findByLabelText(/百分比/)
  await page.user.clear(percent)
  await page.user.type(percent, '3')
  await page.user.click(screen.getByRole('button', { name: '扩大' }))
  expect(await screen.findByText(/只能扩大，不能缩小/)).toBeVisible()
  expect(page.calls.asked('widenRollout')).toEqual([{ id: 'ro1', percent: 3, enterprises: ['acme1'] }])
})

test('it is completed with a reason', async () => {
  const page = open({ path: `${one}?dialog=complete` })
  await page.user.type(await screen.findByLabelText(/原因/), '一切正常')
  await page.user.click(screen.getByRole('button', { name: '完成' }))
  expect(await screen.findByText('orders 2.5.0 已对所有人生效')).toBeVisible()
  expect(page.calls.asked('completeRollout')).toEqual([{ id: 'ro1', reason: '一切正常' }])
})

function beginning(browserCheck: BrowserCheck | null) {
  const calls: CallFakes = {
    getTeamParcel: () => aParcel(),
    listDeployTokens: () => [],
    listParcelVersions: () => ({ total: 0, list: [] }),
    listRollouts: () => ({ total: 0, list: [] }),
    getParcelVersion: () => aWholeVersion({ id: 'v3', version: '2.5.0', browserCheck }),
    beginRollout: () => ({ id: 'ro1' }),
  }
  return open({ path: '/sysop/parcels/orders?dialog=rollout&of=v3', calls })
}

const aRun = { state: 'passed', msg: '留下监听器', done: 24, of: 24, endedAt: null } as const

test('a version is rolled out from the page of its parcel, to a share of the people or also to enterprises', async () => {
  const page = beginning(aRun)
  const dialog = within(await screen.findByRole('dialog', { name: '灰度发布 @sales/orders 的 2.5.0？' }))
  await page.user.type(dialog.getByLabelText(/^原因/), '新的下单页面')
  expect(dialog.queryByRole('switch')).not.toBeInTheDocument()
  await page.user.click(dialog.getByRole('button', { name: '灰度发布' }))
  expect(await screen.findByText('@sales/orders 的 2.5.0 正在灰度发布')).toBeVisible()
  const limits = { openings: 20, errorPoints: 5, mountPercent: 50 }
  const whom = { enterprises: [], userTypes: [], percent: 5, countedBy: 'user' }
  expect(page.calls.asked('beginRollout')).toEqual([
    { slug: 'orders', id: 'v3', reason: '新的下单页面', force: false, limits, ...whom, onceKey: expect.any(String) },
  ])
})

test('one that a browser has found something against is rolled out by force alone, and the dialog says what that was', async () => {
  const page = beginning({ ...aRun, state: 'refused' })
  const dialog = within(await screen.findByRole('dialog', { name: '灰度发布 @sales/orders 的 2.5.0？' }))
  expect(dialog.getByText(/留下监听器/)).toBeVisible()
  await page.user.type(dialog.getByLabelText(/^原因/), '紧急修复')
  await page.user.click(dialog.getByRole('switch', { name: '仍然发布' }))
  await page.user.click(dialog.getByRole('button', { name: '灰度发布' }))
  expect(await screen.findByText('@sales/orders 的 2.5.0 正在灰度发布')).toBeVisible()
  expect(page.calls.asked('beginRollout')).toMatchObject([{ reason: '紧急修复', force: true }])
})
