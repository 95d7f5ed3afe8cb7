import { z } from 'zod'
import { closedSpaceCodes } from '../foundation/closed-space.ts'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseId } from '../foundation/fields.ts'
import { messengerCode, messengerResult, messengerType } from './messenger-shape.ts'

const signInProblems = [
  'messengerRefused',
  'messengerStateInvalid',
  'messengerNotConfigured',
  'bindLookupFailed',
  'tooManyAttempts',
  'spaceDenied',
  'membershipSuspended',
  'membershipEnded',
  'returnByOwnWay',
  ...closedSpaceCodes,
  'stepUpNotYou',
  'stepUpExpired',
] as const

export const messengerCalls = defineCalls({
  getMessengerApp: {
    title: ['读取第三方应用配置', 'Read the settings for a messenger’s bridge'],
    summary: "What a messenger's bridge needs to issue a code for an enterprise. Empty when there is nothing.",
    method: 'GET',
    path: '/sapi/sysuser/oauth/applet/app/config',
    access: { who: 'public', while: ['maintenance'] },
    space: 'none',
    input: z.strictObject({ enterId: enterpriseId, type: messengerType }),
    output: z.object({ corpId: z.string(), agentId: z.string(), appId: z.string() }).partial(),
    problems: ['tooManyAttempts'],
  },
  listMessengers: {
    title: ['读取可用的第三方应用', 'Read the messengers one can sign in with'],
    summary: 'The messengers that people of an enterprise may sign in with.',
    method: 'GET',
    path: '/sapi/sysuser/oauth/applet/app/list',
    access: { who: 'public', while: ['maintenance'] },
    space: 'optional',
    input: z.strictObject({ enterId: enterpriseId.optional() }),
    output: z.array(z.object({ type: messengerType })),
    problems: ['tooManyAttempts'],
  },
  getMessengerConnect: {
    title: ['开始第三方应用登录', 'Start to sign in with a messenger'],
    summary: 'Where to go for a code, with a state that this browser may use once within ten minutes.',
    stepUpReason: 'the way to a messenger; nothing is anybody’s yet',
    method: 'GET',
    path: '/api2/oauth2/bind/connect/getConfig',
    alias: '/api2/oauth2/connect/getConfig',
    access: { who: 'public', while: ['maintenance'] },
    space: 'optional',
    changes: true,
    input: z.strictObject({
      type: messengerType,
      enterId: enterpriseId.optional(),
      /** `app`: inside the messenger. `browser`: its QR code or sign-in page in an ordinary browser. */
      from: z.enum(['app', 'browser']).default('browser'),
    }),
    output: z.object({
      type: messengerType,
      enabled: z.boolean(),
      /** Empty when not enabled, and where the bridge inside the messenger gives the code. Else the code comes back to /space-{id}/integration/login, loginfs or loginqywx. */
      authorizeUrl: z.string(),
      state: z.string(),
    }),
    problems: ['tooManyAttempts'],
  },
  signInDingtalk: {
    title: ['钉钉登录', 'Sign in with DingTalk'],
    summary:
      'Exchanges a code of DingTalk: signs in the person who is bound, or opens a ticket to bind; with a state of startMessengerStepUp it confirms the person.',
    stepUpReason:
      'goes by the messenger; whoever is signed in stays so and gets at most a ticket, which `appBind` asks about',
    method: 'GET',
    path: '/sapi/sysuser/oauth/applet/dingtalk/login',
    alias: '/sapi/sysuser/oauth/dingtalk/login',
    access: { who: 'public', while: ['maintenance'] },
    space: 'optional',
    changes: true,
    input: messengerCode,
    output: messengerResult,
    problems: signInProblems,
  },
  signInFeishu: {
    title: ['飞书登录', 'Sign in with Feishu'],
    summary:
      'Exchanges a code of Feishu or Lark: signs in the person who is bound, or opens a ticket to bind; with a state of startMessengerStepUp it confirms the person.',
    stepUpReason:
      'goes by the messenger; whoever is signed in stays so and gets at most a ticket, which `appBind` asks about',
    method: 'GET',
    path: '/sapi/sysuser/oauth/applet/app/feishu/login',
    alias: '/sapi/sysuser/oauth/app/feishu/login',
    access: { who: 'public', while: ['maintenance'] },
    space: 'optional',
    changes: true,
    input: messengerCode,
    output: messengerResult,
    problems: signInProblems,
  },
  signInWecom: {
    title: ['企业微信登录', 'Sign in with WeCom'],
    summary:
      'Exchanges a code of WeCom: signs in the person who is bound, or opens a ticket to bind; with a state of startMessengerStepUp it confirms the person.',
    stepUpReason:
      'goes by the messenger; whoever is signed in stays so and gets at most a ticket, which `appBind` asks about',
    method: 'GET',
    path: '/sapi/sysuser/oauth/applet/app/wechat/login',
    alias: '/sapi/sysuser/oauth/app/wechat/login',
    access: { who: 'public', while: ['maintenance'] },
    space: 'optional',
    changes: true,
    input: messengerCode,
    output: messengerResult,
    problems: signInProblems,
  },
  signJssdk: {
    title: ['为第三方应用签名页面', 'Sign a page for a messenger'],
    summary: "Signs an own page for the messenger's JSAPIs.",
    method: 'GET',
    path: '/sapi/sysuser/oauth/jssdk/signature',
    access: 'session',
    space: 'required',
    input: z.strictObject({
      type: z.enum(['feishu', 'wechat']),
      url: z
        .string()
        .max(2048)
        .regex(/^https?:\/\//),
    }),
    output: z.object({
      appId: z.string(),
      agentId: z.string(),
      timestamp: z.string(),
      nonceStr: z.string(),
      signature: z.string(),
    }),
    problems: ['messengerNotConfigured', 'bindLookupFailed', 'malformedRequest'],
  },
})
