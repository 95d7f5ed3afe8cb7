import fc from 'fast-check'
import { detectHost, entranceOf, type Host, type HostWindow } from './host.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 14; V2307A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0'
const harmony = 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) ArkWeb/4.1.6.1'
const dingtalk =
  'AliApp(DingTalk/7.8.1) com.laiwang.DingTalk/46766536 Channel/201200 language/zh-Hans-CN UT4Aplus/0.0.6 WK'
const rimet = 'AliApp(DingTalk/7.6.0) com.alibaba.android.rimet/40251037 Channel/700159 language/zh-CN'
const lark = 'Lark/7.62.12 LarkLocale/zh_CN ChannelName/Feishu'
const wecom = 'wxwork/4.1.30 MicroMessenger/7.0.1 Language/zh ColorScheme/Light'
const wechat = 'MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN'

type Case = [what: string, agent: string, expected: Partial<Host>, page?: HostWindow]

test.each<Case>([
  ['DingTalk on iOS', `${iphone} Mobile/23E246 ${dingtalk}`, { host: 'dingtalk', version: '7.8.1', os: 'ios' }],
  ['DingTalk on Android', `${android} ${rimet}`, { host: 'dingtalk', version: '7.6.0', os: 'android' }],
  [
    'an exclusive edition of DingTalk',
    `${android} AliApp(DingTalk/6.5.30) com.alibaba.android.rimet.zju/20191219`,
    { host: 'dingtalk', version: '6.5.30' },
  ],
  [
    'DingTalk on Windows',
    `${windows} DingTalk(7.6.5-Release.3) nw`,
    { host: 'dingtalk', version: '7.6.5', os: 'windows' },
  ],
  ['DingTalk on HarmonyOS', `${harmony} ${dingtalk}`, { host: 'dingtalk', os: 'harmony' }],
  ['a mini program of DingTalk', `${iphone} ${dingtalk} dd-web`, { host: 'dingtalk', miniProgram: true }],
  ['government DingTalk', `${android} TaurusApp/2.5.2`, { host: 'gdt', version: '2.5.2' }],
  ['government DingTalk that also says DingTalk', `${android} ${rimet} TaurusApp`, { host: 'gdt' }],
  [
    'the learning app, which says DingTalk and is not',
    `${android} AliApp(DingTalk/4.5.15) cn.xuexi.android/4.5.15`,
    { host: 'browser' },
  ],
  ['Feishu on iOS', `${iphone} Mobile/15E148 ${lark}`, { host: 'feishu', version: '7.62.12', os: 'ios' }],
  ['Feishu on Android', `${android} ${lark} TTWebView/1231130`, { host: 'feishu', os: 'android' }],
  ['Feishu by its own name', `${mac} Feishu/7.30.0`, { host: 'feishu', version: '7.30.0', os: 'mac' }],
  [
    'a mini program of Feishu',
    `${iphone} ${lark} EEMicroApp/1.9.28.6 miniprogram/window-semi`,
    { host: 'feishu', miniProgram: true },
  ],
  ['a word that only ends in Lark', `${windows} Skylark/1.0`, { host: 'browser' }],
  ['WeCom, which also says MicroMessenger', `${iphone} Mobile/15E148 ${wecom}`, { host: 'wecom', version: '4.1.30' }],
  ['WeCom on Windows', `${windows} ${wecom} WindowsWechat`, { host: 'wecom', os: 'windows' }],
  ['a mini program of WeCom', `${iphone} ${wecom} miniProgram/wx123`, { host: 'wecom', miniProgram: true }],
  ['WeChat', `${iphone} Mobile/15E148 ${wechat}`, { host: 'wechat', version: '8.0.49', miniProgram: false }],
  [
    'a mini program of WeChat by its agent',
    `${android} ${wechat} miniProgram/wx123`,
    { host: 'wechat', miniProgram: true },
  ],
  [
    'a mini program of WeChat by its flag alone',
    `${iphone} ${wechat}`,
    { host: 'wechat', miniProgram: true },
    { __wxjs_environment: 'miniprogram' },
  ],
  [
    'WeChat that says it is a browser',
    `${iphone} ${wechat}`,
    { miniProgram: false },
    { __wxjs_environment: 'browser' },
  ],
  [
    'a mini program of Alipay, which has no entrance of its own',
    `${iphone} AliApp(AP/10.3.0) AlipayClient/10.3.0 Language/zh-Hans MiniProgram`,
    { host: 'browser', miniProgram: true },
  ],
  ['the learning app on iOS', `${iphone} AliApp(DingTalk/4.5.15) XueXi/2.33`, { host: 'browser' }],
  ['a browser on a desk', `${windows} Safari/537.36`, { host: 'browser', miniProgram: false, os: 'windows' }],
  ['nothing at all', '', { host: 'browser', miniProgram: false, os: 'other' }],
])('%s is recognised', (...[, agent, expected, page]) => {
  expect(detectHost(agent, page)).toMatchObject(expected)
})

test.each([
  [`${iphone} ${dingtalk}`, '/integration/login'],
  [`${iphone} ${lark}`, '/integration/loginfs'],
  [`${iphone} ${wecom}`, '/integration/loginqywx'],
  [`${iphone} ${wechat}`, null],
  [`${android} TaurusApp/2.5.2`, null],
  [`${iphone} ${wecom} miniProgram/wx123`, null],
  [windows, null],
])('the people of %s sign in at %s', (agent, path) => {
  expect(entranceOf(detectHost(agent))).toBe(path)
})

test('any agent string is read without failing', () => {
  fc.assert(
    fc.property(fc.string(), (agent) => {
      expect(detectHost(agent).host).toMatch(/^[a-z]+$/)
    }),
  )
})
