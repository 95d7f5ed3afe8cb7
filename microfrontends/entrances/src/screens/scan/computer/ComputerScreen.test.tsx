import { screen, waitFor } from '@testing-library/react'
import { type CallOutput, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from '../messages.ts'
import { routes } from '../../../routes.tsx'

type Poll = CallOutput<'pollScan'>
const ticket = 'A'.repeat(22)
const code = { ticket, url: `/sign/confirm-scan?ticket=${ticket}`, expires: 120 }
const scanned: Poll = { state: 'scanned', expires: 100, name: '陈**', number: 42 }
const confirmed: Poll = {
  state: 'confirmed',
  login: true,
  user_type: UserType.member,
  token: { accessToken: 'x', entId: 'acme1' },
  loginHomepage: '/space-acme1/user/workbench',
  session: signedInAs(UserType.member, { curEntId: 'acme1' }),
}

function draw(poll: () => Poll | Problem, path = '/sign/scan', calls: CallFakes = {}) {
  return renderScreen(routes, {
    path,
    messages,
    session: null,
    calls: { createScan: () => code, pollScan: poll, ...calls },
  })
}

test('the code is shown with how long it holds', async () => {
  draw(() => ({ state: 'new', expires: 90 }))
  expect(await screen.findByRole('img', { name: '登录二维码' })).toBeVisible()
  expect(await screen.findByText(/^(?:90|8\d) 秒后失效$/)).toBeVisible()
})

test('once it is scanned the page says by whom, and which number to pick on the phone', async () => {
  const { portal } = draw(() => scanned)
  expect(await screen.findByText('42')).toBeVisible()
  expect(screen.getByText('陈** 已扫描')).toBeVisible()
  expect(portal.announcements).toContain('陈** 已扫描 请在手机上选择这个数字： 42')
})

test('once it is confirmed the person goes to the page they came for', async () => {
  const { portal, calls } = draw(() => confirmed, '/sign/scan?url=%2Fuser%2Fworkbench%2Fmessages%3Fshow%3Dunread')
  await waitFor(() => expect(portal.navigations).toEqual(['/user/workbench/messages?show=unread']))
  expect(calls.asked('pollScan')).toHaveLength(1)
})

test.each([
  ['Cancelled on the phone', (): Poll => ({ state: 'cancelled' }), '登录已取消'],
  ['too old', () => new Problem('scanEnded'), '二维码已失效'],
])('a code that was %s can be replaced by a new one', async (_how, poll, words) => {
  const { user, calls } = draw(poll)
  expect(await screen.findByText(words)).toBeVisible()
  calls.change({ pollScan: () => ({ state: 'new', expires: 119 }) })
  await user.click(screen.getByRole('button', { name: '获取新的二维码' }))
  expect(await screen.findByText(/11\d 秒后失效/)).toBeVisible()
  expect(calls.asked('createScan')).toHaveLength(2)
})

test('a person who may not enter this enterprise is told so, and no more is asked', async () => {
  const { calls } = draw(() => new Problem('spaceDenied'), '/space-acme1/sign/scan')
  expect(await screen.findByText('您无权访问该企业空间')).toBeVisible()
  expect(calls.asked('pollScan')).toHaveLength(1)
})

test('a code that cannot be had is a failure with Retry', async () => {
  draw(() => scanned, '/sign/scan', { createScan: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})

test('the way back to the password keeps the page to return to', async () => {
  draw(() => scanned, '/sign/scan?url=%2Fuser%2Fprofile')
  const back = await screen.findByRole('link', { name: '账号密码登录' })
  expect(back).toHaveAttribute('href', '/home/login?url=%2Fuser%2Fprofile')
})

test('axe finds nothing, waiting and scanned', async () => {
  const { container } = draw(() => scanned)
  await screen.findByText('42')
  expect(await axeFaults(container)).toEqual([])
})
