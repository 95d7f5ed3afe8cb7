import { deployTokenStates, Problem } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, type CallFakes, type ScreenOptions } from '@atrium/shared-utility/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { aParcel, aToken, aVersion, aWholeVersion, ofWholePortal } from './given.ts'
import { messages } from './messages.ts'
// Fetched when they are needed, and compiled before the tests begin to wait.
import './pages.tsx'

const one = '/sysop/parcels/orders'

function open({ calls = {}, ...options }: { calls?: CallFakes } & Omit<ScreenOptions, 'calls'> = {}) {
  const server: CallFakes = {
    listRollouts: () => ({ total: 0, list: [] }),
    listTeamParcels: () => ({ total: 1, list: [aParcel()] }),
    listArtifactDamage: () => ({ total: 0, list: [] }),
    ...ofWholePortal,
    getTeamParcel: () => aParcel(),
    listDeployTokens: () => [aToken()],
    listParcelVersions: () => ({ total: 1, list: [aVersion()] }),
    getParcelVersion: () => aWholeVersion(),
    releaseParcelVersion: () => ({ id: 'r4', number: 4 }),
    withdrawParcel: () => ({ id: 'r4', number: 4 }),
    addTeamParcel: () => ({ slug: 'orders', version: 1 }),
    updateTeamParcel: () => ({ slug: 'orders', version: 4 }),
    removeTeamParcel: () => ({}),
    addDeployToken: () => ({ id: 't2', token: 'atrium_deploy_secret', expiresAt: '2026-06-05T08:00:00.000Z' }),
    revokeDeployToken: () => ({}),
    ...calls,
  }
  return renderScreen(routes, { path: '/sysop/parcels', calls: server, ...options })
}

test.each(['zh-CN', 'en-US'] as const)('every state of a token has words in %s', (lang) => {
  const words: Record<string, string> = messages[lang]
  expect(deployTokenStates.filter((state) => words[`deployTokenState.${state}`] === undefined)).toEqual([])
})

test('an operator sees whose parcels there are, where their pages may be, and how many tokens count', async () => {
  open()
  const row = await screen.findByRole('row', { name: /orders/ })
  for (const text of ['sales', '/orders、/quotes', '销售系统组，分机 4711', '1'])
    expect(within(row).getByText(text)).toBeVisible()
})

test('of what the whole portal is made is a step away, and so is what waits for another operator', async () => {
  open({ calls: { listProposals: () => ({ total: 2, list: [] }) } })
  const link = await screen.findByRole('link', {
    name: '当前为第 7 次发布，查看全部组成，包括登录、工作台等门户自带部分',
  })
  expect(link).toHaveAttribute('href', '/sysop/parcels/revision/r7')
  const waiting = screen.getByRole('link', { name: '2 项变更申请待另一位运营人员批准' })
  expect(waiting).toHaveAttribute('href', '/sysop/parcels/proposal?state=open')
})

test('below the parcels of teams stand the portal’s own parts, with who released the live version of each', async () => {
  open()
  const own = within(await screen.findByRole('region', { name: '门户自带的部分' }))
  expect(own.getByRole('term')).toHaveTextContent('shared')
  expect(own.getByRole('definition')).toHaveTextContent(/0\.1\.0.*由门户构建发布$/)
})

test('without any it is said what to do', async () => {
  open({ calls: { listTeamParcels: () => ({ total: 0, list: [] }) } })
  expect(await screen.findByText('还没有登记微前端')).toBeVisible()
})

test('a parcel is registered with a path a line, and its page is opened for what comes next', async () => {
  const page = open({ path: '/sysop/parcels?dialog=add' })
  const dialog = within(await screen.findByRole('dialog', { name: '登记微前端' }))
  await page.user.type(dialog.getByLabelText(/^标识/), 'orders')
  await page.user.type(dialog.getByLabelText(/^团队/), 'sales')
  await page.user.type(dialog.getByLabelText(/^负责人/), '销售系统组')
  await page.user.type(dialog.getByLabelText(/^页面路径/), '/orders\n\n /quotes ')
  await page.user.click(dialog.getByRole('button', { name: '登记' }))
  expect(await screen.findByText('微前端 orders 已登记')).toBeVisible()
  const paths = ['/orders', '/quotes']
  expect(page.calls.asked('addTeamParcel')).toEqual([
    { slug: 'orders', team: 'sales', contact: '销售系统组', paths, onceKey: expect.any(String) },
  ])
  expect(await screen.findByRole('heading', { name: '@sales/orders' })).toBeVisible()
  act(() => window.history.back())
  await waitFor(() => expect(page.address()).toBe('/sysop/parcels'))
})

test('of an empty form every field says that it is needed, the paths, too', async () => {
  const page = open({ path: '/sysop/parcels?dialog=add' })
  const dialog = within(await screen.findByRole('dialog', { name: '登记微前端' }))
  await page.user.click(dialog.getByRole('button', { name: '登记' }))
  for (const field of [/^标识/, /^团队/, /^负责人/, /^页面路径/])
    expect(dialog.getByLabelText(field)).toHaveAccessibleDescription(/^请填写此项/)
  expect(page.calls.asked('addTeamParcel')).toEqual([])
})

test('what is no path is said at the field, before anything is sent', async () => {
  const page = open({ path: `${one}?dialog=edit` })
  const dialog = within(await screen.findByRole('dialog', { name: '修改 orders' }))
  await page.user.type(dialog.getByLabelText(/^页面路径/), '\n/orders/../admin')
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  expect(dialog.getByLabelText(/^页面路径/)).toHaveAttribute('aria-invalid', 'true')
  expect(page.calls.asked('updateTeamParcel')).toEqual([])
})

test('a path that another parcel has is said at the field, and nothing typed is lost', async () => {
  const taken = new Problem('parcelPathTaken', { path: '/crm', taken: '/crm', name: '@sales/crm' })
  const page = open({ path: `${one}?dialog=edit`, calls: { updateTeamParcel: () => taken } })
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.type(dialog.getByLabelText(/^页面路径/), '\n/crm')
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(dialog.getByLabelText(/^页面路径/)).toHaveAttribute('aria-invalid', 'true'))
  expect(dialog.getByLabelText(/^页面路径/)).toHaveValue('/orders\n/quotes\n/crm')
  expect(page.calls.asked('updateTeamParcel')).toEqual([
    {
      slug: 'orders',
      version: 3,
      contact: '销售系统组，分机 4711',
      paths: ['/orders', '/quotes', '/crm'],
      onceKey: expect.any(String),
    },
  ])
})

test('a token is shown this once, no key loses it, and the list is read again', async () => {
  const page = open({ path: one })
  await page.user.click(await screen.findByRole('button', { name: '创建令牌' }))
  const form = within(await screen.findByRole('dialog', { name: '为 orders 创建令牌' }))
  await page.user.type(form.getByLabelText(/^用途/), 'Jenkins')
  await page.user.click(form.getByRole('button', { name: '创建令牌' }))
  expect(await screen.findByText('atrium_deploy_secret')).toBeVisible()
  expect(page.calls.asked('addDeployToken')).toMatchObject([{ slug: 'orders', label: 'Jenkins', days: 90 }])
  await page.user.keyboard('{Escape}')
  expect(screen.getByText('atrium_deploy_secret')).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByText('atrium_deploy_secret')).toBeNull())
  expect(page.calls.asked('listDeployTokens')).toHaveLength(2)
})

test('what became of each token is told, and only one that counts can be revoked', async () => {
  const tokens = [
    aToken({ lastUsedAt: '2026-03-06T08:00:00.000Z', lastUsedFrom: '192.0.2.7' }),
    aToken({ id: 't2', label: 'old', state: 'expired' }),
    aToken({ id: 't3', label: 'lost', state: 'revoked', revokedAt: '2026-03-06T08:00:00.000Z', revokedBy: '李运营' }),
  ]
  const page = open({ path: one, calls: { listDeployTokens: () => tokens } })
  expect(await screen.findByText(/来自 192\.0\.2\.7/)).toBeVisible()
  expect(screen.getByText(/由李运营吊销/)).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^吊销/ })).toHaveLength(1)
  await page.user.click(screen.getByRole('button', { name: '吊销 GitLab' }))
  const question = within(await screen.findByRole('alertdialog', { name: '吊销令牌“GitLab”？' }))
  await page.user.click(question.getByRole('button', { name: '吊销' }))
  expect(await screen.findByText('令牌“GitLab”已吊销')).toBeVisible()
  expect(page.calls.asked('revokeDeployToken')).toEqual([{ slug: 'orders', id: 't1' }])
})

test('removing a registration says how many tokens end with it', async () => {
  const calls = { getTeamParcel: () => aParcel({ inForce: null }) }
  const page = open({ path: `${one}?dialog=remove`, calls })
  const question = within(await screen.findByRole('alertdialog', { name: '移除微前端 orders？' }))
  expect(question.getByText(/它的 1 个有效令牌立即失效/)).toBeVisible()
  await page.user.click(question.getByRole('button', { name: '移除' }))
  expect(await screen.findByText('orders 已移除')).toBeVisible()
  expect(page.calls.asked('removeTeamParcel')).toEqual([{ slug: 'orders' }])
})

test('what the portal runs is withdrawn, with a reason, before its registration can be removed', async () => {
  const page = open({ path: one })
  await page.user.click(await screen.findByRole('button', { name: '下线' }))
  expect(screen.queryByRole('button', { name: '移除' })).toBeNull()
  const dialog = within(await screen.findByRole('dialog', { name: '将 @sales/orders 下线？' }))
  await page.user.type(dialog.getByLabelText(/^原因/), '团队解散')
  await page.user.click(dialog.getByRole('button', { name: '下线' }))
  expect(await screen.findByText('@sales/orders 已下线')).toBeVisible()
  expect(page.calls.asked('withdrawParcel')).toEqual([{ slug: 'orders', reason: '团队解散' }])
})

test('where the tokens cannot be read the rest is there, and they can be asked for again', async () => {
  const page = open({ path: one, calls: { listDeployTokens: () => new Problem('internal') } })
  expect(await screen.findByText('/quotes')).toBeVisible()
  page.calls.change({ listDeployTokens: () => [] })
  await page.user.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByText(/还没有令牌/)).toBeVisible()
})

test.each([
  ['/sysop/parcels', /4711/],
  [one, /GitLab/],
  ['/sysop/parcels?dialog=add', /Can’t be changed later/],
  [`${one}?dialog=token`, /It can’t sign in/],
  [`${one}?dialog=revoke&of=t1`, /rejected immediately/],
  [`${one}?dialog=report&of=v2`, /No findings/],
  [`${one}?dialog=release&of=v2`, /later reference/],
])('assistive technology finds no fault on %s, in English', async (path, text) => {
  const { container } = open({ path, lang: 'en-US' })
  await screen.findAllByText(text)
  expect(await axeFaults(screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog') ?? container)).toEqual([])
})
