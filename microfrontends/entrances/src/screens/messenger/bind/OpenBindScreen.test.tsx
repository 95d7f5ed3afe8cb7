import { screen, waitFor, within } from '@testing-library/react'
import { clearBindCookies, keepBindCookies, readBindCookies } from '@atrium/shared-utility'
import { Problem, type CallOutput, type Lang } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { bound, ticket } from '../given.ts'
import { messages } from '../messages.ts'
import { routes } from '../../../routes.tsx'
import { keepThirdBindUrl } from '../third-bind-url.ts'

type Ticket = NonNullable<CallOutput<'getBindTicket'>>

const wanted = '/space-acme1/user/workbench?tab=2'
const kept = { type: 'feishu', openid: 'ou_1', nickname: '王芳', appUserId: 'u1' }

beforeEach(() => {
  keepBindCookies(kept, { persistent: false })
  keepThirdBindUrl(wanted)
})
afterEach(() => {
  clearBindCookies()
  localStorage.clear()
})

type ScreenFacts = { changes?: Partial<Ticket>; calls?: CallFakes; lang?: Lang }

function draw({ changes = {}, calls = {}, lang = 'zh-CN' }: ScreenFacts = {}) {
  const fakes: CallFakes = { getBindTicket: () => ({ ...ticket, ...changes }), appBind: () => bound, ...calls }
  return renderScreen(routes, { path: '/space-acme1/openBind', lang, messages, session: null, calls: fakes })
}

async function fillIn({ user }: ReturnType<typeof draw>) {
  await user.type(await screen.findByLabelText(/^登录账号/), 'wang')
  await user.type(screen.getByLabelText(/^密码/), 'correct horse{Enter}')
}

test('one sees whose account is bound where, proves who one is, and arrives where one wanted', async () => {
  const page = draw()
  expect(await screen.findByText('王芳')).toBeVisible()
  expect(screen.getByText('Acme')).toBeVisible()
  await fillIn(page)
  await waitFor(() => expect(page.portal.navigations).toEqual([wanted]))
  expect(page.calls.asked('appBind')).toEqual([
    { loginId: 'wang', password: 'correct horse', register: false, remember: false },
  ])
  expect(readBindCookies()).toBe(null)
})

test.each([
  ['badCredentials', /账号或密码不正确/],
  ['bindConflict', /已绑定/],
  ['spaceDenied', /无权访问/],
] as const)('a refusal by %s is said, and what was typed stays', async (code, words) => {
  const page = draw({ calls: { appBind: () => new Problem(code) } })
  await fillIn(page)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByLabelText(/^登录账号/)).toHaveValue('wang')
  expect(page.portal.navigations).toEqual([])
})

test('nothing is sent while a field is empty, and the first empty one gets the cursor', async () => {
  const { user, calls } = draw()
  await user.click(await screen.findByRole('button', { name: '绑定并登录' }))
  expect(screen.getByLabelText(/^登录账号/)).toHaveFocus()
  expect(screen.getByText('请输入登录账号')).toBeVisible()
  expect(calls.asked('appBind')).toEqual([])
})

test('too many attempts hold the form back and count the seconds', async () => {
  const page = draw({ calls: { appBind: () => new Problem('tooManyAttempts', { seconds: 30 }) } })
  await fillIn(page)
  expect(await screen.findByRole('button', { name: /\d+ 秒后可重试/ })).toBeDisabled()
})

test('a person who is signed in here binds with one press, or takes another account', async () => {
  const { user, calls, portal } = draw({ changes: { signedInAs: { userId: 'p1', name: 'Chen' } } })
  await user.click(await screen.findByRole('button', { name: '使用账号密码绑定' }))
  expect(screen.getByLabelText(/^登录账号/)).toBeVisible()
  expect(screen.getByLabelText(/^登录账号/)).toHaveFocus()
  await user.click(screen.getByRole('button', { name: '绑定到当前账号（Chen）' }))
  expect(screen.getByRole('button', { name: '绑定到当前账号（Chen）' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: '绑定到当前账号（Chen）' }))
  await waitFor(() => expect(portal.navigations).toEqual([wanted]))
  expect(calls.asked('appBind')).toEqual([{ register: false, remember: false }])
})

test('a person who is signed in here is asked first who they are, in the usual dialog, and then it goes on by itself (U04)', async () => {
  let isConfirmed = false
  const { user, calls, portal } = draw({
    changes: { signedInAs: { userId: 'p1', name: 'Chen' } },
    calls: {
      appBind: () => (isConfirmed ? bound : new Problem('stepUpRequired')),
      getStepUpMethods: () => ({ methods: [{ kind: 'password' }] }),
      verifyPassword: () => {
        isConfirmed = true
        return { ticket: 'su_1', expires: 120 }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: '绑定到当前账号（Chen）' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText(/密码/), 'correct horse{Enter}')
  await waitFor(() => expect(portal.navigations).toEqual([wanted]))
  expect(calls.asked('appBind')).toHaveLength(2)
})

test('a person who decides against it stays here, with the reason, and can try again', async () => {
  const { user, portal } = draw({
    changes: { signedInAs: { userId: 'p1', name: 'Chen' } },
    calls: {
      appBind: () => new Problem('stepUpRequired'),
      getStepUpMethods: () => ({ methods: [{ kind: 'password' }] }),
    },
  })
  await user.click(await screen.findByRole('button', { name: '绑定到当前账号（Chen）' }))
  await screen.findByLabelText(/密码/)
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('尚未确认身份')
  expect(screen.getByRole('button', { name: '绑定到当前账号（Chen）' })).toBeEnabled()
  expect(portal.navigations).toEqual([])
})

test('a new account is offered only where the enterprise allows it', async () => {
  const closed = draw()
  await screen.findByText('Acme')
  expect(screen.queryByRole('button', { name: '没有账号？创建新账号' })).toBe(null)
  closed.unmount()
  const { user, calls, portal } = draw({ changes: { canRegister: true } })
  await user.click(await screen.findByRole('button', { name: '没有账号？创建新账号' }))
  expect(screen.getByLabelText(/^姓名/)).toHaveValue('王芳')
  await user.click(screen.getByRole('button', { name: '创建账号并登录' }))
  await waitFor(() => expect(portal.navigations).toEqual([wanted]))
  expect(calls.asked('appBind')).toEqual([{ register: true, name: '王芳', remember: false }])
})

test('a binding that has expired says so, and leads back to the messenger with the page that was wanted', async () => {
  draw({ calls: { getBindTicket: () => new Problem('bindTicketExpired') } })
  const again = await screen.findByRole('link', { name: '重新通过飞书登录' })
  expect(again).toHaveAttribute('href', `/space-acme1/integration/loginfs?${new URLSearchParams({ url: wanted })}`)
  expect(screen.getByRole('link', { name: '使用账号密码登录' })).toBeVisible()
})

test('U10: without a ticket the page says so, and leads on', async () => {
  draw({ calls: { getBindTicket: () => null } })
  expect(await screen.findByRole('link', { name: '使用账号密码登录' })).toBeVisible()
})

test('a ticket that expires while one types is said in place of the form', async () => {
  const page = draw({ calls: { appBind: () => new Problem('bindTicketExpired') } })
  await screen.findByText('Acme')
  page.calls.change({ getBindTicket: () => new Problem('bindTicketExpired') })
  await fillIn(page)
  expect(await screen.findByRole('link', { name: '重新通过飞书登录' })).toBeVisible()
})

test('a page that cannot be read can be tried again', async () => {
  draw({ calls: { getBindTicket: () => new Problem('internal') } })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})

test('the form is whole in English', async () => {
  draw({ lang: 'en-US', changes: { canRegister: true, nickname: 'Wang' } })
  expect(await screen.findByRole('button', { name: 'No account yet? Create one' })).toBeVisible()
  expect(screen.queryByText(/登录|绑定/)).toBe(null)
})

test.each(['zh-CN', 'en-US'] as const)('axe finds nothing on the form in %s', async (lang) => {
  const { container } = draw({ lang, changes: { canRegister: true } })
  await screen.findByText('Acme')
  expect(await axeFaults(container)).toEqual([])
})

test('a person who had left and is let in again says so, and is in; nothing is asked for (U05)', async () => {
  const page = draw({ changes: { isReturning: true }, calls: { returnByMessenger: () => bound }, lang: 'en-US' })
  expect(await screen.findByRole('heading', { name: 'Rejoin' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('You left Acme. You, 王芳, can rejoin.')
  expect(screen.queryByLabelText(/Username/)).toBeNull()
  expect(await axeFaults(page.container)).toEqual([])
  expect(page.calls.asked('returnByMessenger')).toEqual([])
  await page.user.click(screen.getByRole('button', { name: 'Rejoin and sign in' }))
  await waitFor(() => expect(page.portal.navigations).toEqual([wanted]))
})

test('U05: where the enterprise has changed its mind meanwhile, it is said', async () => {
  const calls: CallFakes = { returnByMessenger: () => new Problem('returnOver') }
  const page = draw({ changes: { isReturning: true }, calls })
  await page.user.click(await screen.findByRole('button', { name: '重新加入并登录' }))
  expect(await screen.findByText(/已不再开放您重新加入/)).toBeVisible()
  expect(page.portal.navigations).toEqual([])
})

test('a person with an initial password chooses their own first, and comes back to link (U04)', async () => {
  const session = { ...signedInAs(0, { curEntId: 'acme1' }), mustChangePassword: true }
  const page = draw({ calls: { appBind: () => ({ ...bound, session, isBound: false }) } })
  await fillIn(page)
  await waitFor(() => expect(page.portal.navigations).toHaveLength(1))
  expect(page.portal.navigations[0]).toMatch(/^\/force\/password\?url=/)
  expect(readBindCookies()).not.toBe(null)
})
