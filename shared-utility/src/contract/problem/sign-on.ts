import { entry, type ProblemEntry } from './entry.ts'

/** What signing in through an identity provider may be refused with. */
export const signOnProblems = {
  signOnNotFound: entry(404, 1003050, ['该登录方式不可用', 'This sign-in method is not available']),
  signOnExpired: entry(400, 1003051, [
    '登录已过期，或不是在此浏览器中开始的，请重新登录',
    'This sign-in has expired or was started in another browser. Start again',
  ]),
  signOnRefused: entry(400, 1003052, ['身份提供方没有允许登录', 'The identity provider denied the sign-in']),
  signOnFailed: entry(400, 1003053, [
    '身份提供方的答复无法验证，请重试或联系企业管理员',
    'The identity provider’s response could not be verified. Try again, or contact your administrator',
  ]),
  signOnUnreachable: entry(400, 1003054, [
    '无法连接身份提供方，请稍后重试',
    'The identity provider is unreachable. Try again later',
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
    '平台运营人员和 SaaS 管理员不能通过企业的身份提供方登录',
    'Operators and SaaS administrators cannot sign in through an enterprise',
  ]),
  signOnOnlyMethod: entry(409, 1003058, [
    '这是您唯一的登录方式，不能解除关联',
    'This is your only way to sign in, so it cannot be unlinked',
  ]),
  emailNotAccepted: entry(403, 1003059, [
    '您的邮箱未经验证，或不属于该企业的域名，请联系企业管理员',
    'Your email address is not verified or not in this enterprise’s domain. Contact your administrator',
  ]),
} as const satisfies Record<string, ProblemEntry>
