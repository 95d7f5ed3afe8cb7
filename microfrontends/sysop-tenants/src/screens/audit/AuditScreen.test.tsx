import { Problem } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions } from '@atrium/shared-utility/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { anEnterprisePage } from '../enterprises/given.ts'
import { record, row } from './given.ts'

function open(calls: CallFakes = {}, options: ScreenOptions = {}) {
  const server: CallFakes = {
    listAudit: () => ({ total: 1, list: [row] }),
    listAuditActions: () => [
      { action: 'updateEnterprise', actionTitle: '修改企业' },
      { action: 'newCall', actionTitle: '开始新的操作' },
      { action: 'somethingNew', actionTitle: null },
    ],
    getAudit: () => record,
    getEnterprise: () => anEnterprisePage({ name: 'Acme Works' }),
    ...calls,
  }
  return renderScreen(routes, { path: '/sysop/audit', messages, calls: server, ...options })
}

test('an operator reads who did what, to what and with what result', async () => {
  open()
  const line = await screen.findByRole('row', { name: /李华/ })
  for (const text of ['修改企业', '企业 Acme', '成功', '203.0.113.7'])
    expect(within(line).getByText(text)).toBeVisible()
})

test('U09: a person as a target leads to their page; one without a name leads nowhere', async () => {
  const target = { ...row, action: 'suspendUser', targetKind: 'user', targetId: 'u2', targetName: '王芳' }
  const nameless = { ...target, id: 'a2', targetId: 'unknown', targetName: null }
  open({ listAudit: () => ({ total: 2, list: [target, nameless] }) })
  const link = await screen.findByRole('link', { name: /王芳/ })
  expect(link).toHaveAttribute('href', '/sysop/users/u2')
  expect(screen.queryByRole('link', { name: '未知账号' })).not.toBeInTheDocument()
})

const attempted = {
  known: { targetId: 'exportAudit', targetName: '导出审计日志' },
  unknown: { targetId: 'newCall', targetName: null },
}

test.each([
  ['zh-CN', attempted.known, '导出审计日志'],
  ['zh-CN', attempted.unknown, '接口 newCall'],
  ['en-US', attempted.unknown, 'Call newCall'],
] as const)('a refused attempt is told in %s as what was attempted', async (lang, target, text) => {
  const refused = { ...record, action: 'refusedAccess', targetKind: 'call', ...target }
  open({ getAudit: () => refused }, { path: '/sysop/audit/a1', lang })
  expect(await screen.findByText(text)).toBeVisible()
})

test.each([
  ['zh-CN', ['开始新的操作', '修改企业', 'somethingNew']],
  ['en-US', ['Enterprise changed', 'somethingNew', 'Start something']],
] as const)('the actions are offered in the order of their titles in %s', async (lang, ordered) => {
  const listAuditActions = () => [
    { action: 'updateEnterprise', actionTitle: null },
    { action: 'newCall', actionTitle: lang === 'zh-CN' ? '开始新的操作' : 'Start something' },
    { action: 'somethingNew', actionTitle: null },
  ]
  const { user } = open({ listAuditActions }, { lang })
  await screen.findByRole('row', { name: /李华/ })
  await user.click(await screen.findByRole('button', { name: /^(更多筛选|More filters)$/ }))
  const offered = screen.getAllByRole('option').map((option) => option.textContent)
  expect(offered.filter((title) => ordered.some((one) => one === title))).toEqual(ordered)
})

test('every filter in an address reaches the server, days as instants', async () => {
  const query =
    'from=2026-03-01&to=2026-03-05&actor=li.hua&action=updateEnterprise&result=denied&entid=acme1&target=acme1&iSearch=x'
  const { calls } = open({}, { path: `/sysop/audit?${query}` })
  await screen.findByRole('row', { name: /李华/ })
  // The name of what is filtered by is asked for beside the list.
  expect(calls.asked('listAudit')).toContainEqual(
    expect.objectContaining({
      from: new Date('2026-03-01T00:00:00').toISOString(),
      to: new Date('2026-03-06T00:00:00').toISOString(),
      actor: 'li.hua',
      action: 'updateEnterprise',
      result: 'denied',
      entid: 'acme1',
      target: 'acme1',
      iSearch: 'x',
    }),
  )
})

test('from one row the way leads to everything of the same actor', async () => {
  const { user, address } = open()
  await user.click(await screen.findByRole('button', { name: /的操作$/ }))
  await user.click(screen.getByRole('menuitem', { name: '只看此人的操作' }))
  await waitFor(() => expect(address()).toBe('/sysop/audit?actor=li.hua'))
})

test('U09: what an entry is about is filtered by from a row alone, said by its name, and taken away at its chip', async () => {
  const { user, address } = open()
  await user.click(await screen.findByRole('button', { name: '更多筛选' }))
  expect(screen.queryByLabelText('对象')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /的操作$/ }))
  await user.click(screen.getByRole('menuitem', { name: '只看此对象' }))
  await waitFor(() => expect(address()).toBe('/sysop/audit?target=acme1'))
  const chip = await screen.findByRole('button', { name: /对象.*Acme/ })
  act(() => chip.focus())
  await user.keyboard('{Delete}')
  await waitFor(() => expect(address()).toBe('/sysop/audit'))
})

test('an action that has no word is chosen by the title of its call, or as it was written down', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: '更多筛选' }))
  expect(await screen.findByRole('option', { name: 'somethingNew' })).toBeInTheDocument()
  expect(screen.getByRole('option', { name: '开始新的操作' })).toBeInTheDocument()
})

test('verifying goes on until all is checked, and says so', async () => {
  const stretches = [
    { checked: 20_000, next: { chain: 'acme1', seq: 4 }, broken: null },
    { checked: 6, next: null, broken: null },
  ]
  const { user, calls } = open({ verifyAudit: () => stretches.shift() ?? new Problem('internal') })
  await user.click(screen.getByRole('button', { name: '校验完整性' }))
  expect(await screen.findByText(/记录完整.*20,006/)).toBeVisible()
  expect(calls.asked('verifyAudit')[1]).toMatchObject({ chain: 'acme1', seq: 4 })
})

test('a broken chain says which row breaks it', async () => {
  const { user } = open({ verifyAudit: () => ({ checked: 9, next: null, broken: { chain: '', seq: 3 } }) })
  await user.click(screen.getByRole('button', { name: '校验完整性' }))
  expect(await screen.findByText(/“平台”的链在第 3 条处断开/)).toBeVisible()
})

test('a verification that fails can be started again', async () => {
  const answers = [new Problem('overloaded'), { checked: 1, next: null, broken: null }]
  const { user } = open({ verifyAudit: () => answers.shift() ?? new Problem('internal') })
  await user.click(screen.getByRole('button', { name: '校验完整性' }))
  await user.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByText(/记录完整/)).toBeVisible()
})

test('one record shows what changed and its place in the chain', async () => {
  open({}, { path: '/sysop/audit/a1' })
  expect(await screen.findByText('已停用')).toBeVisible()
  expect(screen.getByText('bbbb')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: '修改企业' })).toBeVisible()
})

test('a failure offers Retry', async () => {
  open({ listAudit: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})

test.each(['/sysop/audit', '/sysop/audit/a1'])(
  'assistive technology finds no fault at %s, in English',
  async (path) => {
    const { container } = open({}, { path, lang: 'en-US' })
    expect((await screen.findAllByText('Enterprise changed'))[0]).toBeVisible()
    expect(await axeFaults(container)).toEqual([])
  },
)

test('T09: a refused attempt is shown in words, with its number', async () => {
  const refused = { action: 'refusedProof', targetKind: 'call', targetId: 'verifyPassword', result: 'denied' } as const
  const diff = { reason: 'passwordWrong', leftOut: 9 }
  open({ getAudit: () => ({ ...record, ...refused, targetName: '用密码确认身份', diff }) }, { path: '/sysop/audit/a1' })
  expect(await screen.findByRole('heading', { name: '身份验证未通过' })).toBeVisible()
  for (const text of ['用密码确认身份', '密码错误', '此前未逐条记录的次数', '9'])
    expect(screen.getByText(text)).toBeVisible()
})

test('U09: an enterprise is found by its name, and what is filtered by says the name', async () => {
  const { user, address } = open({
    suggestEnterprises: ({ q }) => [{ entid: 'acme1', name: `Acme ${q}` }],
  })
  await screen.findByRole('row', { name: /李华/ })
  await user.click(screen.getByRole('button', { name: '更多筛选' }))
  await user.type(screen.getByRole('combobox', { name: '企业' }), 'ac')
  await user.click(await screen.findByRole('option', { name: 'Acme ac' }))
  expect(address()).toBe('/sysop/audit?entid=acme1')
  expect(await screen.findByText('企业：Acme Works')).toBeVisible()
})

test('U09: names lead to what they name', async () => {
  open()
  const line = await screen.findByRole('row', { name: /李华/ })
  expect(within(line).getByRole('link', { name: '李华' })).toHaveAttribute('href', '/sysop/users/u1')
  expect(within(line).getByRole('link', { name: '企业 Acme' })).toHaveAttribute('href', '/sysop/enterprise/acme1')
})

test('U09: an id that cannot be one is said, and nothing is asked for', async () => {
  const { calls } = open({}, { path: '/sysop/audit?entid=Not%20an%20id' })
  expect(await screen.findByText('企业：Not an id（无效值）')).toBeVisible()
  expect(calls.asked('listAudit')).toEqual([])
})
