import { act, screen, waitFor } from '@testing-library/react'
import { keepLanguageCookie } from '@atrium/shared-utility'
import { type BaseConfig, type Lang, Problem, UserType } from '@atrium/shared-utility/contract'
import { configured, axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { readCode, readInvited } from '../invited.ts'
import { messages } from '../messages.ts'
import { routes } from '../../../routes.tsx'

const all: CallFakes = {
  checkInvitationCode: () => ({ valid: true, entName: 'Acme', ticket: 'ticket', needsPhone: false }),
  checkRealName: () => ({ ok: true }),
  getSmsCountdown: () => ({ countdown: 0 }),
  sendSmsCode: () => ({ sent: true, countdown: 60 }),
  register: () => ({
    login: true,
    user_type: UserType.member,
    token: { accessToken: 'x', entId: 'acme1' },
    loginHomepage: '/space-acme1/user/workbench',
    session: signedInAs(UserType.member, { curEntId: 'acme1' }),
  }),
}
const forTelephone: CallFakes = {
  checkInvitationCode: () => ({ valid: true, entName: 'Acme', ticket: 'ticket', needsPhone: true }),
}
afterEach(() => {
  sessionStorage.clear()
  keepLanguageCookie('zh-CN')
})

function draw(calls: CallFakes = {}, signInMethods: BaseConfig['signInMethods'] = ['sms'], path = '/sign/register') {
  configured({ signInMethods })
  return renderScreen(routes, { path, messages, session: null, calls: { ...all, ...calls } })
}

async function show({ user }: ReturnType<typeof draw>) {
  await user.type(await screen.findByLabelText(/邀请码/), 'ABCDE-12345{Enter}')
  await screen.findByText('Acme 邀请您加入')
  await waitFor(() => expect(screen.getByLabelText(/姓名/)).toHaveFocus())
}

async function fillIn({ user }: ReturnType<typeof draw>) {
  await user.type(screen.getByLabelText(/姓名/), '李华')
  await user.type(screen.getByLabelText(/登录账号/), 'li.hua')
  await user.type(screen.getByLabelText(/^密码/), 'a good long one')
}

test('a person who was invited says who they are, proves the telephone, and is signed in', async () => {
  const page = draw()
  await show(page)
  await fillIn(page)
  await page.user.type(screen.getByLabelText(/手机号/), '13800138000')
  await page.user.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(await screen.findByText('正在发送验证码，5 分钟内有效。')).toBeVisible()
  await page.user.type(screen.getByLabelText(/验证码/), '123456{Enter}')
  await waitFor(() => expect(page.portal.navigations).toEqual(['/space-acme1/user/workbench']))
  expect(page.calls.asked('sendSmsCode')).toEqual([{ phone: '13800138000', purpose: 'register', ticket: 'ticket' }])
  expect(page.calls.asked('register')[0]).toMatchObject({ ticket: 'ticket', loginId: 'li.hua', code: '123456' })
})

test('a captcha that is asked for before a message has the focus, and nothing typed is lost', async () => {
  const picture = { captchaId: 'one', kind: 'picture', content: '<svg/>', bits: 4 }
  const page = draw({ sendSmsCode: () => new Problem('captchaRequired', picture) })
  await show(page)
  await fillIn(page)
  await page.user.type(screen.getByLabelText(/手机号/), '13800138000')
  await page.user.click(screen.getByRole('button', { name: '获取验证码' }))
  await waitFor(() => expect(screen.getByLabelText(/图片中的字符/)).toHaveFocus())
  expect(screen.getByLabelText(/手机号/)).toHaveValue('13800138000')
  expect(screen.getByLabelText(/登录账号/)).toHaveValue('li.hua')
})

test('where no code can be sent no telephone is asked for', async () => {
  const page = draw({}, [])
  await show(page)
  expect(screen.queryByLabelText(/手机号/)).not.toBeInTheDocument()
  await fillIn(page)
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(page.calls.asked('register')).toHaveLength(1))
})

test('a code that is not good is said at its field, and kept', async () => {
  const page = draw({ checkInvitationCode: () => ({ valid: false, entName: null, ticket: null, needsPhone: false }) })
  await page.user.type(await screen.findByLabelText(/邀请码/), 'WRONG{Enter}')
  expect(await screen.findByText('邀请码无效、已过期或名额已用完')).toBeVisible()
  expect(screen.getByLabelText(/邀请码/)).toHaveValue('WRONG')
})

test('a name that a member has is said as soon as it is typed', async () => {
  const page = draw({ checkRealName: () => ({ ok: false }) })
  await show(page)
  await page.user.type(screen.getByLabelText(/姓名/), '李华')
  await page.user.tab()
  expect(await screen.findByText(/企业中已有同名成员/)).toBeVisible()
})

test('a refusal stands at its field, and what was typed is kept', async () => {
  const page = draw({ register: () => new Problem('phoneTaken') })
  await show(page)
  await fillIn(page)
  await page.user.type(screen.getByLabelText(/手机号/), '13800138000')
  await page.user.type(screen.getByLabelText(/验证码/), '123456{Enter}')
  expect(await screen.findByText(/已绑定其他账号/)).toBeVisible()
  expect(screen.getByLabelText(/手机号/)).toHaveFocus()
  expect(screen.getByLabelText(/姓名/)).toHaveValue('李华')
})

test('axe finds nothing on either step', async () => {
  const page = draw()
  await screen.findByLabelText(/邀请码/)
  expect(await axeFaults(page.container)).toEqual([])
  await show(page)
  expect(await axeFaults(page.container)).toEqual([])
})

test('a person with an account signs in and joins with it: the invitation waits, and no code is in the address (U05)', async () => {
  const page = draw()
  await show(page)
  await page.user.click(screen.getByRole('button', { name: '我已有账号，登录后加入' }))
  await waitFor(() => expect(page.portal.navigations).toEqual(['/user/join']))
  expect(readInvited()).toEqual({ entName: 'Acme', ticket: 'ticket', needsPhone: false })
})

test.each([
  ['typed', '/sign/register', 'ABCDE-12345'],
  ['of the link', '/sign/register#code=ABCDE-12345', ''],
])('U05: signing in from the invitation keeps the code that is %s, out of the address', async (_, path, text) => {
  const page = draw({}, [], path)
  const field = await screen.findByLabelText(/邀请码/)
  if (text !== '') await page.user.type(field, text)
  await page.user.click(screen.getByRole('link', { name: '已有账号，去登录' }))
  await waitFor(() => expect(page.portal.navigations).toEqual(['/user/join']))
  expect(readCode()).toBe('ABCDE-12345')
})

test('U05: without a code signing in is signing in', async () => {
  const page = draw()
  await page.user.click(await screen.findByRole('link', { name: '已有账号，去登录' }))
  await waitFor(() => expect(page.portal.navigations).toEqual(['/home/login']))
  expect(readCode()).toBe('')
})

test('U05: a second link in the same tab is opened for its own code, also from the second step', async () => {
  const page = draw({}, [], '/sign/register#code=AAAAA-AAAAA')
  expect(await screen.findByLabelText(/邀请码/)).toHaveValue('AAAAA-AAAAA')
  act(() => void (window.location.hash = '#code=BBBBB-BBBBB'))
  await waitFor(() => expect(screen.getByLabelText(/邀请码/)).toHaveValue('BBBBB-BBBBB'))
  await page.user.click(screen.getByRole('button', { name: '下一步' }))
  await screen.findByText('Acme 邀请您加入')
  act(() => void (window.location.hash = '#code=CCCCC-CCCCC'))
  expect(await screen.findByLabelText(/邀请码/)).toHaveValue('CCCCC-CCCCC')
})

test('U05: an invitation for a telephone says at once that it cannot be used where no code can be sent', async () => {
  const page = draw(forTelephone, [])
  await page.user.type(await screen.findByLabelText(/邀请码/), 'ABCDE-12345{Enter}')
  expect(await screen.findByText(/平台未启用短信验证码/)).toBeVisible()
  expect(screen.queryByLabelText(/姓名/)).not.toBeInTheDocument()
  expect(await axeFaults(page.container)).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '更换邀请码' }))
  expect(await screen.findByLabelText(/邀请码/)).toBeVisible()
})

test('U05: a refusal of a field that the form does not have is said above it', async () => {
  const page = draw({ register: () => new Problem('phoneNotInvited') }, [])
  await show(page)
  await fillIn(page)
  await page.user.keyboard('{Enter}')
  expect(await screen.findByText('此邀请不适用于该手机号')).toBeVisible()
})

/** The page is loaded again, in English where that was chosen meanwhile. */
function reload(page: ReturnType<typeof draw>, lang: Lang) {
  keepLanguageCookie(lang)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  page.unmount()
  return renderScreen(routes, { path: '/sign/register', messages, session: null, lang, calls: all })
}

test('what is typed stays where the language is changed, once and without the password', async () => {
  const page = draw()
  await show(page)
  await fillIn(page)
  await page.user.type(screen.getByLabelText(/手机号/), '13800138000')
  const again = reload(page, 'en-US')
  expect(await screen.findByText('Acme invited you')).toBeVisible()
  expect(screen.getByLabelText(/^Name/)).toHaveValue('李华')
  expect(screen.getByLabelText(/^Username/)).toHaveValue('li.hua')
  expect(screen.getByLabelText(/^Password/)).toHaveValue('')
  expect(screen.getByRole('textbox', { name: /phone/i })).toHaveValue('13800138000')
  reload(again, 'en-US')
  expect(await screen.findByLabelText(/^Invitation code/)).toHaveValue('')
})

test('so does a code that was not shown yet', async () => {
  const page = draw()
  await page.user.type(await screen.findByLabelText(/邀请码/), 'ABCDE')
  reload(page, 'en-US')
  expect(await screen.findByLabelText(/^Invitation code/)).toHaveValue('ABCDE')
})
