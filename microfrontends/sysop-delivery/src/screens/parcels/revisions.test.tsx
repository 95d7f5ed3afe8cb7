import { makerKinds, Problem, type RevisionRow } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, type CallFakes, type ScreenOptions } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { aRevision } from './given.ts'
import { messages } from './messages.ts'
// Fetched when they are needed, and compiled before the tests begin to wait.
import './pages.tsx'

const list = '/sysop/parcels/revision'
const one = `${list}/r2`

function open({ calls = {}, ...options }: { calls?: CallFakes } & Omit<ScreenOptions, 'calls'> = {}) {
  const { digest: _digest, parts: _parts, toBringBack: _back, needsTwo: _two, head: _head, ...row } = aRevision()
  const built: RevisionRow = {
    ...row,
    id: 'r1',
    number: 1,
    reason: '',
    madeByKind: 'build',
    madeBy: null,
    madeById: null,
    changes: ['boot', 'shared', 'shell', 'sysop'].map((slug) => ({ slug, before: null, after: '0.1.0' })),
  }
  const server: CallFakes = {
    listRevisions: () => ({ total: 2, list: [{ ...row, isInForce: true }, built] }),
    getRevision: () => aRevision(),
    bringRevisionBack: () => ({ id: 'r4', number: 4 }),
    ...calls,
  }
  return renderScreen(routes, { path: list, calls: server, ...options })
}

test.each(['zh-CN', 'en-US'] as const)('every kind of maker has words in %s', (lang) => {
  const words: Record<string, string> = messages[lang]
  const keys = makerKinds.flatMap((kind) => [`maker.${kind}`, `maker.${kind}Named`])
  expect(keys.filter((key) => words[key] === undefined)).toEqual([])
})

test('each revision says what it changed, its maker and the reason; of many changes the first are told', async () => {
  open()
  const row = within(await screen.findByRole('row', { name: /2\.3\.0/ }))
  for (const text of ['orders 2.3.0 → 2.4.0', '修复下单页面', '令牌“GitLab”', '当前版本'])
    expect(row.getByText(text)).toBeVisible()
  const built = within(screen.getByRole('row', { name: /boot/ }))
  expect(built.getByText('新增 boot 0.1.0、新增 shared 0.1.0、新增 shell 0.1.0、另外 1 项')).toBeVisible()
  expect(built.getByText('随门户构建')).toBeVisible()
})

test('every filter in an address reaches the server', async () => {
  const { calls } = open({ path: `${list}?iSearch=x&slug=orders&madeByKind=token` })
  await screen.findByRole('row', { name: /2\.3\.0/ })
  const asked = expect.objectContaining({ iSearch: 'x', slug: 'orders', madeByKind: 'token' })
  expect(calls.asked('listRevisions')).toContainEqual(asked)
})

test('a revision is brought back with a reason, once it was shown what that changes', async () => {
  const page = open({ path: one })
  await page.user.click(await screen.findByRole('button', { name: '恢复到此次' }))
  const dialog = within(await screen.findByRole('dialog', { name: '恢复到第 2 次发布？' }))
  expect(dialog.getByText('orders 2.5.0 → 2.4.0')).toBeVisible()
  await page.user.type(dialog.getByLabelText(/^原因/), '下单失败')
  await page.user.click(dialog.getByRole('button', { name: '恢复到此次' }))
  expect(await screen.findByText('已恢复到第 2 次发布，记为第 4 次')).toBeVisible()
  expect(page.calls.asked('bringRevisionBack')).toEqual([{ id: 'r2', head: 'r3', reason: '下单失败' }])
})

test('of each part it is said who released it; what a team releases leads to its page, what came with the portal has none', async () => {
  open({ path: one })
  const [, orders, shared] = (await screen.findAllByRole('definition')).slice(-3)
  expect(orders).toHaveTextContent(/2\.4\.0.*由李运营发布/)
  expect(screen.getByRole('link', { name: '查看 orders' })).toHaveAttribute('href', '/sysop/parcels/orders')
  expect(shared).toHaveTextContent(/0\.1\.0.*由门户构建发布$/)
})

test('the one in force is not offered to be brought back', async () => {
  open({ path: one, calls: { getRevision: () => aRevision({ isInForce: true, toBringBack: [], head: 'r2' }) } })
  expect(await screen.findByText('当前版本')).toBeVisible()
  expect(screen.queryByRole('button', { name: '恢复到此次' })).toBeNull()
})

test('a revision that is not there is said', async () => {
  open({ path: one, calls: { getRevision: () => new Problem('notFound') } })
  expect(await screen.findByText('未找到请求的内容')).toBeVisible()
})

test.each([list, one, `${one}?dialog=back`])('assistive technology finds no fault on %s, in English', async (path) => {
  const { container } = open({ path, lang: 'en-US' })
  await screen.findAllByText(/orders/)
  expect(await axeFaults(screen.queryByRole('dialog') ?? container)).toEqual([])
})
