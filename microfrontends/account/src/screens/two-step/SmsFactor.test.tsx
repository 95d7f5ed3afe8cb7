import { screen, waitFor } from '@testing-library/react'
import { type CallOutput, type Lang, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, configured, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { twoStepStatus } from '../../given.ts'

type Status = CallOutput<'getTwoStepStatus'>

const phone = { kind: 'sms', id: 'f2', name: '138****8000', confirmedAt: '2030-01-01T00:00:00Z' } as const
const passkey = { kind: 'webauthn', id: 'k1', name: '办公电脑', confirmedAt: '2030-01-01T00:00:00Z' } as const
const held: Status = {
  ...twoStepStatus,
  methods: ['totp', 'sms', 'webauthn'],
  accepted: ['totp', 'sms', 'webauthn'],
  phoneMask: '138****8000',
}
const withPhone: Status = { ...held, enrolled: [phone], recoveryCodesLeft: 10 }
const session = signedInAs(UserType.administrator)
const recoveryCodes = ['AAAAA-11111', 'BBBBB-22222']

function draw(status: Status, { calls = {}, lang = 'zh-CN' }: { calls?: CallFakes; lang?: Lang } = {}) {
  return renderScreen(routes, {
    path: '/force/frontTwoVerify?url=%2Fuser%2Fmessages',
    lang,
    messages,
    session,
    calls: {
      getLoginStatus: () => session,
      getTwoStepStatus: () => status,
      beginTotp: () => ({ secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qr: { size: 29, path: 'M4 4h1v1h-1z' } }),
      getOwnCodeCountdown: () => ({ countdown: 0 }),
      sendOwnCode: () => ({ sent: true, countdown: 60 }),
      addSmsFactor: () => ({ recoveryCodes }),
      verifyTwoStep: () => ({ recoveryCodesLeft: 9 }),
      deleteTwoStepFactor: () => ({}),
      listPasskeys: () => ({ isOffered: true, passkeys: [] }),
      signOut: () => ({}),
      ...calls,
    },
  })
}

const codeField = () => screen.findByLabelText(/^验证码/)
const clickOn = async ({ user }: ReturnType<typeof draw>, name: string) =>
  user.click(await screen.findByRole('button', { name }))

test('one’s own telephone becomes the factor by a code, and the recovery codes are shown', async () => {
  const page = draw(held)
  await clickOn(page, '改用短信验证码')
  expect(await screen.findByText(/发送至 138\*\*\*\*8000/)).toBeVisible()
  await clickOn(page, '获取验证码')
  await waitFor(async () => expect(await codeField()).toHaveFocus())
  await page.user.keyboard('123456{Enter}')
  expect(await screen.findByText('AAAAA-11111')).toBeVisible()
  expect(page.calls.asked('sendOwnCode')).toEqual([{ purpose: 'phone' }])
  expect(page.calls.asked('addSmsFactor')).toEqual([{ code: '123456' }])
})

test('a person without a telephone names one; what is refused stands at its field, and stays typed', async () => {
  const page = draw({ ...held, phoneMask: null }, { calls: { addSmsFactor: () => new Problem('phoneInUse') } })
  await clickOn(page, '改用短信验证码')
  await clickOn(page, '获取验证码')
  expect(await screen.findByText('请填写手机号')).toBeVisible()
  await page.user.type(screen.getByLabelText(/手机号/), '138 0013 8000')
  await clickOn(page, '获取验证码')
  await page.user.type(await codeField(), '123456{Enter}')
  expect(await screen.findByText('该手机号已绑定其他账号')).toBeVisible()
  expect(screen.getByLabelText(/手机号/)).toHaveValue('138 0013 8000')
  expect(page.calls.asked('sendOwnCode')).toEqual([{ purpose: 'phone', phone: '138 0013 8000' }])
})

test('a code by SMS verifies, and the person goes on to where they wanted', async () => {
  const page = draw(withPhone)
  expect(await screen.findByText('验证码将发送至手机 138****8000。')).toBeVisible()
  await clickOn(page, '获取验证码')
  expect(await screen.findByRole('button', { name: /^(?:60|5\d) 秒后重新获取$/ })).toBeDisabled()
  await page.user.type(await codeField(), '123 456{Enter}')
  await waitFor(() => expect(page.portal.navigations).toEqual(['/user/messages']))
  expect(page.calls.asked('verifyTwoStep')).toEqual([{ kind: 'sms', code: '123 456', trustDevice: false }])
})

test('a pause that began before the page was reloaded goes on', async () => {
  draw(withPhone, { calls: { getOwnCodeCountdown: () => ({ countdown: 41 }) } })
  expect(await screen.findByRole('button', { name: /^(?:4[0-1]|3[1-9]) 秒后重新获取$/ })).toBeDisabled()
})

test.each([
  ['codeInvalid', '验证码不正确或已被使用'],
  ['codeExpired', '验证码已过期，请重新获取'],
  ['codeSpent', '验证码错误次数过多，已失效，请重新获取'],
] as const)('%s stands at the code, which is kept', async (code, words) => {
  const page = draw(withPhone, { calls: { verifyTwoStep: () => new Problem(code) } })
  await page.user.type(await codeField(), '123456{Enter}')
  expect(await screen.findByText(words)).toBeVisible()
  expect(await codeField()).toHaveValue('123456')
})

test('a service that is down is said', async () => {
  const page = draw(withPhone, { calls: { sendOwnCode: () => new Problem('smsUnavailable') } })
  await clickOn(page, '获取验证码')
  expect(await screen.findByRole('alert')).toHaveTextContent('验证码没有发出')
})

test('a person who came in by the telephone is told why it is not offered, and has the other ways', async () => {
  draw({ ...withPhone, signedInByPhone: true })
  expect(await screen.findByText(/不能再用同一手机作第二步验证/)).toBeVisible()
  expect(screen.getByLabelText(/^恢复码/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '使用短信验证码' })).not.toBeInTheDocument()
})

test('in enrolling, too, the telephone that one came in by is not offered', async () => {
  draw({ ...held, signedInByPhone: true })
  expect(await screen.findByText(/不能再用同一手机作第二步验证/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '改用短信验证码' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: '改用通行密钥' })).toBeVisible()
})

test('a passkey alone is asked for at once; a recovery code is beside it', async () => {
  const page = draw({ ...held, enrolled: [passkey], recoveryCodesLeft: 10 })
  expect(await screen.findByRole('button', { name: '使用通行密钥' })).toBeVisible()
  expect(screen.queryByLabelText(/^验证码/)).not.toBeInTheDocument()
  await clickOn(page, '使用恢复码')
  expect(await screen.findByLabelText(/^恢复码/)).toBeVisible()
  await clickOn(page, '使用通行密钥')
  expect(screen.queryByLabelText(/^恢复码/)).not.toBeInTheDocument()
})

test('a verified person adds the telephone beside another factor without new recovery codes', async () => {
  const status = { ...held, enrolled: [passkey], verified: true, required: false }
  const page = draw(status, { calls: { addSmsFactor: () => ({ recoveryCodes: [] }) } })
  await clickOn(page, '添加短信验证码')
  await page.user.type(await codeField(), '123456{Enter}')
  expect(await screen.findByRole('heading', { name: '两步验证已启用' })).toBeVisible()
})

test('a verified person removes the telephone where another factor stays', async () => {
  const page = draw({ ...withPhone, enrolled: [phone, passkey], verified: true, required: false })
  await clickOn(page, '移除短信验证码')
  await page.user.click((await screen.findAllByRole('button', { name: '移除短信验证码' })).at(-1) ?? document.body)
  await waitFor(() => expect(page.calls.asked('deleteTwoStepFactor')).toEqual([{ kind: 'sms', id: 'f2' }]))
})

test.each([
  ['verifying', withPhone],
  ['verified', { ...withPhone, verified: true, required: false }],
])('%s is whole in English, and axe finds nothing', async (_what, status) => {
  const { container } = draw(status, { lang: 'en-US' })
  await screen.findByRole('heading', { level: 1, name: /two-step/i })
  await waitFor(() => expect(screen.getAllByRole('button').length).toBeGreaterThan(2))
  expect(document.body.textContent?.replace('中文', '')).not.toMatch(/[\u4e00-\u9fff]/)
  expect(await axeFaults(container)).toEqual([])
})

test.each([
  ['zh-CN', '改用短信验证码', /^演示环境：未配置短信服务，/],
  ['en-US', 'Use SMS codes instead', /^Demo: no SMS provider/],
] as const)('U07: in the demo the field says where the codes of %s are', async (lang, name, text) => {
  configured({ demo: true, smsInLog: true })
  const page = draw(held, { lang })
  await clickOn(page, name)
  expect(await screen.findByText(text)).toBeVisible()
})

test.each([{}, { demo: true }])(
  'U07: where a provider sends them, or there is no demo, nothing is said of one',
  async (has) => {
    configured(has)
    await clickOn(draw(held), '改用短信验证码')
    expect(await codeField()).toBeVisible()
    expect(screen.queryByText(/演示环境/)).not.toBeInTheDocument()
  },
)
