import { Problem, updateStates, updateSteps, type WholeUpdate } from '@atrium/shared-utility/contract'
import { axeFaults, happen, type CallFakes, renderScreen, type ScreenOptions } from '@atrium/shared-utility/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { anUpdate, aRunningUpdate } from './given.ts'
import { messages } from './messages.ts'
// Fetched when they are needed, and compiled before the tests begin to wait.
import './pages.tsx'

function open(update: WholeUpdate, { calls = {}, ...options }: ScreenOptions & { calls?: CallFakes } = {}) {
  const server: CallFakes = {
    listUpdates: () => ({ total: 1, list: [update] }),
    getUpdate: () => update,
    planUpdate: () => ({ id: 'up1', revision: 3 }),
    startUpdate: () => ({}),
    endUpdate: () => ({}),
    cancelUpdate: () => ({}),
    ...calls,
  }
  return renderScreen(routes, { path: '/sysop/update', ...options, calls: server })
}

test.each(['zh-CN', 'en-US'] as const)('every state and step has words in %s', (lang) => {
  const words: Record<string, string> = messages[lang]
  const keys = [
    ...updateStates.map((state) => `updateState.${state}`),
    ...updateSteps.flatMap((step) => [`update.step.${step}`, `update.stepHelp.${step}`]),
  ]
  expect(keys.filter((key) => words[key] === undefined)).toEqual([])
})

test('an operator sees what is planned, for when, and how it begins', async () => {
  const { container } = open(anUpdate())
  const row = await screen.findByRole('row', { name: /平台升级/ })
  for (const text of ['3.2.0', '已公告', '30 分钟', '手动', '王运营']) expect(within(row).getByText(text)).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test('every filter in an address reaches the server', async () => {
  const { calls } = open(anUpdate(), {
    path: '/sysop/update?iSearch=x&state=running&from=2026-03-01&to=2026-03-05&sort=createdAt&order=asc',
  })
  await screen.findByRole('row', { name: /平台升级/ })
  expect(calls.asked('listUpdates')).toContainEqual(
    expect.objectContaining({
      iSearch: 'x',
      state: 'running',
      from: new Date('2026-03-01T00:00:00').toISOString(),
      to: new Date('2026-03-06T00:00:00').toISOString(),
    }),
  )
})

test('an update is planned in both languages, for a moment where the operator is', async () => {
  const page = open(anUpdate(), { path: '/sysop/update?dialog=add' })
  const dialog = within(await screen.findByRole('dialog'))
  const fill = (label: RegExp, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  fill(/^版本/, '4.0.0')
  fill(/中文标题/, '大版本')
  fill(/英文标题/, 'Major release')
  fill(/中文说明/, '第一行\n第二行')
  fill(/^计划时间/, '2026-03-07T22:00')
  await page.user.click(dialog.getByRole('button', { name: '保存计划' }))
  expect(await screen.findByText('计划已保存')).toBeVisible()
  const plannedAt = new Date('2026-03-07T22:00').toISOString()
  const texts = { titleZh: '大版本', titleEn: 'Major release', notesZh: '第一行\n第二行', notesEn: '' }
  expect(page.calls.asked('planUpdate')).toEqual([
    { version: '4.0.0', ...texts, windowMin: 30, plannedAt, startsItself: false, onceKey: expect.any(String) },
  ])
})

test('what is missing is said at its field, and so is what the server refuses', async () => {
  const page = open(anUpdate(), {
    path: '/sysop/update?dialog=edit&of=up1',
    calls: { planUpdate: () => new Problem('updateInPast') },
  })
  const dialog = within(await screen.findByRole('dialog', { name: '修改更新 3.2.0 的计划' }))
  await page.user.clear(dialog.getByLabelText(/^版本/))
  await page.user.click(dialog.getByRole('button', { name: '保存计划' }))
  expect(dialog.getByLabelText(/^版本/)).toHaveAttribute('aria-invalid', 'true')
  await page.user.type(dialog.getByLabelText(/^版本/), '3.3')
  await page.user.click(dialog.getByRole('button', { name: '保存计划' }))
  await waitFor(() => expect(dialog.getByLabelText(/^计划时间/)).toHaveAttribute('aria-invalid', 'true'))
})

test('a start is asked about with what it means for people, and sends the revision that was read', async () => {
  const page = open(anUpdate(), { path: '/sysop/update/up1' })
  await page.user.click(await screen.findByRole('button', { name: '开始更新' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByText(/所有人会在 2 秒内转到维护页面/)).toBeVisible()
  await page.user.click(within(dialog).getByRole('button', { name: '开始更新' }))
  expect(await screen.findByText('更新 3.2.0 已开始')).toBeVisible()
  expect(page.calls.asked('startUpdate')).toEqual([{ id: 'up1', revision: 2 }])
})

test('that another one is running is said in the dialog, which stays', async () => {
  const page = open(anUpdate(), {
    path: '/sysop/update?dialog=start&of=up1',
    calls: { startUpdate: () => new Problem('updateRunning') },
  })
  const dialog = await screen.findByRole('alertdialog')
  await page.user.click(within(dialog).getByRole('button', { name: '开始更新' }))
  expect(await within(dialog).findByText(/已有一个更新正在进行/)).toBeVisible()
})

test('the page of a running update shows each step, what it waits for and how to go on', async () => {
  const { container } = open(aRunningUpdate(), { path: '/sysop/update/up1' })
  expect(await screen.findByRole('progressbar', { name: '已完成 50%' })).toBeVisible()
  const now = screen.getByText('更换服务器上的版本').closest('li')
  expect(now).toHaveAttribute('aria-current', 'step')
  expect(screen.getByText(/请在服务器上备份/)).toBeVisible()
  expect(screen.getByText(/继续时仍有 1 个后台任务在执行/)).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test.each([
  ['完成更新', 'done', '更新 3.2.0 已完成，系统已开放'],
  ['回退', 'rolledBack', '更新 3.2.0 已标记为回退，系统已开放'],
] as const)('it ends with %s, and a note for the others', async (label, outcome, said) => {
  const page = open(aRunningUpdate(), { path: '/sysop/update/up1' })
  await page.user.click(await screen.findByRole('button', { name: label }))
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.type(dialog.getByLabelText(/备注/), 'ok')
  await page.user.click(dialog.getByRole('button', { name: label }))
  expect(await screen.findByText(said)).toBeVisible()
  expect(page.calls.asked('endUpdate')).toEqual([{ id: 'up1', outcome, note: 'ok' }])
})

test.each([
  ['完成更新', '3.1.0', '响应的服务器运行的版本是 3.1.0，不是 3.2.0。'],
  ['完成更新', '3.2.0', null],
  ['回退', '3.2.0', '响应的服务器运行的版本仍是 3.2.0。'],
  ['回退', '3.1.0', null],
])(
  'an operator who ends it with %s while the server runs %s is told where that does not fit',
  async (label, runs, said) => {
    const page = open(aRunningUpdate({ runningVersion: runs }), { path: '/sysop/update/up1' })
    await page.user.click(await screen.findByRole('button', { name: label }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByText(/响应的服务器/)?.textContent ?? null).toBe(said)
  },
)

test('the page of an update that another one held back says so, and offers to start it (R12)', async () => {
  open(anUpdate({ startsItself: true, isHeldBack: true }), { path: '/sysop/update/up1' })
  expect(await screen.findByText(/计划时间有其他更新正在进行/)).toBeVisible()
  expect(screen.getByRole('button', { name: '开始更新' })).toBeEnabled()
})

test('nothing is offered that would be refused', async () => {
  open(anUpdate({ state: 'done', endedAt: '2026-03-07T14:20:00.000Z' }), { path: '/sysop/update/up1' })
  expect(await screen.findByText('命令行')).toBeVisible()
  for (const name of ['开始更新', '修改计划', '取消计划', '完成更新', '回退'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('what another operator does is seen at once', async () => {
  const page = open(anUpdate())
  await screen.findByRole('row', { name: /已公告/ })
  page.calls.change({ listUpdates: () => ({ total: 1, list: [anUpdate({ state: 'cancelled' })] }) })
  act(() => happen({ kind: 'update', payload: {} }))
  expect(await screen.findByRole('row', { name: /已取消/ })).toBeVisible()
})

test.each(['/sysop/update', '/sysop/update/up1', '/sysop/update?dialog=add'])(
  'assistive technology finds no fault on %s, in English',
  async (path) => {
    const { container } = open(anUpdate(), { path, lang: 'en-US' })
    await waitFor(() => expect(screen.getAllByText('3.2.0', { exact: false }).length).toBeGreaterThan(0))
    expect(await axeFaults(screen.queryByRole('dialog') ?? container)).toEqual([])
  },
)
