import type { Lang } from '@atrium/shared-utility/contract'
import type { MailWords } from './words.ts'

type ResetKind = `${'password' | 'factors'}ResetBy${'Administrator' | 'Operations'}`

const subjects = {
  password: { 'zh-CN': '您的密码已被重置', 'en-US': 'Your password was reset' },
  factors: { 'zh-CN': '您的两步验证已被重置', 'en-US': 'Your two-step verification was reset' },
}

const onSurprise = {
  'zh-CN': '如果您没有要求重置，请立即通过登录页的“忘记密码”设置只有您知道的新密码，并当面或通过电话向',
  'en-US':
    'If you did not request this, immediately choose a new password with “Forgot password” on the sign-in page and contact, in person or by phone, ',
}

/** The mail comes after the fact: it has no link and no secret, because a forger of it would put one in. */
export const resetWords: Record<ResetKind, Record<Lang, MailWords>> = {
  passwordResetByAdministrator: {
    'zh-CN': told('password', 'zh-CN', {
      lines: [
        '{when}，{enterprise} 的管理员 {by} 重置了您账号的登录密码。原密码已失效，您在所有设备上的登录都已退出。',
        '请向管理员索取初始密码。首次登录后需要设置新密码；在此之前，知道初始密码的人可以登录您的账号。',
      ],
      whom: '企业的其他管理员核实。',
    }),
    'en-US': told('password', 'en-US', {
      lines: [
        'On {when}, {by}, an administrator of {enterprise}, reset the password of your account. The previous password no longer works, and you were signed out on every device.',
        'Ask the administrator for your initial password, which you change at your first sign-in. Until then, anyone who knows it can sign in as you.',
      ],
      whom: 'another administrator of the enterprise.',
    }),
  },
  passwordResetByOperations: {
    'zh-CN': told('password', 'zh-CN', {
      lines: [
        '{when}，平台运营人员重置了您账号的登录密码。原密码已失效，您在所有设备上的登录都已退出。',
        '请向平台运营人员索取初始密码。首次登录后需要设置新密码；在此之前，知道初始密码的人可以登录您的账号。',
      ],
      whom: '平台运营人员核实。',
    }),
    'en-US': told('password', 'en-US', {
      lines: [
        'On {when}, platform operations reset the password of your account. The previous password no longer works, and you were signed out on every device.',
        'Ask platform operations for your initial password, which you change at your first sign-in. Until then, anyone who knows it can sign in as you.',
      ],
      whom: 'platform operations.',
    }),
  },
  factorsResetByAdministrator: {
    'zh-CN': told('factors', 'zh-CN', {
      lines: [
        '{when}，{enterprise} 的管理员 {by} 移除了您账号的两步验证方式、通行密钥、恢复码和绑定的手机号。您在所有设备上的登录都已退出。',
        '您的密码没有改变。请用密码登录，然后重新设置两步验证。',
      ],
      whom: '企业的其他管理员核实。',
    }),
    'en-US': told('factors', 'en-US', {
      lines: [
        'On {when}, {by}, an administrator of {enterprise}, removed the two-step verification, passkeys, recovery codes and phone number of your account. You were signed out on every device.',
        'Your password has not changed. Sign in with it and set up two-step verification again.',
      ],
      whom: 'another administrator of the enterprise.',
    }),
  },
  factorsResetByOperations: {
    'zh-CN': told('factors', 'zh-CN', {
      lines: [
        '{when}，平台运营人员移除了您账号的两步验证方式、通行密钥和恢复码。您在所有设备上的登录都已退出。',
        '您的密码没有改变。请用密码登录，然后重新设置两步验证。',
      ],
      whom: '平台运营人员核实。',
    }),
    'en-US': told('factors', 'en-US', {
      lines: [
        'On {when}, platform operations removed the two-step verification, passkeys and recovery codes of your account. You were signed out on every device.',
        'Your password has not changed. Sign in with it and set up two-step verification again.',
      ],
      whom: 'platform operations.',
    }),
  },
}

type Case = { lines: readonly string[]; whom: string }

function told(what: keyof typeof subjects, lang: Lang, { lines, whom }: Case): MailWords {
  const greeting = { 'zh-CN': '{name}，您好：', 'en-US': 'Hello {name},' }[lang]
  return { subject: subjects[what][lang], greeting, lines, button: '', ignore: onSurprise[lang] + whom }
}
