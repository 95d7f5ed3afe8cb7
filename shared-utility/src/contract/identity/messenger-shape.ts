import { z } from 'zod'
import { captchaInput } from './captcha.ts'
import { enterpriseId, flag, freeText, id, instant, plainSign, text } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'
import { loginStatus } from './session.ts'
import { phoneNumber, smsCode } from './sms.ts'
import { userType } from '../foundation/user-type-schema.ts'

/** The messengers as the specification's `type` names them; `wechat` is WeCom. */
export const messengerTypes = ['dingtalk', 'feishu', 'wechat'] as const
export type MessengerType = (typeof messengerTypes)[number]
export const messengerType = z.enum(messengerTypes)

const larkDomains = ['feishu', 'larksuite'] as const
export type LarkDomain = (typeof larkDomains)[number]

type ScopeField = 'corpId' | 'appId' | 'larkDomain' | 'tenantKey'

/**
 * The fields that say whose people an app tells us of: with another value an external id may belong to another person.
 * DingTalk's bridge names no company, only the app does; Feishu's open_id is the app's own.
 */
export const messengerScope: Record<MessengerType, readonly ScopeField[]> = {
  dingtalk: ['corpId', 'appId'],
  feishu: ['larkDomain', 'appId', 'tenantKey'],
  wechat: ['corpId'],
}

/**
 * The input that exchanges a code. `state` comes from `getMessengerConnect`; only a code of DingTalk's bridge has none.
 */
export const messengerCode = z.strictObject({
  code: z
    .string()
    .min(1)
    .max(2048)
    .regex(/^[\x21-\x7e]+$/),
  appId: z.string().max(128),
  enterId: enterpriseId,
  state: z
    .string()
    .regex(/^[A-Za-z0-9]{1,128}$/)
    .optional(),
})

/** Specification 9: status 1 means bound and signed in. */
export const messengerSignedIn = z.object({
  status: z.literal(1),
  user_type: userType,
  token: z.object({ accessToken: z.string(), entId: z.string().nullable() }),
  loginHomepage: z.string(),
  /** What `getLoginStatus` answers from now on. */
  session: loginStatus.optional(),
  /** False where an initial password was given, which opens nothing but its change: nothing is bound yet. */
  isBound: z.boolean().optional(),
})

/** `openid`, `nickname` and `appUserId` are for display: none of them is ever taken back as proof. */
const messengerUnbound = z.object({
  status: z.literal(0),
  type: messengerType,
  openid: z.string(),
  nickname: z.string(),
  appUserId: z.string(),
})

/** The state was one of `startMessengerStepUp`: no person was signed in, the person of its session is confirmed. */
const messengerSteppedUp = z.object({ status: z.literal(2) })

export const messengerResult = z.discriminatedUnion('status', [messengerSignedIn, messengerUnbound, messengerSteppedUp])

/** An enterprise's app of one messenger. Its secret goes in and never comes out. */
export const messengerApp = z.object({
  type: messengerType,
  corpId: z.string(),
  agentId: z.string(),
  appId: z.string(),
  larkDomain: z.enum(larkDomains),
  tenantKey: z.string(),
  isEnabled: z.boolean(),
  /** True when an unknown person may create an account here. */
  canRegister: z.boolean(),
  hasSecret: z.boolean(),
  /** How many people are bound. With an app of another company their bindings and sessions end. */
  boundCount: z.int(),
  /** Why the messenger takes no notifications of the app as it is, in the messenger's own number or word; null while it does. */
  refusal: z.object({ at: instant, word: z.string() }).nullable(),
  version: z.int(),
  updatedAt: instant,
})
export type MessengerApp = z.infer<typeof messengerApp>

const providerId = plainSign()
  .max(128)
  .regex(/^[\w.-]*$/)

/** `version` 0: the app is new. An empty `appSecret` leaves the stored one as it is. */
export const messengerAppChange = z
  .strictObject({
    type: messengerType,
    version: z.preprocess(Number, z.int().min(0)).default(0),
    corpId: providerId.default(''),
    agentId: providerId.default(''),
    appId: providerId.default(''),
    appSecret: freeText().max(256).default(''),
    larkDomain: z.enum(larkDomains).default('feishu'),
    tenantKey: providerId.default(''),
    isEnabled: flag.default(false),
    canRegister: flag.default(false),
    onceKey,
  })
  // An app of Feishu may be open to several companies, and one of WeCom belongs to a company and an agent.
  .refine(({ type, tenantKey, isEnabled }) => type !== 'feishu' || !isEnabled || tenantKey !== '', {
    path: ['tenantKey'],
  })
  .refine(({ type, appId }) => type === 'wechat' || appId !== '', { path: ['appId'] })
  .refine(({ type, corpId }) => type === 'feishu' || corpId !== '', { path: ['corpId'] })
export type MessengerAppChange = z.output<typeof messengerAppChange>

/** The person who is about to be bound, for them to confirm. */
export const bindTicket = z.object({
  type: messengerType,
  nickname: z.string(),
  entId: enterpriseId,
  entName: z.string(),
  canRegister: z.boolean(),
  /** True where it belongs to a person who had left, and whom the enterprise lets in again: nothing has to be bound. */
  isReturning: z.boolean(),
  /** Set when a person is signed in here who could bind the account as they are. */
  signedInAs: z.object({ userId: id, name: z.string() }).nullable(),
})

/** One way of four, told by its fields; with none of them the account is bound to the signed-in person. */
export const bindInput = z.strictObject({
  loginId: plainSign().min(1).max(64).optional(),
  password: z.string().min(1).max(128).optional(),
  phone: phoneNumber.optional(),
  /** Sent to the telephone for the purpose `bind`. */
  code: smsCode.optional(),
  /** True: creates an account, where the enterprise allows it. */
  register: flag.default(false),
  /** The name of the new account; default the nickname. */
  name: text(1, 64).optional(),
  remember: flag.default(false),
  ...captchaInput,
})

export const linkedAccount = z.object({
  type: messengerType,
  /** False: no app of this enterprise is enabled, so nothing new can be bound. */
  isOffered: z.boolean(),
  bound: z.boolean(),
  nickname: z.string().nullable(),
  boundAt: instant.nullable(),
})
