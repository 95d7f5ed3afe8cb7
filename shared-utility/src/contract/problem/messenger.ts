import { entry, field, type ProblemEntry } from './entry.ts'

/** What messengers, binding an account and registering may be refused with. */
export const messengerProblems = {
  bindConflict: entry(409, 1002020, [
    '该第三方账号或您的账号已绑定，请先解除原有绑定',
    'This account, or yours, is already linked. Unlink it first',
  ]),
  bindTicketExpired: entry(400, 1002021, [
    '绑定信息已失效，请回到应用中重新登录',
    'This request has expired. Go back to the app and sign in again',
  ]),
  messengerRefused: entry(400, 1002022, [
    '第三方应用未能确认您的身份，请重新登录',
    'The messenger did not confirm your identity. Sign in again',
  ]),
  messengerNotConfigured: entry(400, 1002023, [
    '该企业尚未配置此第三方登录，请联系管理员',
    'This enterprise has not set up this messenger. Contact its administrator',
  ]),
  bindLookupFailed: entry(500, 1002024, ['查询绑定关系失败', 'Failed to query binding relationship']),
  messengerStateInvalid: entry(400, 1002025, [
    '本次登录已失效或不是从此浏览器发起，请重新登录',
    'This sign-in has expired or was not started in this browser. Sign in again',
  ]),
  onlySignInMethod: entry(409, 1002026, [
    '这是您唯一的登录方式，请先设置密码再解除绑定',
    'This is your only way to sign in. Set a password before you unlink it',
  ]),
  registrationNotAllowed: entry(403, 1002027, [
    '该企业不允许自行创建账号，请绑定已有账号',
    'This enterprise doesn’t allow account creation. Link an existing account',
  ]),
  appSecretRequired: field(
    'appSecret',
    entry(400, 1002028, ['应用已更换，请填写它的密钥', 'The app has changed. Enter its secret']),
  ),
  messengerUnreachable: entry(503, 1002029, [
    '即时通讯软件暂时没有应答，稍后会自动重试',
    'The messenger did not answer. It is tried again automatically',
  ]),
} as const satisfies Record<string, ProblemEntry>
