import { auditMessages } from '@atrium/shared-utility/console'
import { Problem } from '@atrium/shared-utility/contract'
import { type CallFakes, renderScreen, type ScreenOptions } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { anEnterprise, aServerWith } from './given.ts'

function open(calls: CallFakes, options: ScreenOptions = {}) {
  return renderScreen(routes, { path: '/sysop/enterprise', messages, calls, ...options })
}

test('an operator sees the enterprises with their status', async () => {
  open(aServerWith(anEnterprise({ name: 'Acme' }), anEnterprise({ entid: 'beta', name: 'Beta', status: 'suspended' })))
  const row = await screen.findByRole('row', { name: /Beta/ })
  expect(within(row).getByText('已停用')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Acme' })).toHaveAttribute('href', '/sysop/enterprise/acme1')
  expect(screen.getByText('共 2 条')).toBeVisible()
})

test('an enterprise whose term is over is listed as expired, unless it is suspended', async () => {
  const expiresAt = '2026-01-31T04:00:00.000Z'
  const suspended = anEnterprise({ entid: 'beta', name: 'Beta', status: 'suspended', expiresAt })
  open(aServerWith(anEnterprise({ name: 'Acme', expiresAt }), suspended))
  expect(within(await screen.findByRole('row', { name: /Acme/ })).getByText('已到期')).toBeVisible()
  expect(within(screen.getByRole('row', { name: /Beta/ })).getByText('已停用')).toBeVisible()
})

test.each(['zh-CN', 'en-US'] as const)('a status is called in %s as the audit log calls it', (lang) => {
  const statuses = Object.entries(auditMessages[lang]).filter(([key]) => key.startsWith('status.'))
  expect(statuses).toHaveLength(8)
  expect(messages[lang]).toMatchObject(Object.fromEntries(statuses))
})

test('a search lands in the address and in the call', async () => {
  const { user, calls, address } = open(aServerWith(anEnterprise()))
  await screen.findByRole('row', { name: /Acme/ })
  await user.keyboard('/')
  await user.keyboard('ac')
  await waitFor(() => expect(calls.asked('listEnterprises').at(-1)).toMatchObject({ iSearch: 'ac', iDisplayStart: 0 }))
  expect(address()).toBe('/sysop/enterprise?iSearch=ac')
})

test('every filter in an address reaches the server', async () => {
  const query =
    'entType=1&name=a&saas_id=retail&parent_name=p&private=true&isControl=false&saasEntType=2&self=true&status=active'
  const { calls } = open(aServerWith(anEnterprise()), { path: `/sysop/enterprise?${query}` })
  await screen.findByRole('row', { name: /Acme/ })
  expect(calls.asked('listEnterprises')[0]).toMatchObject({
    entType: 1,
    name: 'a',
    saas_id: 'retail',
    parent_name: 'p',
    private: true,
    isControl: false,
    saasEntType: 2,
    self: true,
    status: 'active',
  })
})

test('filters are chosen on the screen, shown as chips and cleared together', async () => {
  const { user, calls, address } = open(aServerWith(anEnterprise()))
  await user.click(screen.getByRole('button', { name: '平台企业' }))
  await user.click(screen.getByRole('button', { name: '更多筛选' }))
  await user.selectOptions(screen.getByRole('combobox', { name: '状态' }), '已停用')
  await user.selectOptions(screen.getByRole('combobox', { name: '受控企业' }), '是')
  await waitFor(() =>
    expect(calls.asked('listEnterprises').at(-1)).toMatchObject({ entType: 1, status: 'suspended', isControl: true }),
  )
  expect(screen.getByText('状态：已停用')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '清除筛选' }))
  await waitFor(() => expect(calls.asked('listEnterprises').at(-1)).toMatchObject({ entType: 'all' }))
  expect(address()).toBe('/sysop/enterprise')
})

test('a nonsense value in an old bookmark does not break the list', async () => {
  const { calls } = open(aServerWith(anEnterprise()), { path: '/sysop/enterprise?entType=x&page=-3&private=maybe' })
  await screen.findByRole('row', { name: /Acme/ })
  expect(calls.asked('listEnterprises')[0]).toMatchObject({ entType: 'all', iDisplayStart: 0 })
})

test('an enterprise whose provisioning failed says so', async () => {
  open(aServerWith(anEnterprise({ status: 'provisioning', percent: 40, provisioning: 'failed' })))
  expect(await screen.findByText('开通失败')).toBeVisible()
})

test('an enterprise that is being provisioned shows its per cent and renews itself until it is ready', async () => {
  const { calls } = open(aServerWith(anEnterprise({ status: 'provisioning', percent: 40 })))
  expect(await screen.findByText('开通中 40%')).toBeVisible()
  calls.change(aServerWith(anEnterprise({ status: 'active' })))
  expect(await screen.findByText('正常')).toBeVisible()
})

test('without enterprises the screen says what to do next', async () => {
  open(aServerWith())
  expect(await screen.findByText('还没有企业')).toBeVisible()
})

test('when nothing matches the way back is to clear the search', async () => {
  const { user, address } = open(aServerWith(), { path: '/sysop/enterprise?iSearch=zzz' })
  await user.click(await screen.findByRole('button', { name: '清除全部条件' }))
  await waitFor(() => expect(address()).toBe('/sysop/enterprise'))
})

test('a failed list says so and is asked for again', async () => {
  const { user, calls } = open({ ...aServerWith(), listEnterprises: () => new Problem('databaseUnavailable') })
  const retry = await screen.findByRole('button', { name: '重试' })
  calls.change(aServerWith(anEnterprise()))
  await user.click(retry)
  expect(await screen.findByRole('row', { name: /Acme/ })).toBeVisible()
})

test('an English operator reads English', async () => {
  open(aServerWith(anEnterprise({ status: 'readonly' })), { lang: 'en-US' })
  expect(await screen.findByText('Read only')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add enterprise' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Enterprises' })).toBeVisible()
})
