import { screen, waitFor } from '@testing-library/react'
import { Problem, type Lang } from '@atrium/shared-utility/contract'
import { configured, axeFaults, renderScreen, type CallFakes } from '@atrium/shared-utility/testing'
import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'
import { routes } from '../../routes.tsx'

const token = 'A'.repeat(43)
const rules = { minLength: 12, minKinds: 0, maxAgeDays: 0, history: 3 }
const newPassword = 'a walk over seven hills'

beforeEach(() => configured({ canReset: true }))

test.each([
  ['zh-CN', /您所在企业的管理员/, /平台运营人员：如果您属于多家企业/],
  ['en-US', /an administrator of your enterprise/, /if you belong to several enterprises/],
] as const)('U04: where the portal cannot mail the page says whom to ask (%s)', async (lang, one, several) => {
  configured()
  const { container } = draw('/home/reset', {}, lang)
  expect(await screen.findByText(one)).toBeVisible()
  expect(screen.getByText(several)).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(await axeFaults(container)).toEqual([])
})

function draw(path: string, calls: CallFakes = {}, lang: Lang = 'zh-CN') {
  return renderScreen(routes, { path, calls, lang, messages: { 'zh-CN': zhCN, 'en-US': enUS }, session: null })
}

test('a person who asks is told the same for every account, and nothing is sent while the field is empty', async () => {
  const { user, calls } = draw('/home/reset', { askPasswordReset: () => ({}) })
  await user.click(await screen.findByRole('button', { name: '发送邮件' }))
  expect(screen.getByText('请填写登录账号或邮箱')).toBeVisible()
  expect(calls.asked('askPasswordReset')).toEqual([])
  await user.type(screen.getByLabelText(/登录账号或邮箱/), 'li.hua{Enter}')
  expect(await screen.findByText(/如果该账号有已确认的邮箱/)).toBeVisible()
  expect(calls.asked('askPasswordReset')).toEqual([{ account: 'li.hua' }])
})

test('a captcha that is asked for goes along with the next try, and nothing typed is lost', async () => {
  const asked = { captchaId: 'of-the-first-refusal', kind: 'picture', content: '<svg/>', bits: 4 }
  let count = 0
  const askPasswordReset = () => {
    count += 1
    return count === 1 ? new Problem('captchaRequired', asked) : {}
  }
  const { user, calls } = draw('/home/reset', { askPasswordReset })
  await user.type(await screen.findByLabelText(/登录账号或邮箱/), 'li.hua{Enter}')
  await user.type(await screen.findByLabelText(/图片中的字符/), 'RAP4K{Enter}')
  expect(await screen.findByText(/如果该账号有已确认的邮箱/)).toBeVisible()
  expect(calls.asked('askPasswordReset')[1]).toMatchObject({ account: 'li.hua', captcha: 'RAP4K' })
})

test('the link of the mail takes a new password, and then leads to signing in', async () => {
  const { user, calls } = draw(`/home/reset#token=${token}`, {
    checkPasswordReset: () => ({ loginId: 'li.hua', rules }),
    chooseNewPassword: () => ({}),
  })
  expect(await screen.findByText(/账号 li.hua 的新密码/)).toBeVisible()
  expect(screen.getByText(/^12 至 128 个字符。.*不能与最近 3 次用过的密码相同。$/)).toBeVisible()
  await user.type(screen.getByLabelText(/^新密码/), newPassword)
  await user.type(screen.getByLabelText(/^再次输入新密码/), `${newPassword}{Enter}`)
  expect(await screen.findByText('密码已更改。请使用新密码登录。')).toBeVisible()
  expect(calls.asked('chooseNewPassword')).toEqual([{ token, newPassword }])
  expect(screen.getByRole('link', { name: '返回登录' })).toHaveAttribute('href', '/home/login')
})

test('what the server finds too easy is said at the field', async () => {
  const { user } = draw(`/home/reset#token=${token}`, {
    checkPasswordReset: () => ({ loginId: 'li.hua', rules }),
    chooseNewPassword: () => new Problem('passwordCommon'),
  })
  await user.type(await screen.findByLabelText(/^新密码/), 'Password123!')
  await user.type(screen.getByLabelText(/^再次输入新密码/), 'Password123!{Enter}')
  expect(await screen.findByText(/此密码过于常见/)).toBeVisible()
  expect(screen.getByLabelText(/^新密码/)).toHaveFocus()
})

test('a link that is used or too old says so at once, and shows the way to another', async () => {
  draw(`/home/reset#token=${token}`, { checkPasswordReset: () => new Problem('linkInvalid') })
  expect(await screen.findByText(/链接无效、已被使用或已过期/)).toBeVisible()
  expect(screen.getByRole('link', { name: '重新发送' })).toHaveAttribute('href', '/home/reset')
})

test('an address is confirmed by a press, not by opening the link', async () => {
  const { user, calls } = draw(`/home/email#token=${token}`, { confirmEmail: () => ({ email: 'li.hua@mail.example' }) })
  const button = await screen.findByRole('button', { name: '确认此邮箱' })
  expect(calls.asked('confirmEmail')).toEqual([])
  await user.click(button)
  expect(await screen.findByText('li.hua@mail.example 已确认')).toBeVisible()
  await waitFor(() => expect(calls.asked('confirmEmail')).toEqual([{ token }]))
})

test('the page of an address without a link says that there is none', async () => {
  draw('/home/email')
  expect(await screen.findByText(/链接无效、已被使用或已过期/)).toBeVisible()
})

test.each(['zh-CN', 'en-US'] as const)('axe finds nothing on the pages in %s', async (lang) => {
  const ask = draw('/home/reset', {}, lang)
  await screen.findAllByRole('button')
  expect(await axeFaults(ask.container)).toEqual([])
})
