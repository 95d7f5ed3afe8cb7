import { screen, waitFor } from '@testing-library/react'
import { readBindCookies, clearBindCookies } from '@atrium/shared-utility'
import { Problem, type Lang } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, type CallFakes } from '@atrium/shared-utility/testing'
import { everything, openedIn, unbound } from '../given.ts'
import { messages } from '../messages.ts'
import { routes } from '../../../routes.tsx'
import { keepThirdBindUrl, readThirdBindUrl } from '../third-bind-url.ts'

const page = '/space-acme1/integration'
const wanted = '/space-acme1/user/workbench/messages?show=unread'
const asked = `?${new URLSearchParams({ url: wanted })}`
let leave = () => {}

afterEach(() => {
  leave()
  leave = () => {}
  clearBindCookies()
  localStorage.clear()
  Object.assign(window, { WebViewJavascriptBridge: undefined, h5sdk: undefined, tt: undefined })
})

type ScreenFacts = { calls?: CallFakes; lang?: Lang; agent?: Parameters<typeof openedIn>[0] }

function draw(path: string, { calls = {}, lang = 'zh-CN', agent = 'browser' }: ScreenFacts = {}) {
  leave = openedIn(agent)
  return renderScreen(routes, { path, lang, messages, session: null, calls: { ...everything, ...calls } })
}

/** The bridge that DingTalk's client puts into its pages on iOS. */
function dingtalkBridge(answer: object) {
  const asked: string[] = []
  const callHandler = (name: string, _input: object, reply: (answer: object) => void) => {
    asked.push(name)
    reply(answer)
  }
  Object.assign(window, { WebViewJavascriptBridge: { init() {}, registerHandler() {}, callHandler } })
  return asked
}

function feishuBridge(tt: object) {
  Object.assign(window, { h5sdk: { ready: (then: () => void) => then() }, tt })
}

test('in DingTalk the bridge gives a code, and who is bound is taken to the page they wanted', async () => {
  dingtalkBridge({ errorCode: '0', result: { code: 'ding-code' } })
  const { portal, calls } = draw(`${page}/login${asked}`, { agent: 'dingtalk' })
  await waitFor(() => expect(portal.navigations).toEqual([wanted]))
  expect(calls.asked('signInDingtalk')).toEqual([{ code: 'ding-code', appId: 'app-acme', enterId: 'acme1' }])
  expect(readThirdBindUrl()).toBe(null)
})

test('in Feishu the code is asked for with a state of this browser, and used once', async () => {
  feishuBridge({ requestAccess: ({ success }: { success: (answer: object) => void }) => success({ code: 'fs-code' }) })
  const { portal, calls } = draw(`${page}/loginfs${asked}`, { agent: 'feishu' })
  await waitFor(() => expect(portal.navigations).toEqual([wanted]))
  expect(calls.asked('signInFeishu')).toEqual([
    { code: 'fs-code', appId: 'app-acme', enterId: 'acme1', state: 'state1' },
  ])
})

test('an older Feishu is asked as it understands it', async () => {
  feishuBridge({
    requestAccess: ({ fail }: { fail: (error: object) => void }) => fail({ errno: 103, errString: 'too old' }),
    requestAuthCode: ({ success }: { success: (answer: object) => void }) => success({ code: 'old-code' }),
  })
  const { calls } = draw(`${page}/loginfs`, { agent: 'feishu' })
  await waitFor(() => expect(calls.asked('signInFeishu')).toHaveLength(1))
  expect(calls.asked('signInFeishu')[0]).toMatchObject({ code: 'old-code' })
})

test('where Feishu’s bridge fails, its integration page is opened again and asks Feishu’s page', async () => {
  feishuBridge({ requestAccess: ({ fail }: { fail: (error: object) => void }) => fail({ errno: 1 }) })
  const { portal } = draw(`${page}/loginfs${asked}`, { agent: 'feishu' })
  await waitFor(() =>
    expect(portal.navigations).toEqual([`${page}/loginfs?by=page`, 'https://provider.example/authorize?from=browser']),
  )
  expect(readThirdBindUrl()).toBe(wanted)
})

test('WeCom is asked by its page, and the way back leads to the page that was wanted', async () => {
  const first = draw(`${page}/loginqywx${asked}`, { agent: 'wechat' })
  await waitFor(() => expect(first.portal.navigations).toEqual(['https://provider.example/authorize?from=app']))
  first.unmount()
  leave()
  const { portal, calls } = draw(`${page}/loginqywx?code=wx-code&state=state1`, { agent: 'wechat' })
  await waitFor(() => expect(portal.navigations).toEqual([wanted]))
  expect(calls.asked('signInWecom')).toEqual([
    { code: 'wx-code', appId: 'app-acme', enterId: 'acme1', state: 'state1' },
  ])
})

test('an ordinary browser is sent to the messenger’s page', async () => {
  const { portal } = draw(`${page}/login`)
  await waitFor(() => expect(portal.navigations).toEqual(['https://provider.example/authorize?from=browser']))
})

test('a code without a state does not sign in: it could belong to any person', async () => {
  const { calls, portal } = draw(`${page}/login?code=planted`)
  await waitFor(() => expect(portal.navigations).toHaveLength(1))
  expect(calls.asked('signInDingtalk')).toEqual([])
})

test('a person who is not bound goes to bind, with what is known kept to be shown', async () => {
  const { portal } = draw(`${page}/loginfs?code=c&state=state1`, {
    agent: 'feishu',
    calls: { signInFeishu: () => unbound },
  })
  await waitFor(() => expect(portal.navigations).toEqual(['/space-acme1/openBind']))
  expect(readBindCookies()).toEqual({ type: 'feishu', openid: 'ou_1', nickname: '王芳', appUserId: 'u1' })
})

test('without a page that was wanted, or with one elsewhere, it goes where this person lands', async () => {
  keepThirdBindUrl('https://evil.example/')
  const { portal } = draw(`${page}/loginfs?code=c&state=state1`, { agent: 'feishu' })
  await waitFor(() => expect(portal.navigations).toEqual(['/space-acme1/user/workbench']))
})

const lookup = {
  signInDingtalk: () => new Problem('bindLookupFailed'),
  signInFeishu: () => new Problem('bindLookupFailed'),
  signInWecom: () => new Problem('bindLookupFailed'),
}

const lookupFailed = '查询绑定关系失败'

test('a failed lookup of the binding is a toast in DingTalk', async () => {
  draw(`${page}/login?code=c&state=state1`, { agent: 'dingtalk', calls: lookup })
  expect(await screen.findByText(lookupFailed)).toBeVisible()
  expect(screen.getByRole('button', { name: '关闭提示' })).toBeVisible()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test.each([
  ['feishu', 'loginfs'],
  ['wechat', 'loginqywx'],
] as const)('a failed lookup of the binding is an alert in %s', async (agent, path) => {
  const { portal } = draw(`${page}/${path}?code=c&state=state1`, { agent, calls: lookup })
  expect(await screen.findByRole('alert')).toHaveTextContent(lookupFailed)
  expect(screen.queryByRole('button', { name: '关闭提示' })).toBe(null)
  expect(portal.navigations).toEqual([])
})

test('after a refusal it can be tried again from the beginning, and the page that was wanted is not forgotten', async () => {
  keepThirdBindUrl(wanted)
  const { user, portal } = draw(`${page}/loginqywx?code=used&state=state1`, {
    agent: 'wechat',
    calls: { signInWecom: () => new Problem('messengerRefused') },
  })
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('link', { name: '使用账号密码登录' })).toHaveAttribute(
    'href',
    `/space-acme1/home/login${asked}`,
  )
  await user.click(screen.getByRole('button', { name: '重新登录' }))
  await waitFor(() =>
    expect(portal.navigations).toEqual([`${page}/loginqywx${asked}`, 'https://provider.example/authorize?from=app']),
  )
})

test.each<[string, string, CallFakes, RegExp]>([
  ['nobody knows the enterprise', '/integration/login', {}, /无法确定您的企业/],
  ['the enterprise has none', `${page}/login`, { getMessengerApp: () => ({}) }, /尚未启用钉钉登录/],
  ['the messenger says no', `${page}/login?error=access_denied&state=s`, {}, /登录已取消/],
])('when %s, that is said with a way on', async (...[, path, calls, words]) => {
  draw(path, { agent: 'dingtalk', calls })
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('link', { name: '使用账号密码登录' })).toBeVisible()
})

test('a person who says no in DingTalk is not asked once more in another way', async () => {
  dingtalkBridge({ errorCode: '-1' })
  const { portal } = draw(`${page}/login`, { agent: 'dingtalk' })
  expect(await screen.findByText(/登录已取消/)).toBeVisible()
  expect(portal.navigations).toEqual([])
})

test('the enterprise may also be named by the address', async () => {
  const { calls } = draw('/integration/loginqywx?enterId=acme1', { agent: 'wechat' })
  await waitFor(() => expect(calls.asked('getMessengerConnect')).toHaveLength(1))
  expect(calls.asked('getMessengerConnect')[0]).toMatchObject({ enterId: 'acme1', type: 'wechat' })
})

test.each(['zh-CN', 'en-US'] as const)('axe finds nothing on a refusal in %s', async (lang) => {
  const { container } = draw('/integration/login', { lang, agent: 'dingtalk' })
  await screen.findByRole('link')
  expect(await axeFaults(container)).toEqual([])
})
