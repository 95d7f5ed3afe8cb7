import type { Lang } from '@atrium/shared-utility/contract'
import { entranceWords } from './entrance-wording.ts'
import { noticeWords } from './notice-wording.ts'
import { resetWords } from './reset-wording.ts'
import type { MailWords } from './words.ts'

export type MailKind =
  | 'passwordReset'
  | 'passwordChanged'
  | 'emailConfirm'
  | 'expiryNotice'
  | 'test'
  | keyof typeof entranceWords
  | keyof typeof noticeWords
  | keyof typeof resetWords

export const mailWords: Record<MailKind, Record<Lang, MailWords>> = {
  ...entranceWords,
  ...noticeWords,
  ...resetWords,
  passwordReset: {
    'zh-CN': {
      subject: '重置您的密码',
      greeting: '{name}，您好：',
      lines: ['我们收到了重置您账号密码的请求。请在 15 分钟内打开下面的链接，设置新密码。链接只能使用一次。'],
      button: '设置新密码',
      ignore: '如果这不是您本人的操作，请忽略此邮件，您的密码不会改变。',
    },
    'en-US': {
      subject: 'Reset your password',
      greeting: 'Hello {name},',
      lines: [
        'Somebody asked to reset the password of your account. Open the link below within 15 minutes to choose a new one. It works once.',
      ],
      button: 'Choose a new password',
      ignore: 'If that was not you, ignore this email: your password stays as it is.',
    },
  },
  passwordChanged: {
    'zh-CN': {
      subject: '您的密码已更改',
      greeting: '{name}，您好：',
      lines: ['您账号的登录密码刚刚被更改。'],
      button: '',
      ignore: '如果是您本人的操作，无需处理。否则请立即联系管理员，并通过登录页的“忘记密码”重新设置密码。',
    },
    'en-US': {
      subject: 'Your password was changed',
      greeting: 'Hello {name},',
      lines: ['The password of your account was changed a moment ago.'],
      button: '',
      ignore:
        'If that was you, there is nothing to do. If not, tell your administrator at once, and choose another password by “Forgot password” on the sign-in page.',
    },
  },
  test: {
    'zh-CN': {
      subject: '测试邮件',
      greeting: '{name}，您好：',
      lines: ['这是平台的测试邮件。您收到它，说明邮件服务已可用。'],
      button: '',
      ignore: '此邮件由运营人员在“平台设置”中发出，无需处理。',
    },
    'en-US': {
      subject: 'Test mail',
      greeting: 'Hello {name},',
      lines: ['This is a test mail of the platform. That it has reached you means that mail works.'],
      button: '',
      ignore: 'An operator sent it from the platform settings. There is nothing to do.',
    },
  },
  expiryNotice: {
    'zh-CN': {
      subject: '企业使用期限即将届满',
      greeting: '{name}，您好：',
      lines: ['“{enterprise}”的使用期限将于{when}届满。届满后，企业成员将无法登录和使用；数据会保留，续期后即可恢复。'],
      button: '',
      ignore: '如需继续使用，请在此之前联系平台运营人员续期。您收到此邮件，因为您是该企业的管理员。',
    },
    'en-US': {
      subject: 'The term of your enterprise is about to end',
      greeting: 'Hello {name},',
      lines: [
        'The term of {enterprise} ends on {when}. From then on its people cannot sign in or work in it; its data stays, and everything goes on once the term is extended.',
      ],
      button: '',
      ignore:
        'To go on using it, ask the platform operator to extend it before then. You receive this because you administer this enterprise.',
    },
  },
  emailConfirm: {
    'zh-CN': {
      subject: '确认您的邮箱',
      greeting: '{name}，您好：',
      lines: ['请在 24 小时内打开下面的链接，确认此邮箱属于您。确认后，您可以用它找回密码。'],
      button: '确认邮箱',
      ignore: '如果这不是您本人的操作，请忽略此邮件，此邮箱不会被使用。',
    },
    'en-US': {
      subject: 'Confirm your email address',
      greeting: 'Hello {name},',
      lines: [
        'Open the link below within 24 hours to confirm that this address is yours. From then on it can be used to reset your password.',
      ],
      button: 'Confirm this address',
      ignore: 'If that was not you, ignore this email: the address will not be used.',
    },
  },
}
