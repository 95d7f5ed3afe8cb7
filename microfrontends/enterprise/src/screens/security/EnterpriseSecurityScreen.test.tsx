import { screen, waitFor, within } from '@testing-library/react'
import { type CallOutput, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from './messages.ts'
import { routes } from '../../routes.tsx'

const ofEnterprise: CallOutput<'getTwoStepPolicy'> = {
  open: true,
  applyTo: 'admins',
  effectiveTime: '2030-02-01T12:00:00.000Z',
  trustDeviceDays: 7,
  methods: ['totp', 'sms'],
  offered: ['totp', 'sms'],
  ownMethods: ['sms'],
  roleIds: [],
  roles: [
    { id: 'r1', name: '应用开发者' },
    { id: 'r2', name: '成员' },
  ],
}

const passwords = { minLength: 8, minKinds: 0, maxAgeDays: 0, history: 0, version: 4 }

function drawEnterprise(calls: CallFakes = {}) {
  return renderScreen(routes, {
    path: '/space-acme1/enterprise/security',
    messages,
    session: signedInAs(UserType.administrator, { curEntId: 'acme1' }),
    calls: {
      getPasswordPolicy: () => ({ ...passwords, platform: passwords }),
      getActingRule: () => ({ isForbidden: false }),
      getChatRetention: () => ({ keep: 'forever', version: 0 }),
      getTwoStepPolicy: () => ofEnterprise,
      updateTwoStepPolicy: () => ({}),
      ...calls,
    },
  })
}

test('the administrator sees whom the policy is for and until when', async () => {
  drawEnterprise()
  expect(await screen.findByText('仅企业管理员')).toBeVisible()
  expect(screen.getByText(/2030/)).toBeVisible()
  expect(screen.getByText('7 天')).toBeVisible()
})

test('a policy for certain roles names them', async () => {
  drawEnterprise({ getTwoStepPolicy: () => ({ ...ofEnterprise, applyTo: 'roles', roleIds: ['r2'] }) })
  expect(await screen.findByText('指定角色：成员')).toBeVisible()
})

test('the roles are chosen only where the policy is for roles, and the rest stays as it was', async () => {
  const { user, calls } = drawEnterprise()
  await user.click(await screen.findByRole('button', { name: '修改两步验证设置' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByLabelText('应用开发者')).not.toBeInTheDocument()
  await user.selectOptions(dialog.getByLabelText(/适用人员/), '指定角色')
  await user.click(dialog.getByLabelText('应用开发者'))
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(calls.asked('updateTwoStepPolicy')).toHaveLength(1))
  expect(calls.asked('updateTwoStepPolicy')[0]).toEqual({
    open: true,
    applyTo: 'roles',
    roleIds: ['r1'],
    effectiveTime: ofEnterprise.effectiveTime,
    trustDeviceDays: 7,
    methods: ['totp', 'sms'],
  })
})

test('U04: the methods are named on the card, and whoever has none of those chosen is told before saving', async () => {
  const { user, calls } = drawEnterprise()
  expect(await screen.findByText('身份验证器、短信验证码')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '修改两步验证设置' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByText(/您自己尚未设置其中任何一种/)).not.toBeInTheDocument()
  await user.click(dialog.getByLabelText('短信验证码'))
  expect(dialog.getByRole('status')).toHaveTextContent(/您自己尚未设置其中任何一种/)
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(calls.asked('updateTwoStepPolicy')[0]?.methods).toEqual(['totp']))
})

test('U04: a rule that names no method is not sent, and one that the portal does not offer now stays', async () => {
  const { user, calls } = drawEnterprise({
    getTwoStepPolicy: () => ({ ...ofEnterprise, methods: ['totp', 'webauthn'], offered: ['totp', 'sms'] }),
  })
  await user.click(await screen.findByRole('button', { name: '修改两步验证设置' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByLabelText('身份验证器'))
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await dialog.findByText('至少 1 项')).toBeVisible()
  expect(calls.asked('updateTwoStepPolicy')).toEqual([])
  await user.click(dialog.getByLabelText('短信验证码'))
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(calls.asked('updateTwoStepPolicy')[0]?.methods).toEqual(['webauthn', 'sms']))
})

test.each([
  [['totp', 'webauthn'], '身份验证器'],
  [['webauthn'], '身份验证器、短信验证码'],
] as const)('U07: of the methods that a rule names, %p, the page lists what is offered here', async (methods, text) => {
  drawEnterprise({ getTwoStepPolicy: () => ({ ...ofEnterprise, methods: [...methods], offered: ['totp', 'sms'] }) })
  expect(await screen.findByText(text)).toBeVisible()
})

test('a failure offers Retry', async () => {
  drawEnterprise({ getTwoStepPolicy: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})

test('axe finds nothing on the page and in the dialog', async () => {
  const { user, container } = drawEnterprise()
  await user.click(await screen.findByRole('button', { name: '修改两步验证设置' }))
  expect(await axeFaults(await screen.findByRole('dialog'))).toEqual([])
  expect(await axeFaults(container)).toEqual([])
})

test('S46: an administrator forbids operators to act as members, knowing what ends, and allows it again', async () => {
  const { user, calls } = drawEnterprise({ updateActingRule: () => ({ ended: 1 }) })
  const rule = within(await screen.findByRole('region', { name: '运营人员代操作' }))
  expect(rule.getByText('允许')).toBeVisible()
  await user.click(rule.getByRole('button', { name: '禁止' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: '禁止运营人员代操作？' }))
  expect(dialog.getByText(/进行中的代操作立即结束/)).toBeVisible()
  calls.change({ getActingRule: () => ({ isForbidden: true }) })
  await user.click(dialog.getByRole('button', { name: '禁止' }))
  expect(await screen.findByText('已禁止运营人员代操作')).toBeVisible()
  expect(await rule.findByRole('button', { name: '允许' })).toBeVisible()
  expect(calls.asked('updateActingRule')).toEqual([{ isForbidden: true }])
})
