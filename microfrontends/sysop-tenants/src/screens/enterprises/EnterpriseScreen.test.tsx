import { Problem } from '@atrium/shared-utility/contract'
import { type CallFakes, renderScreen, type ScreenOptions } from '@atrium/shared-utility/testing'
import { screen, waitFor } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { anEnterprise, anEnterprisePage, aProgress, aServerWith } from './given.ts'

function open(calls: CallFakes, options: ScreenOptions = {}) {
  const server = { ...aServerWith(anEnterprise()), ...calls }
  return renderScreen(routes, { path: '/sysop/enterprise/acme1', messages, calls: server, ...options })
}

test('the page tells what is known of the enterprise and who administers it', async () => {
  const administrators = [{ userid: 'u1', loginId: 'acme.admin', name: '王管理' }]
  open({ getEnterprise: () => anEnterprisePage({ administrators, saasName: '零售' }) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Acme' })).toBeVisible()
  expect(screen.getByText('零售')).toBeVisible()
  expect(screen.getByText('已用 12，剩余 88，共 100')).toBeVisible()
  expect(screen.getByText('acme.admin')).toBeVisible()
})

test('one whose term is over is said to be expired, and so is its day', async () => {
  open({ getEnterprise: () => anEnterprisePage({ expiresAt: '2026-01-31T04:00:00.000Z' }) })
  expect(await screen.findByText('已到期')).toBeVisible()
  expect(screen.getByText('2026年1月31日（已到期）')).toBeVisible()
  expect(screen.queryByText('正常')).not.toBeInTheDocument()
})

test('its administrators and the one above it are links to their pages, and its people are a part of the page', async () => {
  const administrators = [{ userid: 'u1', loginId: 'acme.admin', name: '王管理' }]
  open({ getEnterprise: () => anEnterprisePage({ administrators, parentId: 'group1', parentName: '集团' }) })
  expect(await screen.findByRole('link', { name: '王管理' })).toHaveAttribute('href', '/sysop/users/u1')
  expect(screen.getByRole('tab', { name: '成员' })).toBeVisible()
  expect(screen.getByRole('link', { name: '集团' })).toHaveAttribute('href', '/sysop/enterprise/group1')
})

test('what it uses is a bar where there is a limit, and words where there is none', async () => {
  open({ getEnterprise: () => anEnterprisePage({ userCount: 90, appCount: 3, appQuota: null }) })
  const users = await screen.findByRole('progressbar', { name: '用户数' })
  expect(users).toHaveAttribute('aria-valuetext', '已用 90，剩余 10，共 100')
  expect(screen.getByText('3，不限量')).toBeVisible()
  expect(screen.queryByRole('progressbar', { name: /应用/ })).toBeNull()
})

test.each([
  ['done', ['用量', '开通进度']],
  ['running', ['开通进度', '用量']],
] as const)('where provisioning is %s the sections stand in the order %j', async (provisioning, order) => {
  open({ getEnterprise: () => anEnterprisePage({ provisioning }) })
  await screen.findByText('已用 12，剩余 88，共 100')
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
  expect(titles.filter((title) => order.some((one) => one === title))).toEqual(order)
})

test.each([
  ['people', 'listUsers'],
  ['applications', 'listEnterpriseApplications'],
  ['announcements', 'listEnterpriseAnnouncements'],
  ['packages', 'listPackages'],
  ['sessions', 'listLiveSessions'],
  ['signIns', 'listSignIns'],
  ['jobs', 'listJobs'],
  ['audit', 'listAudit'],
] as const)('its part %s asks %s for what belongs to this enterprise, whatever the address says', async (tab, call) => {
  const none = () => ({ total: 0, list: [] })
  const { calls, user } = open(
    { [call]: none, listAuditActions: () => [] },
    { path: `/sysop/enterprise/acme1?tab=${tab}&entid=other` },
  )
  await waitFor(() => expect(calls.asked(call)[0]).toMatchObject({ entid: 'acme1' }))
  await user.click(await screen.findByRole('button', { name: '更多筛选' }))
  expect(screen.queryByRole('combobox', { name: '企业' })).toBeNull()
})

test('the page leads to how people of the enterprise sign in, and to what they see', async () => {
  open({})
  const messengers = await screen.findByRole('link', { name: '第三方登录' })
  expect(messengers).toHaveAttribute('href', '/space-acme1/sysop/messengers')
  expect(screen.getByRole('link', { name: '单点登录' })).toHaveAttribute('href', '/space-acme1/sysop/sign-on')
  expect(screen.getByRole('link', { name: '品牌' })).toHaveAttribute('href', '/space-acme1/sysop/style')
})

test('provisioning is watched until 100 per cent, then the first password is shown', async () => {
  const { calls } = open({
    getEnterprise: () => anEnterprisePage({ status: 'provisioning', provisioning: 'running', percent: 40 }),
    getEnterpriseProgress: () => aProgress({ percent: 40, step: 'administrator', status: 'running' }),
  })
  const bar = await screen.findByRole('progressbar', { name: '开通进度' })
  expect(bar).toHaveAttribute('aria-valuenow', '40')
  expect(screen.getByText('正在创建管理员')).toBeVisible()

  calls.change({
    getEnterprise: () => anEnterprisePage({ status: 'active' }),
    getEnterpriseProgress: () => aProgress({ initialSecret: 'one-use-only', adminLoginId: 'acme.admin' }),
  })
  expect(await screen.findByText('one-use-only')).toBeVisible()
  expect(bar).toHaveAttribute('aria-valuenow', '100')
  expect(screen.getByRole('button', { name: '复制初始密码' })).toBeVisible()
  // The facts are read again, so that the status beside the bar is true as well.
  expect(await screen.findByText('正常')).toBeVisible()
})

test('U03: provisioning that ended between two answers is read again, so the page does not stay behind', async () => {
  let reads = 0
  open({
    getEnterprise: () => {
      reads += 1
      return reads === 1
        ? anEnterprisePage({ status: 'provisioning', provisioning: 'running', percent: 80 })
        : anEnterprisePage({ status: 'active' })
    },
    getEnterpriseProgress: () => aProgress(),
  })
  expect(await screen.findByText('正常')).toBeVisible()
  expect(reads).toBe(2)
})

test('U10: the address that is handed over is the sign-in page which bears the name of the enterprise', async () => {
  open({ getEnterpriseProgress: () => aProgress({ initialSecret: 'one-use-only' }) })
  expect(await screen.findByText('http://localhost/space-acme1/home/login')).toBeVisible()
})

test('the password is hidden when the operator has noted it', async () => {
  const { user } = open({ getEnterpriseProgress: () => aProgress({ initialSecret: 'one-use-only' }) })
  await screen.findByText('one-use-only')
  await user.click(screen.getByRole('button', { name: '已记下，隐藏密码' }))
  expect(screen.queryByText('one-use-only')).not.toBeInTheDocument()
})

test('failed provisioning says why and is tried again', async () => {
  const { user, calls } = open({
    getEnterpriseProgress: () => aProgress({ percent: 60, status: 'failed', error: 'databaseUnavailable' }),
    retryProvisioning: () => ({}),
  })
  expect(await screen.findByText(/数据服务暂时不可用/)).toBeVisible()
  calls.change({ getEnterpriseProgress: () => aProgress({ percent: 60, step: 'applications', status: 'running' }) })
  await user.click(screen.getByRole('button', { name: '重试开通' }))
  expect(await screen.findByText('正在安装默认应用')).toBeVisible()
  expect(calls.asked('retryProvisioning')).toEqual([{ entid: 'acme1' }])
})

test('an unknown enterprise is said to be unknown, with the way back', async () => {
  open({ getEnterprise: () => new Problem('enterpriseNotFound') })
  expect(await screen.findByText('企业不存在')).toBeVisible()
  expect(screen.getByRole('link', { name: '企业' })).toHaveAttribute('href', '/sysop/enterprise')
})

test('a failed page is asked for again', async () => {
  const { user, calls } = open({ getEnterprise: () => new Problem('databaseUnavailable') })
  const retry = await screen.findByRole('button', { name: '重试' })
  calls.change(aServerWith(anEnterprise()))
  await user.click(retry)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Acme'))
})

test('an English operator reads English', async () => {
  open({ getEnterpriseProgress: () => aProgress({ status: 'running', percent: 20, step: 'roles' }) }, { lang: 'en-US' })
  expect(await screen.findByText('Creating the roles')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Basic information' })).toBeVisible()
})
