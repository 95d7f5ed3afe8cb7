import { entry, field, type ProblemEntry } from './entry.ts'

/** What a password that a person chose may be refused with. */
export const passwordProblems = {
  passwordChangeRequired: entry(403, 1002030, ['请先设置新密码，再继续使用', 'Choose a new password to continue']),
  oldPasswordWrong: field('oldPassword', entry(400, 1002031, ['当前密码不正确', 'The current password is incorrect'])),
  passwordUnchanged: field(
    'newPassword',
    entry(400, 1002032, ['新密码不能与当前密码相同', 'The new password must differ from the current one']),
  ),
  passwordCommon: field(
    'newPassword',
    entry(400, 1002033, ['此密码过于常见，容易被猜到', 'This password is too common and easy to guess']),
  ),
  passwordSequence: field(
    'newPassword',
    entry(400, 1002034, [
      '密码主要由连续或重复的字符组成，容易被猜到',
      'This password is mostly a sequence or repetition and easy to guess',
    ]),
  ),
  passwordOwnName: field(
    'newPassword',
    entry(400, 1002035, [
      '密码中不要使用您的姓名、登录账号或企业名称',
      'Don’t use your name, username or enterprise in the password',
    ]),
  ),
  passwordTooShort: field(
    'newPassword',
    entry(400, 1002044, ['密码至少需要 {minimum} 个字符', 'The password needs at least {minimum} characters']),
  ),
  passwordTooPlain: field(
    'newPassword',
    entry(400, 1002045, [
      '密码至少要包含大写字母、小写字母、数字、其他字符中的 {kinds} 种',
      'The password needs at least {kinds} of: uppercase letters, lowercase letters, digits, other characters',
    ]),
  ),
  passwordUsedBefore: field(
    'newPassword',
    entry(400, 1002046, ['不能再次使用最近 {history} 次用过的密码', 'You can’t reuse your last {history} passwords']),
  ),
  mailNotConfigured: entry(409, 1002037, ['系统未配置邮件服务', 'Email is not set up on this platform']),
  linkInvalid: entry(400, 1002038, [
    '链接无效、已被使用或已过期',
    'This link is not valid, has been used or has expired',
  ]),
  emailTaken: field(
    'email',
    entry(409, 1002039, ['此邮箱已被其他账号使用', 'This email address belongs to another account']),
  ),
} as const satisfies Record<string, ProblemEntry>
