import { fill } from './fill.ts'
import { entry, type ProblemEntry } from './problem-entry.ts'
import { deviceProblems } from './problems-device.ts'
import { enterpriseProblems } from './problems-enterprise.ts'
import { networkProblems } from './problems-network.ts'
import { signOnProblems } from './problems-sign-on.ts'
import { passwordProblems } from './problems-password.ts'
import { sessionProblems } from './problems-session.ts'
import { messengerProblems } from './problems-messenger.ts'
import { registrationProblems } from './problems-registration.ts'
import { smsProblems } from './problems-sms.ts'
import { stepUpProblems } from './problems-step-up.ts'
import type { Lang } from './user-type.ts'

/** Every way to fail. The key is the wire's `error`, and the key of its translation. */
export const problems = {
  invalidInput: entry(400, 1001000, ['请检查填写的内容：{details}', 'Please check what you entered: {details}']),
  malformedRequest: entry(400, 1001001, ['请求无法识别', 'The request could not be read']),
  requestTooLarge: entry(413, 1001002, ['提交的内容过大', 'What you sent is too large']),
  unsupportedContentType: entry(415, 1001003, ['不支持的内容类型', 'This content type is not accepted']),
  ...sessionProblems,
  ...stepUpProblems,
  ...passwordProblems,
  ...smsProblems,
  ...deviceProblems,
  ...registrationProblems,
  crossSiteRequest: entry(403, 1002006, [
    '请求来自其他网站，已拒绝',
    'The request came from another site and was refused',
  ]),
  ...messengerProblems,
  forbidden: entry(403, 403, [
    '抱歉，您没有访问此功能的权限',
    'Sorry, you do not have permission to access this function',
  ]),
  ...networkProblems,
  spaceDenied: entry(403, 1003001, ['您无权访问该企业空间', 'You have no access to this enterprise space']),
  spaceSuspended: entry(403, 1003002, [
    '该企业已被停用，请联系平台管理员',
    'This enterprise is suspended. Please ask the platform operator',
  ]),
  spaceReadonly: entry(403, 1003003, ['该企业当前为只读状态，不能修改', 'This enterprise is read-only at the moment']),
  ...enterpriseProblems,
  ...signOnProblems,
  versionConflict: entry(409, 1004009, [
    '内容已被他人修改，请刷新后重试',
    'Somebody has changed this meanwhile. Reload and try again',
  ]),
  notFound: entry(404, 404, ['未找到请求的内容', 'What you asked for was not found']),
  configMissing: entry(500, 1005001, [
    '未获取到微前端生产配置',
    'The micro-frontend production configuration was not obtained',
  ]),
  interfaceMissing: entry(500, 500, ['接口配置不存在：{name}', 'The interface configuration does not exist: {name}']),
  underMaintenance: entry(503, 503, ['系统正在更新，请稍后再试', 'The system is being updated. Please come back soon']),
  databaseUnavailable: entry(500, 1005002, [
    '数据服务暂时不可用，请稍后重试',
    'The data service cannot be reached right now. Try again soon',
  ]),
  overloaded: entry(429, 1005003, [
    '系统繁忙，请在 {seconds} 秒后重试',
    'The system is busy. Try again in {seconds} seconds',
  ]),
  internal: entry(500, 1005000, ['系统出现错误，请稍后重试', 'Something went wrong on our side. Try again soon']),
  timedOut: entry(0, -2, ['请求超时，请检查网络后重试', 'The request took too long. Check the network and try again']),
  unreachable: entry(0, -3, [
    '无法连接服务器，请检查网络后重试',
    'The server cannot be reached. Check the network and try again',
  ]),
  emptyResponse: entry(0, -1, ['服务器没有返回内容，请稍后重试', 'The server sent an empty answer. Try again soon']),
  cancelled: entry(0, -4, ['请求已取消', 'The request was cancelled']),
} as const satisfies Record<string, ProblemEntry>

export type ProblemCode = keyof typeof problems
export type ProblemParams = Record<string, string | number>

/** One refused field: where (`admin.loginId`) and what, ready to be shown. */
export type FieldProblem = { field: string; msg: string }

/**
 * The one error type of the product, in the browser and on the server.
 * `params` fill the braces of its text; `fields` say which inputs were refused.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly params: ProblemParams
  readonly fields: readonly FieldProblem[]
  /** The server's id of the request that failed, for a report. */
  readonly requestId: string | undefined
  /** In the browser: the result as specification 8 words it (`{code:403,msg}`, `{status:-1,result:null}`). */
  readonly wire: ProblemWire | undefined

  constructor(code: ProblemCode, params: ProblemParams = {}, options: ProblemOptions = {}) {
    super(options.message ?? problemText(code, 'en-US', params), { cause: options.cause })
    this.code = code
    this.params = params
    this.fields = options.fields ?? []
    this.requestId = options.requestId
    this.wire = options.wire
  }

  get status(): number {
    return problems[this.code].status
  }
}

export type ProblemWire = { code?: number; status?: number; msg?: string; result?: null }

type ProblemOptions = {
  cause?: unknown
  fields?: readonly FieldProblem[]
  message?: string
  requestId?: string | undefined
  wire?: ProblemWire
}

/** The text of a problem in a language, with its parameters filled in. */
export function problemText(code: ProblemCode, lang: Lang, params: ProblemParams = {}) {
  return fill(problems[code][lang], params)
}

/** Whether a text that came from elsewhere is one of the codes. */
export function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(problems, code)
}
