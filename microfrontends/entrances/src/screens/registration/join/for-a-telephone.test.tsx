import { screen, waitFor } from '@testing-library/react'
import { Problem, UserType, type BaseConfig, type Lang } from '@atrium/shared-utility/contract'
import { axeFaults, configured, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from '../messages.ts'
import { routes } from '../../../routes.tsx'

const all: CallFakes = {
  checkInvitationCode: () => ({ valid: true, entName: 'Acme', ticket: 'ticket', needsPhone: true }),
  joinByInvitation: () => new Problem('accountNotFree'),
  getSmsCountdown: () => ({ countdown: 0 }),
  sendSmsCode: () => ({ sent: true, countdown: 60 }),
  freeAndJoin: () => ({
    login: true,
    user_type: UserType.member,
    token: { accessToken: 'x', entId: 'acme1' },
    loginHomepage: '/space-acme1/user/workbench',
    session: signedInAs(UserType.member, { curEntId: 'acme1' }),
  }),
}

const texts = {
  'zh-CN': {
    invitation: /邀请码/,
    next: '下一步',
    join: '加入 Acme',
    why: /此邀请仅限指定的手机号。请验证/,
    loginId: /登录账号/,
    newPassword: /^新密码/,
    phone: /^手机号/,
    code: /^验证码/,
    send: '获取验证码',
    codeMissing: '请填写 6 位验证码',
    submit: '设置并加入 Acme',
    noSms: /平台未启用短信验证码/,
    back: '更换邀请码',
  },
  'en-US': {
    invitation: /Invitation code/,
    next: 'Next',
    join: 'Join Acme',
    why: /for a specific phone number. Verify it/,
    loginId: /Username/,
    newPassword: /^New password/,
    phone: /^Phone number/,
    code: /^Code/,
    send: 'Send code',
    codeMissing: 'Enter the 6-digit code',
    submit: 'Set up and join Acme',
    noSms: /SMS codes are not available/,
    back: 'Use another code',
  },
}
const langs = ['zh-CN', 'en-US'] as const

async function drawFreeing(lang: Lang, { sms = ['sms'], ...calls }: ScreenFacts = {}) {
  configured({ signInMethods: sms })
  const session = signedInAs(UserType.member, { userName: '李华' })
  const page = renderScreen(routes, { path: '/user/join', lang, messages, session, calls: { ...all, ...calls } })
  const words = texts[lang]
  await page.user.type(await screen.findByLabelText(words.invitation), 'ABCDE-12345')
  await page.user.click(screen.getByRole('button', { name: words.next }))
  await page.user.click(await screen.findByRole('button', { name: words.join }))
  return { ...page, words }
}

type ScreenFacts = CallFakes & { sms?: BaseConfig['signInMethods'] }

afterEach(() => sessionStorage.clear())

test.each(langs)('U05: an invitation for a telephone asks for the code that was sent there: %s', async (lang) => {
  const { words, user, calls, portal, container } = await drawFreeing(lang)
  expect(await screen.findByText(words.why)).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
  await user.type(screen.getByLabelText(words.loginId), 'li.hua')
  await user.type(screen.getByLabelText(words.newPassword), 'a good long one')
  await user.type(screen.getByLabelText(words.phone), '13800138000')
  await user.click(screen.getByRole('button', { name: words.submit }))
  expect(await screen.findByText(words.codeMissing)).toBeVisible()
  expect(calls.asked('freeAndJoin')).toEqual([])
  await user.click(screen.getByRole('button', { name: words.send }))
  await waitFor(() => expect(screen.getByLabelText(words.code)).toHaveFocus())
  expect(calls.asked('sendSmsCode')).toEqual([{ phone: '13800138000', purpose: 'register', ticket: 'ticket' }])
  await user.type(screen.getByLabelText(words.code), '123456{Enter}')
  await waitFor(() => expect(portal.navigations).toEqual(['/space-acme1/user/workbench']))
  const chosen = { loginId: 'li.hua', newPassword: 'a good long one', phone: '13800138000', code: '123456' }
  expect(calls.asked('freeAndJoin')).toEqual([{ ticket: 'ticket', ...chosen }])
})

test.each(langs)('U05: where no code can be sent it says so before anything is typed: %s', async (lang) => {
  const { words, user } = await drawFreeing(lang, { sms: [] })
  expect(await screen.findByText(words.noSms)).toBeVisible()
  expect(screen.queryByLabelText(words.newPassword)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: words.back }))
  expect(await screen.findByLabelText(words.invitation)).toBeVisible()
})

test('U05: a telephone that the invitation is not for is said at its field, and what was typed is kept', async () => {
  const { words, user } = await drawFreeing('zh-CN', { sendSmsCode: () => new Problem('phoneNotInvited') })
  await user.type(await screen.findByLabelText(words.loginId), 'li.hua')
  await user.type(screen.getByLabelText(words.phone), '13900139000')
  await user.click(screen.getByRole('button', { name: words.send }))
  expect(await screen.findByText('此邀请不适用于该手机号')).toBeVisible()
  expect(screen.getByLabelText(words.phone)).toHaveFocus()
  expect(screen.getByLabelText(words.loginId)).toHaveValue('li.hua')
})
