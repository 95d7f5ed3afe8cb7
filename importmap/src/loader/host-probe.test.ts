import { askHost } from './host-probe.ts'

const wechat = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.49'
const dingtalk = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile AliApp(DingTalk/7.8.1)'

type Page = Parameters<typeof askHost>[0]
const pageIn = (userAgent: string, more: Partial<Page> = {}): Page => ({ document, navigator: { userAgent }, ...more })
const says = (miniprogram: boolean) => ({
  getEnv: (then: (answer: { miniprogram: boolean }) => void) => queueMicrotask(() => then({ miniprogram })),
})

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }))
afterEach(() => jest.useRealTimers())

test.each<[string, Page]>([
  ['WeChat’s script', pageIn(wechat, { wx: { miniProgram: says(true) } })],
  ['DingTalk', pageIn(dingtalk, { dd: says(true) })],
  ['Alipay', pageIn('Mozilla/5.0 (iPhone) AlipayClient/10.3.0', { my: says(true) })],
])('%s says by a call that this is a mini program, and it is kept', async (...[, page]) => {
  await askHost(page)
  expect(page.__wxjs_environment).toBe('miniprogram')
})

test('WeChat says it when its bridge is ready', async () => {
  const page = pageIn(wechat)
  const asked = askHost(page)
  page.__wxjs_environment = 'miniprogram'
  document.dispatchEvent(new Event('WeixinJSBridgeReady'))
  await asked
  expect(page.__wxjs_environment).toBe('miniprogram')
})

test.each<[string, Page]>([
  ['WeChat whose bridge is there without the word', pageIn(wechat, { WeixinJSBridge: {} })],
  ['DingTalk without a mini program', pageIn(dingtalk, { dd: says(false) })],
  ['DingTalk without that call', pageIn(dingtalk)],
  [
    'a host whose bridge is broken',
    pageIn(dingtalk, {
      dd: {
        getEnv: () => {
          throw new Error('no bridge')
        },
      },
    }),
  ],
])('%s is taken for a browser at once', async (...[, page]) => {
  await askHost(page)
  expect(page.__wxjs_environment).toBeUndefined()
  expect(jest.getTimerCount()).toBe(0)
})

test('a host that never answers delays the page by less than half a second', async () => {
  const page = pageIn(dingtalk, { dd: { getEnv: () => undefined } })
  const asked = askHost(page)
  await jest.advanceTimersByTimeAsync(450)
  await asked
  expect(page.__wxjs_environment).toBeUndefined()
})
