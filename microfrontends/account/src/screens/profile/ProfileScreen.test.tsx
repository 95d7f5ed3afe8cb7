import { screen, waitFor, within } from '@testing-library/react'
import {
  Problem,
  UserType,
  type CallOutput,
  type DeviceRow,
  type Lang,
  type SessionRow,
} from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { twoStepStatus } from '../../given.ts'

const now = new Date().toISOString()
const account: CallOutput<'getOwnAccount'> = {
  userid: 'p1',
  loginId: 'li.hua',
  name: '李华',
  phoneMask: null,
  isPhoneProven: false,
  canText: false,
  email: null,
  emailProposed: null,
  canMail: false,
  passwordSetAt: now,
}
const twoStep: CallOutput<'getTwoStepStatus'> = {
  ...twoStepStatus,
  required: false,
  forced: false,
}
const here = aSession({ id: 'here', isCurrent: true })
const laptop = aSession({ id: 'laptop', browser: 'Firefox', system: 'Windows' })
const ownBrowser = aDevice({ id: 'own', isCurrent: true, trustedUntil: '2030-01-31T08:00:00.000Z' })
const oldPhone = aDevice({ id: 'phone', browser: 'Safari', system: 'iOS' })

function aDevice(facts: Partial<DeviceRow>): DeviceRow {
  const seen = { firstUsedAt: now, lastUsedAt: now, trustedUntil: null }
  return { id: 'x', isCurrent: false, browser: 'Chrome', system: 'Linux', ...seen, ...facts }
}

function aSession(facts: Partial<SessionRow>): SessionRow {
  return {
    id: 'x',
    isCurrent: false,
    browser: 'Chrome',
    system: 'Linux',
    ip: '203.0.113.7',
    startedAt: now,
    lastSeenAt: now,
    keptUntil: null,
    ...facts,
  }
}

function open(calls: CallFakes = {}, lang: Lang = 'zh-CN') {
  return renderScreen(routes, {
    lang,
    path: '/user/profile',
    messages,
    session: signedInAs(UserType.administrator),
    calls: {
      getOwnAccount: () => account,
      getTwoStepStatus: () => twoStep,
      getPasswordRules: () => ({ minLength: 8, minKinds: 0, maxAgeDays: 0, history: 0, due: null }),
      listOwnSessions: () => [here, laptop],
      listOwnActings: () => [],
      listOwnDevices: () => [ownBrowser, oldPhone],
      listOwnEnterprises: () => ({ list: [], about: null }),
      ...calls,
    },
  })
}

test('a person sees who they are and where they are signed in', async () => {
  open()
  expect(await screen.findByText('li.hua')).toBeVisible()
  const list = await screen.findByRole('list', { name: '登录的设备' })
  expect(within(list).getByText('当前设备')).toBeVisible()
  expect(within(list).getByText('Firefox（Windows）')).toBeVisible()
})

test('another session is ended by itself; this one is not offered', async () => {
  const { user, calls } = open({ endOwnSessions: () => ({ ended: 1 }) })
  const end = await screen.findByRole('button', { name: '结束 Firefox（Windows） 的登录' })
  calls.change({ listOwnSessions: () => [here] })
  await user.click(end)
  expect(await screen.findByText('已结束 Firefox（Windows） 的登录')).toBeVisible()
  expect(calls.asked('endOwnSessions')).toEqual([{ id: 'laptop' }])
  await waitFor(() => expect(screen.queryByRole('button', { name: /^结束/ })).not.toBeInTheDocument())
})

test('ending all others asks first', async () => {
  const { user, calls } = open({ endOwnSessions: () => ({ ended: 1 }) })
  await user.click(await screen.findByRole('button', { name: '结束其他所有登录' }))
  const dialog = await screen.findByRole('alertdialog', { name: '结束其他所有设备上的登录？' })
  expect(calls.asked('endOwnSessions')).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: '结束其他所有登录' }))
  await waitFor(() => expect(calls.asked('endOwnSessions')).toEqual([{ id: 'others' }]))
})

test('the password is changed with the old one, and a wrong old one is said at its field', async () => {
  const page = open({ changePassword: () => new Problem('oldPasswordWrong') })
  await page.user.type(await screen.findByLabelText(/^当前密码/), 'not it')
  await page.user.type(screen.getByLabelText(/^新密码/), 'a walk over seven hills')
  await page.user.type(screen.getByLabelText(/^再次输入新密码/), 'a walk over seven hills')
  await page.user.click(screen.getByRole('button', { name: '更改密码' }))
  expect(await screen.findByText('当前密码不正确')).toBeVisible()
  page.calls.change({ changePassword: () => ({}), getLoginStatus: () => signedInAs(UserType.administrator) })
  await page.user.click(screen.getByRole('button', { name: '更改密码' }))
  expect(await screen.findByText('密码已更改')).toBeVisible()
  expect(screen.getByLabelText(/^当前密码/)).toHaveValue('')
})

test.each([
  ['zh-CN', /账号未设置密码/],
  ['en-US', /No password set/],
] as const)('a person without a password is not asked for one: %s', async (lang, sentence) => {
  open({ getOwnAccount: () => ({ ...account, passwordSetAt: null }) }, lang)
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.queryByLabelText(/^(当前密码|Current password)/)).not.toBeInTheDocument()
})

test('a list of sessions that cannot be had is asked for again', async () => {
  const { user, calls } = open({ listOwnSessions: () => new Problem('databaseUnavailable') })
  const retry = await screen.findByRole('button', { name: '重试' })
  calls.change({ listOwnSessions: () => [here] })
  await user.click(retry)
  expect(await screen.findByText('当前设备')).toBeVisible()
})

test('known browsers say until when they are trusted; one is forgotten after a question, without its name being lost', async () => {
  const { user, calls } = open({ forgetOwnDevices: () => ({ forgotten: 1 }) })
  const list = await screen.findByRole('list', { name: '常用浏览器' })
  expect(within(list).getByText(/^信任至 2030年1月31日/)).toBeVisible()
  expect(within(list).getByText('当前浏览器')).toBeVisible()
  await user.click(within(list).getByRole('button', { name: '移除 Safari（iOS）' }))
  const dialog = await screen.findByRole('alertdialog', { name: '移除 Safari（iOS）？' })
  expect(calls.asked('forgetOwnDevices')).toEqual([])
  calls.change({ listOwnDevices: () => [ownBrowser] })
  await user.click(within(dialog).getByRole('button', { name: '移除' }))
  await waitFor(() => expect(screen.queryByText('Safari（iOS）')).not.toBeInTheDocument())
  expect(calls.asked('forgetOwnDevices')).toEqual([{ id: 'phone' }])
})

test('all browsers are forgotten together; a refusal stays in the question', async () => {
  const { user, calls } = open({ forgetOwnDevices: () => new Problem('databaseUnavailable') })
  await user.click(await screen.findByRole('button', { name: '移除所有浏览器' }))
  const dialog = await screen.findByRole('alertdialog', { name: '移除所有浏览器？' })
  await user.click(within(dialog).getByRole('button', { name: '移除所有浏览器' }))
  expect(await within(dialog).findByRole('alert')).toBeVisible()
  calls.change({ forgetOwnDevices: () => ({ forgotten: 2 }), listOwnDevices: () => [] })
  await user.click(within(dialog).getByRole('button', { name: '移除所有浏览器' }))
  expect(await screen.findByText('没有已记住的浏览器')).toBeVisible()
  expect(calls.asked('forgetOwnDevices')).toEqual([{ id: 'all' }, { id: 'all' }])
})

test('assistive technology finds no fault in the page', async () => {
  const { container } = open()
  await screen.findByText('当前设备')
  await screen.findByText('li.hua')
  expect(await axeFaults(container)).toEqual([])
})

test('where the portal mails, an address is confirmed by a mail, and can be taken off again', async () => {
  const { user, calls } = open({
    getOwnAccount: () => ({ ...account, canMail: true, email: 'li.hua@mail.example' }),
    setOwnEmail: () => ({}),
    deleteOwnEmail: () => ({}),
  })
  const field = await screen.findByLabelText(/新的邮箱/)
  await user.type(field, 'not an address{Enter}')
  expect(await screen.findByText('请填写有效的邮箱地址')).toBeVisible()
  expect(calls.asked('setOwnEmail')).toEqual([])
  await user.clear(field)
  await user.type(field, 'new@mail.example{Enter}')
  expect(await screen.findByText(/确认邮件已发送至 new@mail.example/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '移除' }))
  const dialog = await screen.findByRole('alertdialog', { name: '移除邮箱 li.hua@mail.example？' })
  await user.click(within(dialog).getByRole('button', { name: '移除' }))
  await waitFor(() => expect(calls.asked('deleteOwnEmail')).toHaveLength(1))
})

test('where it does not, no address is asked for', async () => {
  open()
  await screen.findByText('li.hua')
  expect(screen.queryByLabelText(/新的邮箱/)).not.toBeInTheDocument()
})

test('an address that an operator set is proposed, to be confirmed', async () => {
  open({ getOwnAccount: () => ({ ...account, canMail: true, emailProposed: 'li.hua@acme.example' }) })
  expect(await screen.findByDisplayValue('li.hua@acme.example')).toBeVisible()
})
