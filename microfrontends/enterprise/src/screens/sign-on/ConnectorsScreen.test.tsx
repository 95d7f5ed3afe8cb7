import { screen, waitFor, within } from '@testing-library/react'
import { type Connector, type ConnectorDomain, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from './messages.ts'
import { routes } from '../../routes.tsx'

const company: Connector = {
  id: 'c1',
  name: 'Company',
  issuer: 'https://idp.example',
  clientId: 'atrium',
  joins: true,
  joiningType: UserType.developer,
  joiningRoleIds: [],
  trustsOwnDomains: false,
  enabled: true,
  version: 3,
  redirectUri: 'https://portal.example/space-a1/home/signOn',
  linkedCount: 3,
}
const open: ConnectorDomain = { domain: 'acme.example', verifiedAt: null, file: 'https://acme.example/f', proof: 'p' }

function draw(calls: CallFakes = {}) {
  return renderScreen(routes, {
    path: '/space-a1/enterprise/sign-on',
    messages,
    session: signedInAs(UserType.administrator, { curEntId: 'a1' }),
    calls: {
      listConnectors: () => ({ list: [company], roles: [] }),
      listConnectorDomains: () => ({ list: [open] }),
      ...calls,
    },
  })
}

test('the administrator sees the providers, what to register with them, and how to prove a domain', async () => {
  const { container } = draw()
  expect(await screen.findByText(company.redirectUri)).toBeVisible()
  expect(screen.getByText('新人员首次登录时成为应用开发者')).toBeVisible()
  expect(await screen.findByText(open.proof)).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test('a test of the connection says where people would go, or what is wrong', async () => {
  let isBroken = false
  const { user } = draw({
    testConnector: () =>
      isBroken
        ? new Problem('issuerNotUsable')
        : { issuer: company.issuer, authorizationEndpoint: 'https://idp.example/auth' },
  })
  await user.click(await screen.findByRole('button', { name: '测试连接' }))
  expect(await screen.findByText('连接正常，登录将前往 https://idp.example/auth')).toBeVisible()
  isBroken = true
  await user.click(screen.getByRole('button', { name: '测试连接' }))
  expect(await screen.findByText(/没有返回可用的 OpenID Connect 配置/)).toBeVisible()
})

test('a refusal stands at its field, and what was typed stays; a secret left empty is not sent', async () => {
  const { user, calls } = draw({ updateConnector: () => new Problem('clientSecretNeeded') })
  await user.click(await screen.findByRole('button', { name: '修改' }))
  const dialog = within(await screen.findByRole('dialog'))
  const issuer = dialog.getByLabelText(/发行者地址/)
  await user.clear(issuer)
  await user.type(issuer, 'https://other.example')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await dialog.findByText('发行者或客户端 ID 已更改，请重新填写密钥')).toBeVisible()
  expect(issuer).toHaveValue('https://other.example')
  await waitFor(() => expect(calls.asked('updateConnector')).toHaveLength(1))
  expect(calls.asked('updateConnector')[0]).not.toHaveProperty('clientSecret')
})

test('the administrator trusts a provider for the proved domains, and sees that it is trusted (R3)', async () => {
  let connector = company
  const { user, calls } = draw({
    listConnectors: () => ({ list: [connector], roles: [] }),
    updateConnector: () => (connector = { ...company, trustsOwnDomains: true, version: 4 }),
  })
  await user.click(await screen.findByRole('button', { name: '修改' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('switch', { name: /信任此提供方/ }))
  expect(dialog.getByText(/例如 Microsoft Entra ID/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(/信任已验证域名的邮箱/)).toBeVisible()
  expect(calls.asked('updateConnector')).toMatchObject([{ trustsOwnDomains: true }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a test of the sign-in leads to the provider, with the way back to this page (R3)', async () => {
  const { user, calls, portal } = draw({ tryConnector: () => ({ authorizationUrl: 'https://idp.example/auth?x=1' }) })
  await user.click(await screen.findByRole('button', { name: '测试登录' }))
  await waitFor(() => expect(portal.navigations).toEqual(['https://idp.example/auth?x=1']))
  expect(calls.asked('tryConnector')).toEqual([{ id: 'c1', url: '/space-a1/enterprise/sign-on' }])
})

test('T01: whoever types another issuer is told how many links end with that', async () => {
  const { user } = draw()
  await user.click(await screen.findByRole('button', { name: '修改' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).queryByText(/已有 3 人关联/)).not.toBeInTheDocument()
  await user.type(within(dialog).getByLabelText(/发行者地址/), '/other')
  expect(await within(dialog).findByText(/已有 3 人关联此身份提供方/)).toBeVisible()
  expect(await axeFaults(dialog)).toEqual([])
})

test('whoever removes a provider is told how many links end with that', async () => {
  const { user } = draw()
  await user.click(await screen.findByRole('button', { name: '删除' }))
  expect(await screen.findByText(/已有 3 人关联，与账号的关联/)).toBeVisible()
})

test('an operator has the same page of any enterprise, with the way back to it', async () => {
  renderScreen(routes, {
    path: '/space-a1/sysop/sign-on',
    messages,
    session: signedInAs(UserType.operator, { curEntId: 'a1' }),
    calls: {
      listConnectors: () => ({ list: [company], roles: [] }),
      listConnectorDomains: () => ({ list: [open] }),
      // The name is an orientation: without it the id says whose page this is.
      getCurrentEnterprise: () => new Problem('internal'),
    },
  })
  expect(await screen.findByText(company.redirectUri)).toBeVisible()
  expect(screen.getByRole('link', { name: 'a1' })).toHaveAttribute('href', '/sysop/enterprise/a1')
})

test('without a provider the page says what one is for', async () => {
  draw({ listConnectors: () => ({ list: [], roles: [] }) })
  expect(await screen.findByText('还没有身份提供方')).toBeVisible()
})

test('a failure can be tried again', async () => {
  draw({ listConnectors: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})
