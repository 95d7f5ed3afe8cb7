import { entry, field, type ProblemEntry } from './entry.ts'

/** Of signing in, of sessions and of two-step verification. */
export const sessionProblems = {
  startPageNotOffered: field('startPage', entry(400, 1002095, ['您不能从该页面开始', 'You can’t start on this page'])),
  signInRequired: entry(401, 401, ['请先登录', 'Please sign in first']),
  badCredentials: entry(400, 1002001, ['账号或密码不正确', 'The username or password is incorrect']),
  initialPasswordOver: entry(400, 1002094, [
    '此初始密码已失效，请索取新的',
    'This initial password has expired. Ask for a new one',
  ]),
  captchaRequired: field('captcha', entry(400, 1002002, ['请完成验证后继续', 'Complete the check to continue'])),
  captchaWrong: field(
    'captcha',
    entry(400, 1002008, ['验证内容不正确，请按新的内容填写', 'Incorrect. Answer the new one']),
  ),
  tooManyAttempts: entry(429, 1002003, [
    '尝试次数过多，请在 {seconds} 秒后重试',
    'Too many attempts. Try again in {seconds} seconds',
  ]),
  twoStepRequired: entry(403, 1002004, ['请先完成两步验证', 'Please complete two-step verification first']),
  ownAccount: entry(409, 1002036, ['不能对自己的账号执行此操作', 'Not possible for your own account']),
  accountOutOfReach: entry(403, 1002061, [
    '您是由一家企业证明身份登录的，本次登录只能用于该企业，不能查看或更改账号本身。如需操作，请改用账号的密码、手机号或通行密钥登录',
    'You signed in through an enterprise, so this session is limited to that enterprise and can’t access the account itself. To do that, sign in with the account’s password, phone number or a passkey',
  ]),
  stepUpRequired: entry(403, 1002005, ['尚未确认身份，确认是您本人后即可继续', 'Confirm that it is you to continue']),
  passwordWrong: field('password', entry(400, 1002007, ['密码不正确', 'The password is incorrect'])),
  codeInvalid: field(
    'code',
    entry(400, 1002010, ['验证码不正确或已被使用', 'This code is incorrect or has already been used']),
  ),
  factorNeeded: entry(409, 1002012, [
    '您的账号必须启用两步验证，不能移除唯一的验证方式',
    'Two-step verification is required for your account, so its only method cannot be removed',
  ]),
} as const satisfies Record<string, ProblemEntry>
