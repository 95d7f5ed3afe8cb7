import { browserCheckStates, type BrowserCheck } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, type CallFakes } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { aParcel, aVersion, aWholeVersion } from './given.ts'
import { messages } from './messages.ts'
// Fetched when they are needed, and compiled before the tests begin to wait.
import './pages.tsx'

const one = '/sysop/parcels/orders'
const check = (facts: Partial<BrowserCheck>): BrowserCheck => ({
  state: 'passed',
  msg: '说明',
  done: 24,
  of: 24,
  endedAt: null,
  ...facts,
})

function open(
  browserCheck: BrowserCheck | null,
  { path = one, calls = {} }: { path?: string; calls?: CallFakes } = {},
) {
  const whole = aWholeVersion({ isInForce: false, browserCheck })
  const server: CallFakes = {
    getTeamParcel: () => aParcel(),
    listDeployTokens: () => [],
    listRollouts: () => ({ total: 0, list: [] }),
    listParcelVersions: () => ({ total: 1, list: [aVersion({ isInForce: false, browserCheck })] }),
    getParcelVersion: () => whole,
    releaseParcelVersion: () => ({ id: 'r4', number: 4 }),
    runParcelVersion: () => ({}),
    ...calls,
  }
  return renderScreen(routes, { path, calls: server })
}

test.each(['zh-CN', 'en-US'] as const)('every state of a run has words in %s', (lang) => {
  const words: Record<string, string> = messages[lang]
  expect(browserCheckStates.filter((state) => words[`version.check.${state}`] === undefined)).toEqual([])
})

test('how far the run of a version is stands beside it', async () => {
  open(check({ state: 'running', done: 7 }))
  expect(await screen.findByText('浏览器检查中：已装载 7/24 次')).toBeVisible()
})

test('what was found is told with whether it keeps the version out', async () => {
  const report = [
    { code: 'runListeners', level: 'refused', msg: '留下 20 个事件监听器' },
    { code: 'setsMarkup', level: 'noted', msg: '写入 innerHTML' },
  ] as const
  const whole = aWholeVersion({ isInForce: false, browserCheck: check({ state: 'refused' }), report: [...report] })
  open(null, { path: `${one}?dialog=report&of=v2`, calls: { getParcelVersion: () => whole } })
  expect(await screen.findByText('浏览器检查未通过')).toBeVisible()
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByText('留下 20 个事件监听器')).toBeVisible()
  expect(within(dialog).getByText('不能发布')).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: '运行浏览器检查' })).not.toBeInTheDocument()
  expect(await axeFaults(dialog)).toEqual([])
})

test('one that was not run can be run, and what the server refuses is said', async () => {
  const page = open(check({ state: 'unavailable', msg: '服务器没有 Chromium' }), {
    path: `${one}?dialog=report&of=v2`,
  })
  expect(await screen.findByText('服务器没有 Chromium')).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: '运行浏览器检查' }))
  await waitFor(() => expect(page.calls.asked('runParcelVersion')).toEqual([{ slug: 'orders', id: 'v2' }]))
})

test('a refused version is released by force alone, with a reason', async () => {
  const page = open(check({ state: 'refused', msg: '留下监听器' }), { path: `${one}?dialog=release&of=v2` })
  expect(await screen.findByText(/留下监听器/)).toBeVisible()
  const dialog = within(screen.getByRole('dialog'))
  await page.user.type(dialog.getByLabelText(/^原因/), '紧急修复')
  await page.user.click(dialog.getByRole('switch', { name: '仍然发布' }))
  await page.user.click(dialog.getByRole('button', { name: '发布' }))
  await waitFor(() =>
    expect(page.calls.asked('releaseParcelVersion')).toEqual([
      { slug: 'orders', id: 'v2', reason: '紧急修复', force: true },
    ]),
  )
})

test('a version that has passed is released without being forced', async () => {
  open(check({}), { path: `${one}?dialog=release&of=v2` })
  expect(await screen.findByLabelText(/^原因/)).toBeVisible()
  expect(screen.queryByRole('switch')).not.toBeInTheDocument()
})
