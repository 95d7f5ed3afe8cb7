import { fill } from './fill.ts'
import { entry, field, type ProblemEntry } from './problem-entry.ts'
import { registrationProblems } from './problems-registration.ts'
import { smsProblems } from './problems-sms.ts'
import type { Lang } from './user-type.ts'

/** Every way to fail. The key is the wire's `error`, and the key of its translation. */
export const problems = {
  invalidInput: entry(400, 1001000, ['请检查填写的内容：{details}', 'Please check what you entered: {details}']),
  malformedRequest: entry(400, 1001001, ['请求无法识别', 'The request could not be read']),
  requestTooLarge: entry(413, 1001002, ['提交的内容过大', 'What you sent is too large']),
  unsupportedContentType: entry(415, 1001003, ['不支持的内容类型', 'This content type is not accepted']),
  signInRequired: entry(401, 401, ['请先登录', 'Please sign in first']),
  badCredentials: entry(400, 1002001, ['账号或密码不正确', 'The account or the password is not right']),
  tooManyAttempts: entry(429, 1002003, [
    '尝试次数过多，请在 {seconds} 秒后重试',
    'Too many attempts. Try again in {seconds} seconds',
  ]),
  twoStepRequired: entry(403, 1002004, ['请先完成两步验证', 'Please complete two-step verification first']),
  passwordChangeRequired: entry(403, 1002030, [
    '请先设置新密码，再继续使用',
    'Please choose a password of your own before going on',
  ]),
  oldPasswordWrong: field('oldPassword', entry(400, 1002031, ['当前密码不正确', 'The current password is not right'])),
  passwordUnchanged: field(
    'newPassword',
    entry(400, 1002032, ['新密码不能与当前密码相同', 'The new password must differ from the current one']),
  ),
  passwordCommon: field(
    'newPassword',
    entry(400, 1002033, ['此密码过于常见，容易被猜到', 'This password is a common one and easily guessed']),
  ),
  passwordSequence: field(
    'newPassword',
    entry(400, 1002034, [
      '密码主要由连续或重复的字符组成，容易被猜到',
      'This password is mostly a sequence or a repetition and easily guessed',
    ]),
  ),
  passwordOwnName: field(
    'newPassword',
    entry(400, 1002035, [
      '密码中不要使用您的姓名、登录账号或企业名称',
      'Do not build a password from your name, your login id or your enterprise',
    ]),
  ),
  scanEnded: entry(409, 1002040, [
    '二维码已失效，请在电脑上刷新后重新扫描',
    'This QR code no longer holds. Get a new one on the computer and scan it again',
  ]),
  scanNumberWrong: entry(409, 1002041, [
    '数字与电脑上显示的不一致，本次登录已取消',
    'This is not the number that the computer shows. The sign-in was cancelled',
  ]),
  ownAccount: entry(409, 1002036, ['不能对自己的账号执行此操作', 'This cannot be done to your own account']),
  stepUpRequired: entry(403, 1002005, ['此操作需要重新确认身份', 'Please confirm that it is you before doing this']),
  ...smsProblems,
  ...registrationProblems,
  passwordWrong: field('password', entry(400, 1002007, ['密码不正确', 'The password is not right'])),
  codeInvalid: field(
    'code',
    entry(400, 1002010, ['验证码不正确或已被使用', 'This code is not right, or has been used already']),
  ),
  factorNeeded: entry(409, 1002012, [
    '您的账号必须启用两步验证，不能移除唯一的验证方式',
    'Two-step verification is required for your account, so its only method cannot be removed',
  ]),
  crossSiteRequest: entry(403, 1002006, [
    '请求来自其他网站，已拒绝',
    'The request came from another site and was refused',
  ]),
  forbidden: entry(403, 403, [
    '抱歉，您没有访问此功能的权限',
    'Sorry, you do not have permission to access this function',
  ]),
  spaceDenied: entry(403, 1003001, ['您无权访问该企业空间', 'You have no access to this enterprise space']),
  spaceSuspended: entry(403, 1003002, [
    '该企业已被停用，请联系平台管理员',
    'This enterprise is suspended. Please ask the platform operator',
  ]),
  spaceReadonly: entry(403, 1003003, ['该企业当前为只读状态，不能修改', 'This enterprise is read-only at the moment']),
  enterpriseNotFound: entry(404, 1003004, ['企业不存在', 'There is no such enterprise']),
  enterpriseNameTaken: field(
    'name',
    entry(409, 1003010, ['企业名称“{name}”已被使用', 'An enterprise named “{name}” exists already']),
  ),
  loginIdTaken: field(
    'admin.loginId',
    entry(409, 1003011, ['登录账号“{loginId}”已被使用', 'The login id “{loginId}” is taken']),
  ),
  parentNotAllowed: field(
    'parentId',
    entry(409, 1003012, [
      '上级企业不可用：不能形成循环，且最多五级',
      'This parent cannot be used: no circles, and five levels at most',
    ]),
  ),
  categoryNotFound: field('saasId', entry(409, 1003013, ['SaaS 分类不存在', 'There is no such SaaS category'])),
  enterpriseNotReady: entry(409, 1003014, ['企业尚未开通完成', 'This enterprise has not been provisioned yet']),
  userNotFound: entry(404, 1003020, ['用户不存在', 'There is no such user']),
  userNotReady: entry(409, 1003021, [
    '该用户尚未启用或已注销，不能停用或恢复',
    'This user has not started yet or is closed, and can be neither suspended nor resumed',
  ]),
  rootRequired: entry(403, 1003022, [
    '平台人员的账号只能由根运营人员处理',
    'Accounts of platform staff can be handled by root operators only',
  ]),
  memberNotFound: entry(404, 1003023, ['企业中没有该成员', 'There is no such member in this enterprise']),
  memberMustStay: entry(409, 1003024, [
    '不能移除自己、企业所有者或最后一位管理员',
    'You cannot remove yourself, the owner or the last administrator',
  ]),
  connectorNotFound: entry(404, 1003030, ['身份提供方不存在', 'There is no such identity provider']),
  tooManyConnectors: entry(409, 1003031, ['数量已达上限（20 个）', 'There are as many as there can be (20)']),
  issuerNotAllowed: field(
    'issuer',
    entry(400, 1003032, [
      '该地址不可用：必须是公网 https 地址',
      'This address cannot be used: it must be https, and public',
    ]),
  ),
  issuerNotUsable: field(
    'issuer',
    entry(400, 1003033, [
      '该地址没有返回可用的 OpenID Connect 配置，请检查发行者地址',
      'No usable OpenID Connect description was found there. Check the issuer',
    ]),
  ),
  clientSecretNeeded: field(
    'clientSecret',
    entry(400, 1003034, [
      '发行者或客户端 ID 已更改，请重新填写密钥',
      'The issuer or the client ID has changed: enter the secret again',
    ]),
  ),
  roleNotFound: field('joiningRoleIds', entry(400, 1003035, ['角色不存在', 'There is no such role'])),
  domainTaken: field(
    'domain',
    entry(409, 1003036, [
      '该域名已被添加或已由其他企业验证',
      'This domain was added already, or is verified elsewhere',
    ]),
  ),
  domainNotFound: entry(404, 1003037, ['域名不存在', 'There is no such domain']),
  domainNotProven: entry(409, 1003038, [
    '在该域名上没有找到验证文件，或内容不一致',
    'The proof was not found on the domain, or is not the one expected',
  ]),
  signOnNotFound: entry(404, 1002040, ['该登录方式不可用', 'This way of signing in is not available']),
  signOnExpired: entry(400, 1002041, [
    '登录已过期，或不是在此浏览器中开始的，请重新登录',
    'This sign-in has expired, or was begun in another browser. Please start again',
  ]),
  signOnRefused: entry(400, 1002042, ['身份提供方没有允许登录', 'The identity provider did not let you in']),
  signOnFailed: entry(400, 1002043, [
    '身份提供方的答复无法验证，请重试或联系企业管理员',
    'The answer of the identity provider could not be verified. Try again, or ask your administrator',
  ]),
  signOnUnreachable: entry(400, 1002044, [
    '无法连接身份提供方，请稍后重试',
    'The identity provider cannot be reached. Try again soon',
  ]),
  signOnUnknown: entry(403, 1002045, [
    '没有与此身份关联的账号。请先用密码登录，再在个人中心关联',
    'No account is linked with this identity. Sign in with your password first, then link it in your account',
  ]),
  signOnTaken: entry(409, 1002046, [
    '此身份已与其他账号关联，或您已关联了另一个身份',
    'This identity is linked with another account, or you have linked another identity',
  ]),
  signOnNotForStaff: entry(403, 1002047, [
    '平台人员不能通过企业的身份提供方登录',
    'Platform staff cannot sign in through an enterprise',
  ]),
  signOnOnlyWay: entry(409, 1002048, [
    '这是您唯一的登录方式，不能解除关联',
    'This is your only way to sign in, so the link stays',
  ]),
  emailNotAccepted: entry(403, 1002049, [
    '您的邮箱未经验证，或不属于该企业的域名，请联系企业管理员',
    'Your e-mail address is not verified, or not of this enterprise. Please ask your administrator',
  ]),
  enterpriseFull: entry(409, 1003039, [
    '企业的用户数已达上限，请联系企业管理员',
    'The enterprise has no place left for another user. Please ask your administrator',
  ]),
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
  overloaded: entry(429, 1005003, ['系统繁忙，请稍后重试', 'The system is busy. Try again soon']),
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
