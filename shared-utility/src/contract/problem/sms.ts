import { entry, field, type ProblemEntry } from './entry.ts'

/** What codes by SMS may be refused with. */
export const smsProblems = {
  codeTooSoon: entry(429, 1002011, [
    '刚刚发送过验证码，请在 {seconds} 秒后重新获取',
    'A code was just sent. Request another in {seconds} seconds',
  ]),
  smsUnavailable: entry(500, 1002070, [
    '短信服务暂时不可用，验证码没有发出，请稍后重试',
    'The SMS service is unavailable; no code was sent. Try again later',
  ]),
  smsNotOffered: entry(404, 1002071, ['本平台未开通短信验证码', 'SMS codes are not available on this platform']),
  phoneInvalid: field(
    'phone',
    entry(400, 1002072, [
      '手机号不正确；境外号码请加国家区号，如 +852',
      'This phone number is not valid. Outside mainland China, start with the country code, such as +852',
    ]),
  ),
  codeExpired: field(
    'code',
    entry(400, 1002073, ['验证码已过期，请重新获取', 'This code has expired. Request a new one']),
  ),
  codeSpent: field(
    'code',
    entry(400, 1002074, [
      '验证码错误次数过多，已失效，请重新获取',
      'Too many wrong attempts; this code is no longer valid. Request a new one',
    ]),
  ),
  samePhone: entry(409, 1002075, [
    '您已通过手机号登录，不能再用同一手机作第二步验证，请使用其他方式',
    'You signed in with your phone number, so it can’t be the second step too. Use another method',
  ]),
  phoneInUse: field(
    'phone',
    entry(409, 1002076, ['该手机号已绑定其他账号', 'This phone number belongs to another account']),
  ),
  phoneIsFactor: entry(409, 1002077, [
    '该手机用于您账号的两步验证，不能单独用来绑定，请使用密码',
    'This phone number is your second factor, so it can’t be used alone to link an account. Use your password',
  ]),
} as const satisfies Record<string, ProblemEntry>
