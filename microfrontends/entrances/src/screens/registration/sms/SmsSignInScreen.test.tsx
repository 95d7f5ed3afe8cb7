import { screen, waitFor } from '@testing-library/react'
import { type CallOutput, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from '../messages.ts'
import { routes } from '../../../routes.tsx'

const entered: CallOutput<'signInBySms'> = {
  login: true,
  user_type: UserType.member,
  token: { accessToken: 'x', entId: 'acme1' },
  loginHomepage: '/space-acme1/user/workbench',
  session: signedInAs(UserType.member, { curEntId: 'acme1' }),
}
const all: CallFakes = {
  getSmsCountdown: () => ({ countdown: 0 }),
  sendSmsCode: () => ({ sent: true, countdown: 60 }),
  signInBySms: () => entered,
}

function draw(calls: CallFakes = {}, path = '/sign/sms') {
  return renderScreen(routes, { path, messages, session: null, calls: { ...all, ...calls } })
}

const phoneField = () => screen.findByLabelText(/手机号/)
const codeField = () => screen.getByLabelText(/验证码/)
const sendButton = () => screen.getByRole('button', { name: '获取验证码' })

async function askForCode({ user }: ReturnType<typeof draw>) {
  await user.type(await phoneField(), '138 0013 8000')
  await user.click(sendButton())
}

test('a person has a code sent, types it where the focus is, and goes to the page they came for', async () => {
  const page = draw({}, '/sign/sms?url=%2Fuser%2Fworkbench%2Fmessages%3Fshow%3Dunread')
  await waitFor(async () => expect(await phoneField()).toHaveFocus())
  await askForCode(page)
  expect(await screen.findByRole('button', { name: /^(?:60|5\d) 秒后重新获取$/ })).toBeDisabled()
  expect(screen.getByText(/正在发送验证码/)).toBeVisible()
  expect(codeField()).toHaveFocus()
  await page.user.keyboard('123 456{Enter}')
  await waitFor(() => expect(page.portal.navigations).toEqual(['/user/workbench/messages?show=unread']))
  expect(page.calls.asked('sendSmsCode')).toEqual([{ phone: '138 0013 8000', purpose: 'login' }])
  expect(page.calls.asked('signInBySms')).toEqual([{ phone: '138 0013 8000', code: '123456', remember: false }])
})

test('a telephone is checked when its field is left, and the refusal goes when it is changed', async () => {
  const page = draw()
  await page.user.type(await phoneField(), '12')
  expect(screen.queryByText('请填写正确的手机号')).toBeNull()
  await page.user.tab()
  expect(await screen.findByText('请填写正确的手机号')).toBeVisible()
  await page.user.type(await phoneField(), '3')
  await waitFor(() => expect(screen.queryByText('请填写正确的手机号')).toBeNull())
})

test('the code is one that telephones fill in by themselves', async () => {
  draw()
  await phoneField()
  expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code')
  expect(codeField()).toHaveAttribute('inputmode', 'numeric')
})

test('a pause that began before the page was reloaded goes on', async () => {
  draw({ getSmsCountdown: () => ({ countdown: 41 }) })
  expect(await screen.findByRole('button', { name: /^(?:4[0-1]|3[1-9]) 秒后重新获取$/ })).toBeDisabled()
})

test('without a telephone nothing is sent, and the field says so', async () => {
  const { user, calls } = draw()
  await phoneField()
  await user.click(sendButton())
  expect(await screen.findByText('请填写正确的手机号')).toBeVisible()
  expect(await phoneField()).toHaveFocus()
  expect(calls.asked('sendSmsCode')).toEqual([])
})

test.each([
  ['codeInvalid', '验证码不正确或已被使用'],
  ['codeExpired', '验证码已过期，请重新获取'],
  ['codeSpent', '验证码错误次数过多，已失效，请重新获取'],
] as const)('%s stands at the code, which is kept, until another is typed', async (code, words) => {
  const page = draw({ signInBySms: () => new Problem(code) })
  await askForCode(page)
  await page.user.type(codeField(), '123456{Enter}')
  expect(await screen.findByText(words)).toBeVisible()
  expect(codeField()).toHaveValue('123456')
  expect(codeField()).toBeInvalid()
  await page.user.type(codeField(), '{Backspace}')
  expect(screen.queryByText(words)).not.toBeInTheDocument()
})

test('a number that is none stands at the telephone', async () => {
  const page = draw({ sendSmsCode: () => new Problem('phoneInvalid') })
  await askForCode(page)
  expect(await screen.findByText(/手机号不正确/)).toBeVisible()
  expect(await phoneField()).toHaveFocus()
})

test('a pause that another page of this browser began is counted down', async () => {
  const page = draw({ sendSmsCode: () => new Problem('codeTooSoon', { seconds: 25 }) })
  await askForCode(page)
  expect(await screen.findByRole('button', { name: /^(?:2[0-5]|1[5-9]) 秒后重新获取$/ })).toBeDisabled()
})

test('a service that is down starts no pause: one may try again at once', async () => {
  const page = draw({ sendSmsCode: () => new Problem('smsUnavailable') })
  await askForCode(page)
  expect(await screen.findByRole('alert')).toHaveTextContent('验证码没有发出')
  expect(sendButton()).toBeEnabled()
})

test('after too many tries the button counts down how long to wait', async () => {
  const page = draw({ signInBySms: () => new Problem('tooManyAttempts', { seconds: 30 }) })
  await askForCode(page)
  await page.user.type(codeField(), '123456{Enter}')
  expect(await screen.findByRole('button', { name: /^(?:30|2\d) 秒后可重试$/ })).toBeDisabled()
})

test('the way back to the password keeps the page to return to', async () => {
  draw({}, '/sign/sms?url=%2Fuser%2Fprofile')
  const back = await screen.findByRole('link', { name: '账号密码登录' })
  expect(back).toHaveAttribute('href', '/home/login?url=%2Fuser%2Fprofile')
})

test('axe finds nothing', async () => {
  const { container } = draw()
  await phoneField()
  expect(await axeFaults(container)).toEqual([])
})
