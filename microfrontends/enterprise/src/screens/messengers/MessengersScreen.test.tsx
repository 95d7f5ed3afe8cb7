import { screen, waitFor, within } from '@testing-library/react'
import { type MessengerApp, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from './messages.ts'
import { routes } from '../../routes.tsx'

const dingtalk: MessengerApp = {
  type: 'dingtalk',
  corpId: 'corp-1',
  agentId: '',
  appId: 'app-1',
  larkDomain: 'feishu',
  tenantKey: '',
  isEnabled: true,
  canRegister: false,
  hasSecret: true,
  boundCount: 3,
  refusal: null,
  version: 3,
  updatedAt: '2026-01-02T03:04:05.000Z',
}

const acme = {
  curEntId: 'acme1',
  entType: 0,
  entName: 'Acme',
  logo: null,
  userId: 'person1',
  userType: UserType.operator,
  title: null,
  list: [],
}

function draw(calls: CallFakes = {}) {
  return renderScreen(routes, {
    path: '/space-acme1/enterprise/messengers',
    messages,
    session: signedInAs(UserType.administrator, { curEntId: 'acme1' }),
    calls: { listMessengerApps: () => [dingtalk], updateMessengerApp: () => dingtalk, ...calls },
  })
}

function drawForOperator(path: string, curEntId: string | null) {
  return renderScreen(routes, {
    path,
    messages,
    session: signedInAs(UserType.operator, { curEntId }),
    calls: { listMessengerApps: () => [dingtalk], getCurrentEnterprise: () => acme },
  })
}

test('the administrator sees which messengers are set up, and the address that they must be told', async () => {
  draw()
  const card = within(await screen.findByRole('region', { name: '钉钉' }))
  expect(card.getByText('已启用')).toBeVisible()
  expect(card.getByText('app-1')).toBeVisible()
  expect(card.getByText(/\/space-acme1\/integration\/login$/)).toBeVisible()
  expect(within(screen.getByRole('region', { name: '企业微信' })).getByText('未配置')).toBeVisible()
})

test('a change keeps the stored secret, which is never shown', async () => {
  const { user, calls } = draw()
  await user.click(await screen.findByRole('button', { name: '修改应用（钉钉）' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText(/Client Secret/)).toHaveValue('')
  await user.click(dialog.getByLabelText('允许自行创建账号'))
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(calls.asked('updateMessengerApp')).toHaveLength(1))
  expect(calls.asked('updateMessengerApp')[0]).toMatchObject({
    type: 'dingtalk',
    version: 3,
    appId: 'app-1',
    appSecret: '',
    canRegister: true,
  })
  expect(await screen.findByText('已保存')).toBeVisible()
})

test('another app without its secret is refused at that field, and what was typed stays', async () => {
  const { user } = draw({ updateMessengerApp: () => new Problem('appSecretRequired') })
  await user.click(await screen.findByRole('button', { name: '修改应用（钉钉）' }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByLabelText(/Client ID/)
  await user.clear(field)
  await user.type(field, 'app-2')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(dialog.getByLabelText(/Client Secret/)).toBeInvalid())
  expect(field).toHaveValue('app-2')
})

test('T01: whoever enters another company or app is told how many bindings end with that', async () => {
  const { user } = draw()
  await user.click(await screen.findByRole('button', { name: '修改应用（钉钉）' }))
  const dialog = await screen.findByRole('dialog')
  const warning = () => within(dialog).queryByText(/已有 3 人绑定钉钉账号/)
  await user.type(within(dialog).getByLabelText(/AgentId/), '2')
  expect(warning()).not.toBeInTheDocument()
  const corp = within(dialog).getByLabelText(/CorpId/)
  await user.type(corp, '2')
  expect(warning()).toBeVisible()
  expect(await axeFaults(dialog)).toEqual([])
  await user.type(corp, '{Backspace}')
  expect(warning()).not.toBeInTheDocument()
  await user.type(within(dialog).getByLabelText(/Client ID/), '2')
  expect(warning()).toBeVisible()
})

test('T01: where nobody is bound, nobody is warned', async () => {
  const { user } = draw({ listMessengerApps: () => [{ ...dingtalk, boundCount: 0 }] })
  await user.click(await screen.findByRole('button', { name: '修改应用（钉钉）' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/CorpId/), '2')
  expect(dialog.queryByText(/人绑定钉钉账号/)).not.toBeInTheDocument()
})

test('Feishu cannot be switched on without its company', async () => {
  const { user, calls } = draw()
  await user.click(await screen.findByRole('button', { name: '填写应用（飞书 / Lark）' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/App ID/), 'cli_1')
  await user.type(dialog.getByLabelText(/App Secret/), 'secret')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(dialog.getByLabelText(/tenant_key/)).toBeInvalid())
  expect(calls.asked('updateMessengerApp')).toEqual([])
})

test.each([
  ['ok', '连接成功，应用和密钥有效。'],
  ['refused', '应用或密钥无效（40001）。请核对后重新填写。'],
  ['unreachable', '暂时无法连接该服务（40001），请稍后重试。'],
] as const)('testing the connection says “%s” in words, to a screen reader, too', async (outcome, words) => {
  const { user } = draw({ testMessengerApp: () => ({ outcome, detail: '40001' }) })
  const card = within(await screen.findByRole('region', { name: '钉钉' }))
  const places = card.getAllByRole('status')
  await user.click(await screen.findByRole('button', { name: '测试连接：钉钉' }))
  expect(await screen.findByText(words)).toBeVisible()
  // The place was there before: only then are its words read.
  expect(places.map((place) => place.textContent)).toContain(words)
})

test('an operator is told whose page it is, and goes back to the enterprise', async () => {
  drawForOperator('/space-acme1/sysop/messengers', 'acme1')
  expect(await screen.findByRole('link', { name: 'Acme' })).toHaveAttribute('href', '/sysop/enterprise/acme1')
  const trail = within(screen.getByRole('navigation', { name: '所在位置' }))
  expect(trail.getAllByRole('link')[0]).toHaveAttribute('href', '/sysop/enterprise')
  expect(screen.getByText(/\/space-acme1\/integration\/login$/)).toBeVisible()
})

test('outside of every enterprise an operator is asked to choose one', async () => {
  const { calls } = drawForOperator('/sysop/messengers', null)
  expect(await screen.findByRole('link', { name: '选择企业' })).toHaveAttribute('href', '/sysop/enterprise')
  expect(calls.asked('listMessengerApps')).toEqual([])
})

test('a failure offers Retry', async () => {
  draw({ listMessengerApps: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})

test('an app whose notifications its messenger rejects says since when, and what to look at', async () => {
  const refusal = { at: '2026-11-30T06:00:00.000Z', word: '40056' }
  draw({ listMessengerApps: () => [{ ...dingtalk, refusal }] })
  const card = within(await screen.findByRole('region', { name: '钉钉' }))
  expect(card.getByRole('alert')).toHaveTextContent(/2026.*钉钉拒收此应用发送的通知（40056）/)
})

test('axe finds nothing on the page and in the dialog', async () => {
  const { user, container } = draw()
  await user.click(await screen.findByRole('button', { name: '修改应用（钉钉）' }))
  expect(await axeFaults(await screen.findByRole('dialog'))).toEqual([])
  expect(await axeFaults(container)).toEqual([])
})
