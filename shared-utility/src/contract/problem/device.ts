import { entry, type ProblemEntry } from './entry.ts'

/** What a code to scan, a passkey and a link for another device may be refused with. */
export const deviceProblems = {
  scanEnded: entry(409, 1002040, [
    '二维码已失效，请在电脑上刷新后重新扫描',
    'This QR code has expired. Get a new one on the computer and scan it again',
  ]),
  scanNumberWrong: entry(409, 1002041, [
    '数字与电脑上显示的不一致，本次登录已取消',
    'The number does not match the one on the computer. The sign-in was cancelled',
  ]),
  passkeyNotOffered: entry(409, 1002042, [
    '此门户未配置访问地址，不能使用通行密钥',
    'This portal has no address configured, so passkeys are unavailable',
  ]),
  passkeyRefused: entry(400, 1002043, [
    '通行密钥未通过验证，请重试',
    'This passkey was not accepted. Please try again',
  ]),
  readOnlyAccess: entry(403, 1002047, [
    '此链接仅可查看企业内容，如需操作请在此设备上登录',
    'This link is view-only. Sign in on this device to do more',
  ]),
} as const satisfies Record<string, ProblemEntry>
