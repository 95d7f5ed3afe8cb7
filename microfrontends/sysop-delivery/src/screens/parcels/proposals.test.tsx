import { Problem, proposalStates, UserType, type WholeProposal } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes, type ScreenOptions } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { aRevision, aToken } from './given.ts'
import { messages } from './messages.ts'
// Fetched when they are needed, and compiled before the tests begin to wait.
import './pages.tsx'

const list = '/sysop/parcels/proposal'
const one = `${list}/p1`
const tokens = '/sysop/parcels/platform'

/** A proposal of another operator, still open. */
function aProposal(facts: Partial<WholeProposal> = {}): WholeProposal {
  return {
    id: 'p1',
    state: 'open',
    reason: '外壳打不开',
    changes: [{ slug: 'shell', before: '2.0.0', after: '1.9.0' }],
    madeBy: '李运营',
    madeById: 'u2',
    token: null,
    madeAt: '2026-03-06T08:00:00.000Z',
    expiresAt: '2026-03-07T08:00:00.000Z',
    decidedBy: null,
    decidedById: null,
    decidedAt: null,
    number: null,
    against: 7,
    back: 5,
    decision: null,
    moved: [],
    parts: [{ slug: 'shell', version: '1.9.0', digest: 'abc123', newFiles: 3, goneFiles: 2 }],
    isOwn: false,
    ...facts,
  }
}

function open({ calls = {}, ...options }: { calls?: CallFakes } & Omit<ScreenOptions, 'calls'> = {}) {
  const { against: _a, back: _b, decision: _d, moved: _m, parts: _p, isOwn: _i, ...row } = aProposal()
  const server: CallFakes = {
    listProposals: () => ({ total: 1, list: [row] }),
    getProposal: () => aProposal(),
    approveProposal: () => ({ id: 'r8', number: 8 }),
    refuseProposal: () => ({}),
    withdrawProposal: () => ({}),
    listPlatformTokens: () => [aToken()],
    addPlatformToken: () => ({ id: 't2', token: 'atrium_platform_secret', expiresAt: '2026-06-05T08:00:00.000Z' }),
    revokePlatformToken: () => ({}),
    ...calls,
  }
  const session = signedInAs(UserType.operator, { isRoot: true })
  return renderScreen(routes, { path: list, calls: server, session, ...options })
}

test.each(['zh-CN', 'en-US'] as const)('every state of a proposal has words in %s', (lang) => {
  const words: Record<string, string> = messages[lang]
  expect(proposalStates.filter((state) => words[`proposal.state.${state}`] === undefined)).toEqual([])
})

test('each proposal says what it changes, its operator and their reason, and every filter reaches the server', async () => {
  const { calls } = open({ path: `${list}?iSearch=x&state=open` })
  const row = within(await screen.findByRole('row', { name: /shell/ }))
  for (const text of ['shell 2.0.0 → 1.9.0', '外壳打不开', '李运营', '待批准'])
    expect(row.getByText(text)).toBeVisible()
  expect(calls.asked('listProposals')).toContainEqual(expect.objectContaining({ iSearch: 'x', state: 'open' }))
})

test('another operator reads what would run, and approves it after they were asked', async () => {
  const page = open({ path: one })
  expect(await screen.findByText('abc123')).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: '批准' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: '批准 李运营 的申请？' }))
  expect(page.calls.asked('approveProposal')).toEqual([])
  await page.user.click(dialog.getByRole('button', { name: '批准' }))
  expect(await screen.findByText('已批准，变更已生效')).toBeVisible()
  expect(page.calls.asked('approveProposal')).toEqual([{ id: 'p1' }])
})

test('an operator who refuses it says why', async () => {
  const page = open({ path: one })
  await page.user.click(await screen.findByRole('button', { name: '拒绝' }))
  const dialog = within(await screen.findByRole('dialog', { name: '拒绝 李运营 的申请？' }))
  await page.user.type(dialog.getByLabelText(/^原因/), '等到今晚')
  await page.user.click(dialog.getByRole('button', { name: '拒绝' }))
  expect(await screen.findByText('已拒绝')).toBeVisible()
  expect(page.calls.asked('refuseProposal')).toEqual([{ id: 'p1', reason: '等到今晚' }])
})

test('the operator who stands behind it is offered to take it back, and nothing else', async () => {
  const page = open({ path: `${one}?dialog=approve`, calls: { getProposal: () => aProposal({ isOwn: true }) } })
  await page.user.click(await screen.findByRole('button', { name: '撤回' }))
  expect(screen.queryByRole('button', { name: '批准' })).toBeNull()
  const dialog = within(await screen.findByRole('alertdialog', { name: '撤回此申请？' }))
  await page.user.click(dialog.getByRole('button', { name: '撤回' }))
  expect(await screen.findByText('已撤回')).toBeVisible()
})

test('what has moved since is not offered to be approved, and says which parts', async () => {
  open({ path: one, calls: { getProposal: () => aProposal({ moved: ['shell'] }) } })
  expect(await screen.findByText(/申请提出后 shell 已被更换/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '批准' })).toBeNull()
})

test('what is decided offers nothing; one that was not there, or decided meanwhile, is said', async () => {
  open({ path: one, calls: { getProposal: () => aProposal({ state: 'refused', decision: '等到今晚' }) } })
  expect(await screen.findByText('等到今晚')).toBeVisible()
  expect(screen.queryByRole('button', { name: /批准|拒绝|撤回/ })).toBeNull()
  const page = open({ path: one, calls: { approveProposal: () => new Problem('proposalOver') } })
  await page.user.click(await screen.findByRole('button', { name: '批准' }))
  await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '批准' }))
  expect(await screen.findByText(/此申请已有结果或已过期/)).toBeVisible()
})

test('an earlier revision that changes what runs where people sign in is proposed, not brought back', async () => {
  const page = open({
    path: '/sysop/parcels/revision/r2',
    calls: {
      getRevision: () => aRevision({ needsTwo: ['shell'] }),
      proposeRevisionBack: () => ({ id: 'p1', expiresAt: '2026-03-07T08:00:00.000Z' }),
    },
  })
  await page.user.click(await screen.findByRole('button', { name: '申请恢复到此次' }))
  const dialog = within(await screen.findByRole('dialog', { name: '申请恢复到第 2 次发布？' }))
  await page.user.type(dialog.getByLabelText(/^原因/), '外壳打不开')
  await page.user.click(dialog.getByRole('button', { name: '申请恢复到此次' }))
  // Its page, and no longer that of the revision.
  expect(await screen.findByText(/新增 3 个文件/)).toBeVisible()
  expect(page.calls.asked('proposeRevisionBack')).toEqual([
    { id: 'r2', head: 'r3', reason: '外壳打不开', onceKey: expect.any(String) },
  ])
})

test('a platform token is shown once, and revoked after a question', async () => {
  const page = open({ path: tokens })
  await page.user.click(await screen.findByRole('button', { name: '创建令牌' }))
  const form = within(await screen.findByRole('dialog', { name: '创建平台令牌' }))
  await page.user.type(form.getByLabelText(/^用途/), 'CI')
  await page.user.click(form.getByRole('button', { name: '创建令牌' }))
  expect(await screen.findByText('atrium_platform_secret')).toBeVisible()
  expect(page.calls.asked('addPlatformToken')).toEqual([{ label: 'CI', days: 90, onceKey: expect.any(String) }])
  await page.user.click(screen.getByRole('button', { name: '关闭' }))
  await page.user.click(screen.getByRole('button', { name: /^吊销/ }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await page.user.click(dialog.getByRole('button', { name: '吊销' }))
  expect(await screen.findByText(/已吊销/)).toBeVisible()
  expect(page.calls.asked('revokePlatformToken')).toEqual([{ id: 't1' }])
})

test('an operator who is not root makes no platform token, and reads why; revoking stays', async () => {
  const session = signedInAs(UserType.operator)
  open({ path: `${tokens}?dialog=token`, session })
  expect(await screen.findByRole('button', { name: /^吊销/ })).toBeVisible()
  expect(screen.getByText('只有超级运营人员可以创建平台令牌。')).toBeVisible()
  expect(screen.queryByRole('button', { name: '创建令牌' })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a platform token whose maker is no root operator any more says so, and can still be revoked', async () => {
  open({ path: tokens, calls: { listPlatformTokens: () => [aToken({ state: 'unbacked' })] } })
  expect(await screen.findByText('创建人已非超级运营人员')).toBeVisible()
  expect(screen.getByText(/已失效：创建人已不是超级运营人员/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^吊销/ })).toBeVisible()
})

test.each([list, one, `${one}?dialog=approve`, `${one}?dialog=refuse`, tokens, `${tokens}?dialog=token`])(
  'assistive technology finds no fault on %s, in English',
  async (path) => {
    const { container } = open({ path, lang: 'en-US' })
    await screen.findAllByText(/shell|GitLab/)
    expect(await axeFaults(screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog') ?? container)).toEqual([])
  },
)
