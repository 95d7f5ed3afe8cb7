import { act, screen, waitFor } from '@testing-library/react'
import { type CallOutput, type Lang, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

const updating: CallOutput<'getAppStatus'> = { appId: null, status: 'updating', isSysUpdating: true, eta: null }
const running: CallOutput<'getAppStatus'> = { ...updating, status: 'running', isSysUpdating: false }
const session: CallFakes = {
  getLoginStatus: () => signedInAs(UserType.member, { loginHomepage: '/space-acme1/user/workbench' }),
}

function draw(path: string, calls: CallFakes, lang: Lang = 'zh-CN') {
  return renderScreen(routes, { path, calls, lang, messages, session: null })
}

test('a person learns what happens and until when', async () => {
  const eta = new Date(Date.now() + 600_000).toISOString()
  draw('/maintenance', { getAppStatus: () => ({ ...updating, eta }) })
  expect(await screen.findByRole('heading', { level: 1, name: '系统正在更新' })).toBeVisible()
  expect(await screen.findByText(/^预计 .+ 完成$/)).toBeVisible()
})

test('an estimate that has passed is not repeated as if it still held', async () => {
  draw('/maintenance', { getAppStatus: () => ({ ...updating, eta: '2020-01-01T00:00:00.000Z' }) })
  expect(await screen.findByText(/更新用时超出预计/)).toBeVisible()
})

test('when it is over the person goes back to the page they came from, with a fresh session', async () => {
  const page = draw('/maintenance?url=%2Fsysop%2Fenterprise%3Fname%3Dx', { getAppStatus: () => running, ...session })
  await waitFor(() => expect(page.portal.navigations).toEqual(['/sysop/enterprise?name=x']))
  expect(page.calls.asked('getLoginStatus').length).toBeGreaterThan(0)
})

test.each(['', '?url=https%3A%2F%2Fevil.example%2F', '?url=%2Fmaintenance'])(
  'without a page of ours to return to, it goes where this person lands: %s',
  async (search) => {
    const page = draw(`/maintenance${search}`, { getAppStatus: () => running, ...session })
    await waitFor(() => expect(page.portal.navigations).toEqual(['/space-acme1/user/workbench']))
  },
)

test('a stranger goes to the front page when it is over', async () => {
  const nobody: CallFakes = {
    getLoginStatus: () => ({ login: false, is_login: 0, isSysUpdating: false, pageType: 'login' }),
  }
  const page = draw('/maintenance', { getAppStatus: () => running, ...nobody })
  await waitFor(() => expect(page.portal.navigations).toEqual(['/']))
})

test('checking now asks at once and says that it still goes on; the next check may end it', async () => {
  const page = draw('/maintenance', { getAppStatus: () => updating, ...session })
  await screen.findByText('完成时间尚未确定')
  await page.user.click(screen.getByRole('button', { name: '立即检查' }))
  expect(await screen.findByText('已检查，系统仍在更新')).toBeVisible()
  expect(page.portal.announcements).toEqual(['已检查，系统仍在更新'])

  page.calls.change({ getAppStatus: () => running })
  await page.user.click(screen.getByRole('button', { name: '立即检查' }))
  await waitFor(() => expect(page.portal.navigations).toEqual(['/space-acme1/user/workbench']))
})

test('a server that cannot be reached is waited for, not an error page', async () => {
  draw('/maintenance', { getAppStatus: () => new Problem('unreachable') })
  expect(await screen.findByText(/暂时无法连接服务器/)).toBeVisible()
})

test('an operator, whom the server lets in during an update, finds the way to the operator area', async () => {
  renderScreen(routes, {
    path: '/maintenance',
    calls: { getAppStatus: () => updating },
    messages,
    session: signedInAs(UserType.operator),
  })
  expect(await screen.findByRole('link', { name: '进入运营后台' })).toHaveAttribute('href', '/sysop/enterprise')
})

test.each([
  ['/maintenance', 1],
  ['/m/maintenance', 0],
])('on %s an operator without a session finds %i ways to sign in', async (path, count) => {
  draw(path, { getAppStatus: () => updating })
  await screen.findByText('完成时间尚未确定')
  expect(screen.queryAllByRole('link', { name: '运营人员登录' })).toHaveLength(count)
})

test('the page is whole in English', async () => {
  draw('/maintenance', { getAppStatus: () => updating }, 'en-US')
  expect(await screen.findByText('No completion time yet')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/)
})

test.each(['zh-CN', 'en-US'] as const)('axe finds nothing on the page in %s', async (lang) => {
  const { container } = draw('/maintenance', { getAppStatus: () => updating }, lang)
  await screen.findByRole('button')
  expect(await axeFaults(container)).toEqual([])
})

describe('left alone', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('the page checks by itself, and goes back without being touched', async () => {
    const page = draw('/maintenance', { getAppStatus: () => updating, ...session })
    await screen.findByText('完成时间尚未确定')
    const before = page.calls.asked('getAppStatus').length
    await act(() => jest.advanceTimersByTimeAsync(5_000))
    await waitFor(() => expect(page.calls.asked('getAppStatus').length).toBeGreaterThan(before))
    expect(page.portal.navigations).toEqual([])

    page.calls.change({ getAppStatus: () => running })
    await waitFor(() => expect(page.portal.navigations).toEqual(['/space-acme1/user/workbench']), { timeout: 60_000 })
  })
})
