import { auditMessages } from '@atrium/shared-utility/console'
import { jobEventKinds, jobKinds, jobStates, jobSteps, Problem } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { messages as parcelMessages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { anEnterprisePage } from '../enterprises/given.ts'
import { aJob, aJobPage } from './given.ts'
import { messages } from './messages.ts'

function open(calls: CallFakes = {}, options: ScreenOptions = {}) {
  const server: CallFakes = {
    listJobs: () => ({ total: 1, list: [aJob()] }),
    getJob: () => aJobPage(),
    getEnterprise: () => anEnterprisePage(),
    ...calls,
  }
  return renderScreen(routes, { path: '/sysop/job', messages: parcelMessages, calls: server, ...options })
}

test.each(['zh-CN', 'en-US'] as const)('every kind, state, step and event has words in %s', (lang) => {
  const words: Record<string, string> = messages[lang]
  const keys = [
    ...jobKinds.map((kind) => `jobKind.${kind}`),
    ...jobStates.map((state) => `jobState.${state}`),
    ...jobSteps.map((step) => `jobStep.${step}`),
    ...jobEventKinds.map((what) => `jobEvent.${what}`),
  ]
  expect(keys.filter((key) => words[key] === undefined)).toEqual([])
  const audited: Record<string, string> = auditMessages[lang]
  expect(jobKinds.filter((kind) => audited[`auditJob.${kind}`] === undefined)).toEqual([])
})

test('an operator sees what failed, for whom, how long it took, and why in words', async () => {
  open()
  const row = await screen.findByRole('row', { name: /导出列表/ })
  for (const text of ['失败', '5', '1 分 2 秒', '李华']) expect(within(row).getByText(text)).toBeVisible()
  expect(within(row).getByText(/数据服务暂时不可用/)).toBeVisible()
})

test('of a job that ended each process that tried it, it is said in words', async () => {
  open({ listJobs: () => ({ total: 1, list: [aJob({ error: 'processEnded' })] }) })
  const row = await screen.findByRole('row', { name: /导出列表/ })
  expect(within(row).getByText(/服务进程每次都中途终止/)).toBeVisible()
})

test('every filter in an address reaches the server', async () => {
  const query = 'iSearch=x&state=failed&kind=export&entid=acme1&userid=u1&from=2026-03-01&to=2026-03-05'
  const { calls } = open({}, { path: `/sysop/job?${query}` })
  await screen.findByRole('row', { name: /导出列表/ })
  expect(calls.asked('listJobs')).toContainEqual(
    expect.objectContaining({
      iSearch: 'x',
      state: 'failed',
      kind: 'export',
      entid: 'acme1',
      userid: 'u1',
      from: new Date('2026-03-01T00:00:00').toISOString(),
      to: new Date('2026-03-06T00:00:00').toISOString(),
    }),
  )
})

test('what is on its way is asked for again until it has ended', async () => {
  const states = [aJob({ state: 'running', canRetry: false }), aJob({ state: 'done', canRetry: false, error: null })]
  open({
    listJobs: () => ({ total: 1, list: [states.length > 1 ? states.shift() : states[0]].map((job) => job ?? aJob()) }),
  })
  expect(await screen.findByRole('cell', { name: '进行中' })).toBeVisible()
  expect(await screen.findByRole('cell', { name: '已完成' })).toBeVisible()
})

test('a job that may be tried again is, after a question; one that may not offers nothing', async () => {
  const { calls, user } = open({ retryJob: () => ({}) })
  await user.click(await screen.findByRole('button', { name: /的操作$/ }))
  expect(screen.queryByRole('menuitem', { name: '取消任务' })).toBeNull()
  await user.click(screen.getByRole('menuitem', { name: '重试' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByText('重试任务“导出列表”？')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: '重试' }))
  expect(await screen.findByText('任务已重新排队')).toBeVisible()
  expect(calls.asked('retryJob')).toEqual([{ id: 'job1', onceKey: expect.any(String) }])
})

test('a refusal to cancel is said in the dialog, which stays', async () => {
  const running = aJobPage({ state: 'running', canRetry: false, canCancel: true })
  const page = open(
    { getJob: () => running, cancelJob: () => new Problem('jobNotCancelled') },
    { path: '/sysop/job/job1' },
  )
  await page.user.click(await screen.findByRole('button', { name: '取消任务' }))
  const dialog = await screen.findByRole('alertdialog')
  await page.user.click(within(dialog).getByRole('button', { name: '取消任务' }))
  expect(await within(dialog).findByText(/此任务现在不能取消/)).toBeVisible()
})

test('the page of a job tells each attempt, and who began it again', async () => {
  open({}, { path: '/sysop/job/job1' })
  expect(await screen.findByText('第 1 次尝试失败：写入文件')).toBeVisible()
  const link = screen.getByRole('link', { name: '王芳' })
  expect(link).toHaveAttribute('href', '/sysop/users/u2')
  expect(link.parentElement).toHaveTextContent('由王芳重试')
  expect(screen.getByText('写入文件：未完成')).toBeVisible()
  expect(screen.getByRole('link', { name: '李华' })).toHaveAttribute('href', '/sysop/users/u1')
})

test('a job that was opened from the list goes on to those beside it, and shows what operators did about it', async () => {
  const page = open({
    listJobs: () => ({ total: 2, list: [aJob(), aJob({ id: 'job2', kind: 'bulk' })] }),
    getJob: ({ id }) => aJobPage({ id, kind: id === 'job2' ? 'bulk' : 'export' }),
    listAudit: () => ({ total: 0, list: [] }),
    listAuditActions: () => [],
  })
  await page.user.click(await screen.findByRole('link', { name: '导出列表' }))
  const place = within(await screen.findByRole('group', { name: '列表中的位置' }))
  await page.user.click(place.getByRole('button', { name: '下一条（→）' }))
  await waitFor(() => expect(page.address()).toBe('/sysop/job/job2'))
  await page.user.click(await screen.findByRole('tab', { name: '审计日志' }))
  await waitFor(() => expect(page.calls.asked('listAudit')[0]).toMatchObject({ target: 'job2' }))
})

test('a job that is not there is said', async () => {
  open({ getJob: () => new Problem('notFound') }, { path: '/sysop/job/gone' })
  expect(await screen.findByText('未找到请求的内容')).toBeVisible()
})

test.each(['/sysop/job', '/sysop/job/job1'])('assistive technology finds no fault on %s, in English', async (path) => {
  const { container } = open({}, { path, lang: 'en-US' })
  await waitFor(() => expect(screen.getAllByText('Failed').length).toBeGreaterThan(0))
  expect(await axeFaults(container)).toEqual([])
})
