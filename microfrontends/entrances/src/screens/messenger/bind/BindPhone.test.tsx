import { screen, waitFor } from '@testing-library/react'
import { Problem, type Lang } from '@atrium/shared-utility/contract'
import { configured, axeFaults, renderScreen, type CallFakes } from '@atrium/shared-utility/testing'
import { bound, ticket } from '../given.ts'
import { messages } from '../messages.ts'
import { routes } from '../../../routes.tsx'

const all: CallFakes = {
  getBindTicket: () => ticket,
  getSmsCountdown: () => ({ countdown: 0 }),
  sendSmsCode: () => ({ sent: true, countdown: 60 }),
  appBind: () => bound,
}

async function draw(calls: CallFakes = {}, lang: Lang = 'zh-CN') {
  configured({ signInMethods: ['sms'] })
  const fakes = { ...all, ...calls }
  const page = renderScreen(routes, { path: '/space-acme1/openBind', messages, session: null, lang, calls: fakes })
  await page.user.click(await screen.findByRole('button', { name: /使用手机号绑定|phone number/ }))
  return page
}

const phoneField = () => screen.getByLabelText(/^手机号/)
const codeField = () => screen.getByLabelText(/^验证码/)
const sendButton = () => screen.getByRole('button', { name: '获取验证码' })

async function askForCode({ user }: Awaited<ReturnType<typeof draw>>) {
  await user.type(phoneField(), '138 0013 8000')
  await user.click(sendButton())
}

test('a person with the telephone of an account binds by the code that comes to it, and goes where they wanted', async () => {
  const page = await draw()
  expect(phoneField()).toHaveFocus()
  await askForCode(page)
  expect(await screen.findByRole('button', { name: /^(?:60|5\d) 秒后重新获取$/ })).toBeDisabled()
  expect(screen.getByText(/若该手机号已绑定账号，正在发送验证码/)).toBeVisible()
  expect(codeField()).toHaveFocus()
  await page.user.keyboard('123 456{Enter}')
  await waitFor(() => expect(page.portal.navigations).toEqual([bound.loginHomepage]))
  expect(page.calls.asked('sendSmsCode')).toEqual([{ phone: '138 0013 8000', purpose: 'bind' }])
  expect(page.calls.asked('appBind')).toEqual([
    { phone: '138 0013 8000', code: '123456', register: false, remember: false },
  ])
})

test('where no codes are sent the way is not offered', async () => {
  configured()
  renderScreen(routes, { path: '/space-acme1/openBind', messages, session: null, calls: all })
  await screen.findByText('Acme')
  expect(screen.queryByRole('button', { name: '使用手机号绑定' })).toBe(null)
})

test('a pause that began on another page goes on', async () => {
  await draw({ getSmsCountdown: () => ({ countdown: 41 }) })
  expect(await screen.findByRole('button', { name: /^(?:4[01]|3\d) 秒后重新获取$/ })).toBeDisabled()
})

test('nothing is sent while a field is empty, and the first empty one gets the cursor', async () => {
  const { user, calls } = await draw()
  await user.click(screen.getByRole('button', { name: '绑定并登录' }))
  expect(screen.getByText('请填写手机号')).toBeVisible()
  expect(screen.getByText('请填写 6 位验证码')).toBeVisible()
  expect(phoneField()).toHaveFocus()
  expect(calls.asked('appBind')).toEqual([])
})

test.each([
  ['codeInvalid', '验证码不正确或已被使用'],
  ['codeExpired', '验证码已过期，请重新获取'],
  ['codeSpent', '验证码错误次数过多，已失效，请重新获取'],
] as const)('%s stands at the code, and nothing typed is lost', async (code, words) => {
  const page = await draw({ appBind: () => new Problem(code) })
  await askForCode(page)
  await page.user.type(codeField(), '123456{Enter}')
  expect(codeField()).toHaveAccessibleDescription(words)
  expect(codeField()).toHaveFocus()
  expect(codeField()).toHaveValue('123456')
  expect(phoneField()).toHaveValue('138 0013 8000')
})

test('a number that is none stands at the telephone', async () => {
  const page = await draw({ sendSmsCode: () => new Problem('phoneInvalid') })
  await askForCode(page)
  expect(await screen.findByText(/手机号不正确/)).toBeVisible()
  expect(phoneField()).toHaveFocus()
})

test('codes that were asked for too often are refused in words, and the number stays', async () => {
  const page = await draw({ sendSmsCode: () => new Problem('tooManyAttempts', { seconds: 300 }) })
  await askForCode(page)
  expect(await screen.findByRole('alert')).toHaveTextContent(/尝试次数过多/)
  expect(phoneField()).toHaveValue('138 0013 8000')
  expect(screen.getByRole('button', { name: '绑定并登录' })).toBeEnabled()
})

test('a captcha that is asked for before a message has the focus, and the number stays', async () => {
  const picture = { captchaId: 'one', kind: 'picture', content: '<svg/>', bits: 4 }
  const page = await draw({ sendSmsCode: () => new Problem('captchaRequired', picture) })
  await askForCode(page)
  await waitFor(() => expect(screen.getByLabelText(/图片中的字符/)).toHaveFocus())
  expect(screen.queryByRole('alert')).toBe(null)
  expect(phoneField()).toHaveValue('138 0013 8000')
})

test('after too many tries the button counts down how long to wait', async () => {
  const page = await draw({ appBind: () => new Problem('tooManyAttempts', { seconds: 30 }) })
  await askForCode(page)
  await page.user.type(codeField(), '123456{Enter}')
  expect(await screen.findByRole('button', { name: /^(?:30|[12]\d) 秒后可重试$/ })).toBeDisabled()
})

test.each(['bindConflict', 'spaceDenied'] as const)(
  '%s is said above the fields, which keep what was typed',
  async (code) => {
    const page = await draw({ appBind: () => new Problem(code) })
    await askForCode(page)
    await page.user.type(codeField(), '123456{Enter}')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(codeField()).toHaveValue('123456')
  },
)

test('a ticket that expires while one types is said in place of the form', async () => {
  const page = await draw({ appBind: () => new Problem('bindTicketExpired') })
  await askForCode(page)
  page.calls.change({ getBindTicket: () => new Problem('bindTicketExpired') })
  await page.user.type(codeField(), '123456{Enter}')
  expect(await screen.findByRole('link', { name: '使用账号密码登录' })).toBeVisible()
})

test('the way is whole in English', async () => {
  await draw({}, 'en-US')
  expect(screen.getByRole('button', { name: 'Send code' })).toBeVisible()
  expect(screen.queryByText(/绑定|验证码|手机/)).toBe(null)
})

test.each(['zh-CN', 'en-US'] as const)('axe finds nothing in %s', async (lang) => {
  const { container } = await draw({}, lang)
  expect(await axeFaults(container)).toEqual([])
})
