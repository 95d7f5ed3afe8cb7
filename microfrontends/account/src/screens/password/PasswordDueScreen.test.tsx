import { screen, waitFor } from '@testing-library/react'
import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import enUS from '../../messages/en-US.json'
import zhCN from '../../messages/zh-CN.json'
import { routes } from '../../routes.tsx'

const due = signedInAs(UserType.administrator, {
  mustChangePassword: true,
  loginHomepage: '/space-acme1/user/workbench',
})

const rules = { minLength: 8, minKinds: 0, maxAgeDays: 0, history: 0, due: 'initial' as const }

function draw(answers: CallFakes = {}, path = '/force/password') {
  const calls = { getPasswordRules: () => rules, ...answers }
  return renderScreen(routes, { path, calls, messages: { 'zh-CN': zhCN, 'en-US': enUS }, session: due })
}

async function fill({ user }: ReturnType<typeof draw>, password: string, repeat = password) {
  await user.type(await screen.findByLabelText(/^新密码/), password)
  await user.type(screen.getByLabelText(/^再次输入新密码/), `${repeat}{Enter}`)
}

test('after the change the person goes on to the page they came for', async () => {
  const page = draw(
    { changePassword: () => ({}), getLoginStatus: () => signedInAs(UserType.administrator) },
    '/force/password?url=%2Fspace-acme1%2Fhomepage',
  )
  await fill(page, 'a walk over seven hills')
  await waitFor(() => expect(page.portal.navigations).toEqual(['/space-acme1/homepage']))
  expect(page.calls.asked('changePassword')).toEqual([
    { op: 'change', oldPassword: '', newPassword: 'a walk over seven hills', endOthers: true },
  ])
})

test('two passwords that differ, and one that is too short, are not sent', async () => {
  const page = draw()
  await fill(page, 'a walk over seven hills', 'something else')
  expect(await screen.findByText('两次输入的新密码不一致')).toBeVisible()
  expect(page.calls.asked('changePassword')).toEqual([])
  await page.user.clear(screen.getByLabelText(/^新密码/))
  await page.user.clear(screen.getByLabelText(/^再次输入新密码/))
  await fill(page, 'short')
  expect(await screen.findByText('至少 8 个字符')).toBeVisible()
  expect(page.calls.asked('changePassword')).toEqual([])
})

test('what the server finds too easy is said at the field, which gets the focus', async () => {
  const page = draw({ changePassword: () => new Problem('passwordCommon') })
  await fill(page, 'Password123!')
  expect(await screen.findByText(/此密码过于常见/)).toBeVisible()
  expect(screen.getByLabelText(/^新密码/)).toHaveFocus()
})

test('a failure that is about no field is said above the form', async () => {
  const page = draw({ changePassword: () => new Problem('databaseUnavailable') })
  await fill(page, 'a walk over seven hills')
  expect(await screen.findByText(/数据服务暂时不可用/)).toBeVisible()
})

test('the way out is to sign out', async () => {
  const page = draw({ signOut: () => ({}) })
  await page.user.click(await screen.findByRole('button', { name: '退出登录' }))
  await waitFor(() => expect(page.portal.navigations).toEqual(['/home/login']))
})

test('a password that is too old is changed by a person who knows it, and the page says why and what is asked for', async () => {
  const tooOld = { minLength: 12, minKinds: 3, maxAgeDays: 90, history: 5, due: 'tooOld' as const }
  const page = draw({
    getPasswordRules: () => tooOld,
    changePassword: () => new Problem('passwordUsedBefore', { history: 5 }),
  })
  expect(await screen.findByText('您的密码已使用超过 90 天，请更换后继续。')).toBeVisible()
  expect(screen.getByText(/^12 至 128 个字符。至少包含.*3 种。.*最近 5 次用过的密码相同。$/)).toBeVisible()
  await page.user.type(screen.getByLabelText(/^当前密码/), 'the old one')
  await fill(page, 'a walk over seven hills')
  expect(page.calls.asked('changePassword')).toMatchObject([{ oldPassword: 'the old one' }])
  expect(await screen.findByText('不能再次使用最近 5 次用过的密码')).toBeVisible()
  expect(screen.getByLabelText(/^新密码/)).toHaveFocus()
})

test('without the rules there is Retry, and the way out', async () => {
  draw({ getPasswordRules: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
  expect(screen.getByRole('button', { name: '退出登录' })).toBeVisible()
})

test('assistive technology finds no fault in the form', async () => {
  const page = draw()
  await fill(page, 'short')
  expect(await axeFaults(page.container)).toEqual([])
})
