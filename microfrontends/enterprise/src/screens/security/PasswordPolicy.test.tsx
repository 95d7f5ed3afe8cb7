import { screen, waitFor, within } from '@testing-library/react'
import { type CallOutput, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from './messages.ts'
import { routes } from '../../routes.tsx'

const least = { minLength: 8, minKinds: 0, maxAgeDays: 0, history: 0 }
const policy: CallOutput<'getPasswordPolicy'> = {
  minLength: 10,
  minKinds: 3,
  maxAgeDays: 180,
  history: 2,
  version: 4,
  platform: { ...least, minLength: 12, maxAgeDays: 90 },
}
const twoStep: CallOutput<'getPlatformTwoStep'> = {
  open: false,
  applyTo: 'all',
  effectiveTime: null,
  trustDeviceDays: 0,
}

function drawEnterprise(calls: CallFakes = {}) {
  return renderScreen(routes, {
    path: '/space-acme1/enterprise/security',
    messages,
    session: signedInAs(UserType.administrator, { curEntId: 'acme1' }),
    calls: {
      getActingRule: () => ({ isForbidden: false }),
      getChatRetention: () => ({ keep: 'forever', version: 0 }),
      getTwoStepPolicy: () => ({
        ...twoStep,
        applyTo: 'all',
        methods: ['totp'],
        offered: ['totp'],
        ownMethods: [],
        roleIds: [],
        roles: [],
      }),
      getPasswordPolicy: () => policy,
      getLoginStatus: () => signedInAs(UserType.administrator, { curEntId: 'acme1' }),
      ...calls,
    },
  })
}

async function openForm({ user }: ReturnType<typeof drawEnterprise>) {
  await user.click(await screen.findByRole('button', { name: '修改密码策略' }))
  return within(await screen.findByRole('dialog'))
}

test('the administrator sees what the enterprise asks for, and where the platform asks for more', async () => {
  drawEnterprise()
  const card = within(await screen.findByRole('region', { name: '密码策略' }))
  expect(card.getByText('10 个字符（平台要求：12 个字符）')).toBeVisible()
  expect(card.getByText('180 天（平台要求：90 天）')).toBeVisible()
  expect(card.getByText('至少 3 种')).toBeVisible()
  expect(card.getByText('最近 2 次用过的密码')).toBeVisible()
})

test('a change goes out with the version that was read', async () => {
  const page = drawEnterprise({ updatePasswordPolicy: () => ({}) })
  const dialog = await openForm(page)
  await page.user.clear(dialog.getByLabelText(/最短长度/))
  await page.user.type(dialog.getByLabelText(/最短长度/), '14')
  await page.user.selectOptions(dialog.getByLabelText(/有效期/), '60 天')
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(page.calls.asked('updatePasswordPolicy')).toEqual([
      { minLength: 14, minKinds: 3, maxAgeDays: 60, history: 2, version: 4, onceKey: expect.any(String) },
    ]),
  )
  expect(await screen.findByText('已保存')).toBeVisible()
})

test('a length that cannot be is said at its field, and nothing is sent', async () => {
  const page = drawEnterprise()
  const dialog = await openForm(page)
  await page.user.clear(dialog.getByLabelText(/最短长度/))
  await page.user.type(dialog.getByLabelText(/最短长度/), '7')
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  expect(dialog.getByLabelText(/最短长度/)).toBeInvalid()
  expect(page.calls.asked('updatePasswordPolicy')).toEqual([])
})

test('what somebody else changed meanwhile is read again, and what was typed stays', async () => {
  const page = drawEnterprise({ updatePasswordPolicy: () => new Problem('versionConflict') })
  const dialog = await openForm(page)
  await page.user.clear(dialog.getByLabelText(/最短长度/))
  await page.user.type(dialog.getByLabelText(/最短长度/), '14')
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  const reload = await dialog.findByRole('alert')
  page.calls.change({
    getPasswordPolicy: () => ({ ...policy, history: 6, version: 5 }),
    updatePasswordPolicy: () => ({}),
  })
  await page.user.click(within(reload).getByRole('button'))
  await waitFor(() => expect(dialog.getByLabelText(/禁止重复使用/)).toHaveValue('6'))
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(page.calls.asked('updatePasswordPolicy')[1]).toMatchObject({ minLength: 14, history: 6, version: 5 }),
  )
})

test('a policy that cannot be read offers Retry', async () => {
  drawEnterprise({ getPasswordPolicy: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})

test('axe finds nothing on the page and in the dialog', async () => {
  const page = drawEnterprise()
  await openForm(page)
  expect(await axeFaults(await screen.findByRole('dialog'))).toEqual([])
  expect(await axeFaults(page.container)).toEqual([])
})
