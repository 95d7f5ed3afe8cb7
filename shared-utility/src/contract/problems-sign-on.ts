import { entry, field, type ProblemEntry } from './problem-entry.ts'

/** What members, identity providers and signing in through them may be refused with. */
export const signOnProblems = {
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
  roleNotFound: entry(400, 1003035, ['角色不存在，请重新选择', 'There is no such role. Choose again']),
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
  signOnNotFound: entry(404, 1003050, ['该登录方式不可用', 'This way of signing in is not available']),
  signOnExpired: entry(400, 1003051, [
    '登录已过期，或不是在此浏览器中开始的，请重新登录',
    'This sign-in has expired, or was begun in another browser. Please start again',
  ]),
  signOnRefused: entry(400, 1003052, ['身份提供方没有允许登录', 'The identity provider did not let you in']),
  signOnFailed: entry(400, 1003053, [
    '身份提供方的答复无法验证，请重试或联系企业管理员',
    'The answer of the identity provider could not be verified. Try again, or ask your administrator',
  ]),
  signOnUnreachable: entry(400, 1003054, [
    '无法连接身份提供方，请稍后重试',
    'The identity provider cannot be reached. Try again soon',
  ]),
  signOnUnknown: entry(403, 1003055, [
    '没有与此身份关联的账号。请先用密码登录，再在个人中心关联',
    'No account is linked with this identity. Sign in with your password first, then link it in your account',
  ]),
  signOnTaken: entry(409, 1003056, [
    '此身份已与其他账号关联，或您已关联了另一个身份',
    'This identity is linked with another account, or you have linked another identity',
  ]),
  signOnNotForStaff: entry(403, 1003057, [
    '平台人员不能通过企业的身份提供方登录',
    'Platform staff cannot sign in through an enterprise',
  ]),
  signOnOnlyWay: entry(409, 1003058, [
    '这是您唯一的登录方式，不能解除关联',
    'This is your only way to sign in, so the link stays',
  ]),
  emailNotAccepted: entry(403, 1003059, [
    '您的邮箱未经验证，或不属于该企业的域名，请联系企业管理员',
    'Your e-mail address is not verified, or not of this enterprise. Please ask your administrator',
  ]),
  enterpriseFull: entry(409, 1003039, [
    '企业的用户数已达上限，请联系企业管理员',
    'The enterprise has no place left for another user. Please ask your administrator',
  ]),
} as const satisfies Record<string, ProblemEntry>
