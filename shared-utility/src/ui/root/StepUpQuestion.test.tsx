import { act, screen, waitFor } from '@testing-library/react'
import { configureCalls } from '../../call/hooks.ts'
import { Problem, type StepUpMethod } from '../../contract/index.ts'
import { endStepUp } from '../../call/step-up/away.ts'
import { axeFaults, denyStorage, fillSilently } from '../../testing/index.ts'
import { ask, company } from '../../testing/step-up-methods.tsx'

const wecom =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 wxwork/4.1.30 MicroMessenger/7.0.1'
const undo: (() => void)[] = []

afterEach(() => {
  for (const restore of undo.splice(0)) restore()
  sessionStorage.clear()
})

/** The browser opens a page of its own, or none. */
function newPage(isAllowed = true) {
  const page = { location: { replace: jest.fn() }, close: jest.fn() }
  const open = jest.spyOn(window, 'open').mockImplementation(() => (isAllowed ? (page as unknown as Window) : null)) // This test uses nothing else of a window.
  undo.push(() => open.mockRestore())
  return page
}

test('one dialog asks for the password, and the call goes through as if nothing had been', async () => {
  const { user } = await ask()
  await user.type(await screen.findByLabelText(/密码/), 'right{Enter}')
  expect(await screen.findByText('done')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a password that was filled without an event confirms as a typed one does (R6)', async () => {
  const { user } = await ask()
  const field = await screen.findByLabelText(/密码/)
  await user.click(screen.getByRole('button', { name: '确认' }))
  expect(field).toHaveFocus()
  fillSilently(field, 'right')
  await user.click(screen.getByRole('button', { name: '确认' }))
  expect(await screen.findByText('done')).toBeInTheDocument()
})

test('a wrong password is said in the dialog, which stays', async () => {
  const { user } = await ask()
  await user.type(await screen.findByLabelText(/密码/), 'wrong{Enter}')
  expect(await screen.findByText('密码不正确')).toBeVisible()
  expect(screen.getByLabelText(/密码/)).toHaveValue('')
})

test('the best way is offered, the others stand behind a button', async () => {
  const { user, calls } = await ask({ methods: [{ kind: 'password' }, { kind: 'totp' }, { kind: 'recovery' }] })
  expect(await screen.findByLabelText(/密码/)).toHaveFocus()
  expect(screen.queryByRole('button', { name: '使用身份验证器' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '换一种方式' }))
  expect(screen.getByRole('button', { name: '使用恢复码' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '使用身份验证器' }))
  expect(screen.getByLabelText(/验证码/)).toHaveFocus()
  await user.type(screen.getByLabelText(/验证码/), '123456{Enter}')
  expect(await screen.findByText('done')).toBeInTheDocument()
  expect(calls.asked('verifyTwoStep')).toEqual([{ kind: 'totp', code: '123456', trustDevice: false }])
})

test('a person who has nothing but a telephone is sent a code, which confirms them (T02)', async () => {
  const { user, calls } = await ask({ methods: [{ kind: 'phone', phone: '138****8000' }] })
  expect(await screen.findByText(/138\*\*\*\*8000/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  await waitFor(() => expect(screen.getByLabelText(/验证码/)).toHaveFocus())
  await user.type(screen.getByLabelText(/验证码/), '123456{Enter}')
  expect(await screen.findByText('done')).toBeInTheDocument()
  expect([calls.asked('sendOwnCode'), calls.asked('verifyStepUpCode')]).toEqual([
    [{ purpose: 'stepUp' }],
    [{ code: '123456' }],
  ])
})

test('T02: a provider is asked on a page of its own, and its good end lets the call through here', async () => {
  const page = newPage()
  const { user, server, portal } = await ask({ methods: [company] })
  await user.click(await screen.findByRole('button', { name: '前往“Acme Login”' }))
  expect(await screen.findByText('请在新打开的页面中完成确认，这里会自动继续。')).toBeVisible()
  expect(page.location.replace).toHaveBeenCalledWith('https://login.acme.example/auth')
  expect(portal.navigations).toEqual([])
  server.isConfirmed = true
  jest.spyOn(window, 'close').mockImplementation(() => {})
  await act(async () => expect(endStepUp()).toBeNull())
  expect(await screen.findByText('done')).toBeInTheDocument()
})

test('T02: where storage is denied, and tabs cannot speak, the call is tried again when the person comes back (R6)', async () => {
  undo.push(denyStorage())
  newPage()
  const { user, server } = await ask({ methods: [company] })
  await user.click(await screen.findByRole('button', { name: '前往“Acme Login”' }))
  server.isConfirmed = true
  jest.spyOn(window, 'close').mockImplementation(() => {})
  await act(async () => expect(endStepUp()).toBeNull())
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await screen.findByText('done')).toBeInTheDocument()
})

test('T02: where the browser opens no page the person is told before this one is left, and comes back to it', async () => {
  newPage(false)
  const { user, portal } = await ask({ methods: [company], path: '/space-a1/user/profile' })
  await user.click(await screen.findByRole('button', { name: '前往“Acme Login”' }))
  expect(await screen.findByText(/浏览器没有打开新页面/)).toBeVisible()
  expect(portal.navigations).toEqual([])
  await user.click(screen.getByRole('button', { name: '前往“Acme Login”' }))
  await waitFor(() => expect(portal.navigations).toEqual(['https://login.acme.example/auth']))
  expect(endStepUp()).toBe('/space-a1/user/profile')
})

test('T02: inside a messenger the page is left at once, after saying so', async () => {
  undo.push(configureCalls({ agent: () => wecom }))
  const { user, portal, calls } = await ask({ methods: [{ kind: 'messenger', type: 'wechat' }] })
  expect(await screen.findByText(/需要离开本页，前往“企业微信”确认/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '前往“企业微信”' }))
  await waitFor(() => expect(portal.navigations).toEqual(['https://work.example/auth']))
  expect(calls.asked('startMessengerStepUp')).toEqual([{ type: 'wechat', from: 'app' }])
})

test('T02: a provider that cannot be reached is said, and the empty page goes', async () => {
  const page = newPage()
  const { user } = await ask({
    methods: [company],
    calls: { startSignOnStepUp: () => new Problem('signOnUnreachable') },
  })
  await user.click(await screen.findByRole('button', { name: '前往“Acme Login”' }))
  expect(await screen.findByText(/无法连接身份提供方/)).toBeVisible()
  expect(page.close).toHaveBeenCalled()
})

test('a person without any way is told whom to ask (T02)', async () => {
  const { user } = await ask({ methods: [], lang: 'en-US' })
  expect(await screen.findByText(/Contact your administrator/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByText('stepUpRequired')).toBeInTheDocument()
})

test('when the ways cannot be read it can be tried again', async () => {
  let isDown = true
  const { user } = await ask({
    calls: { getStepUpMethods: () => (isDown ? new Problem('unreachable') : { methods: [{ kind: 'password' }] }) },
  })
  const retry = await screen.findByRole('button', { name: '重试' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByLabelText(/密码/)).toBeVisible()
})

test('deciding against it leaves everything as it was', async () => {
  const { user, calls } = await ask()
  await user.click(await screen.findByRole('button', { name: '取消' }))
  expect(await screen.findByText('stepUpRequired')).toBeInTheDocument()
  expect(calls.asked('renewRecoveryCodes')).toHaveLength(1)
})

test.each<[string, StepUpMethod[]]>([
  ['password', [{ kind: 'password' }, { kind: 'totp' }]],
  ['telephone', [{ kind: 'phone', phone: '138****8000' }]],
  ['passkey', [{ kind: 'passkey' }]],
  ['provider', [company]],
  ['nothing', []],
])('axe finds nothing in the dialog: %s', async (_which, methods) => {
  await ask({ methods })
  await waitFor(() => expect(screen.queryByLabelText('正在加载')).not.toBeInTheDocument())
  expect(await axeFaults(screen.getByRole('dialog'))).toEqual([])
})
