import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@atrium/shared-utility/testing'
import { everything, openedIn } from '../given.ts'
import { messages } from '../messages.ts'
import { routes } from '../../../routes.tsx'

// A file of its own: DingTalk's module looks once, when it is loaded, on which system it is.
const page = '/space-acme1/integration/login'
let leave = () => {}

beforeEach(() => {
  leave = openedIn('dingtalkAndroid')
})
afterEach(() => {
  leave()
  localStorage.clear()
})

type Answer = { code: string } | { errorCode: string }
type Settle = (answer: Answer) => void

/** The bridge that DingTalk's client puts into its pages on Android: it answers each call by its name. */
function androidBridge(answers: Record<string, Answer>) {
  const bridge = (...[success, fail, service, action]: [Settle, Settle, string, string]) => {
    const answer = answers[`${service}.${action}`] ?? { errorCode: '1' }
    return 'code' in answer ? success(answer) : fail(answer)
  }
  Object.assign(window, { nuva: { isReady: true, require: () => bridge } })
  // What the module has kept of the bridge of the test before.
  Object.assign(window, { WebViewJavascriptBridgeAndroid: bridge })
}

function draw() {
  return renderScreen(routes, { path: page, messages, session: null, calls: everything })
}

test('on Android DingTalk’s bridge gives a code, which signs the person in', async () => {
  androidBridge({ 'runtime.permission.requestAuthCodeV2': { code: 'android-code' } })
  const { calls, portal } = draw()
  await waitFor(() => expect(portal.navigations).toEqual(['/space-acme1/user/workbench']))
  expect(calls.asked('signInDingtalk')).toMatchObject([{ code: 'android-code' }])
})

test('an older DingTalk on Android is asked as it understands it', async () => {
  androidBridge({ 'runtime.permission.requestAuthCode': { code: 'older-code' } })
  const { calls } = draw()
  await waitFor(() => expect(calls.asked('signInDingtalk')).toMatchObject([{ code: 'older-code' }]))
})

test('where DingTalk’s bridge gives no code on Android, DingTalk’s page is asked', async () => {
  androidBridge({})
  const { portal } = draw()
  await waitFor(() =>
    expect(portal.navigations).toEqual([`${page}?by=page`, 'https://provider.example/authorize?from=browser']),
  )
})

test('a person who says no in DingTalk on Android is not asked in another way', async () => {
  androidBridge({ 'runtime.permission.requestAuthCodeV2': { errorCode: '-1' } })
  const { portal } = draw()
  expect(await screen.findByText(/登录已取消/)).toBeVisible()
  expect(portal.navigations).toEqual([])
})
