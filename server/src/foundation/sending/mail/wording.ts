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
        'We received a request to reset the password of your account. Open the link below within 15 minutes to choose a new one. It works once.',
      ],
      button: 'Choose a new password',
      ignore: 'If this wasn’t you, ignore this email; your password won’t change.',
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
      lines: ['The password of your account was just changed.'],
      button: '',
      ignore:
        'If this was you, no action is needed. If not, contact your administrator immediately and choose a new password with “Forgot password” on the sign-in page.',
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
      subject: 'Test email',
      greeting: 'Hello {name},',
      lines: ['This is a test email from the platform. If you received it, email works.'],
      button: '',
      ignore: 'An operator sent it from the platform settings. No action is needed.',
    },
  },
  expiryNotice: {
    'zh-CN': {
      subject: '企业即将到期',
      greeting: '{name}，您好：',
      lines: ['“{enterprise}”将于{when}到期。到期后成员无法登录和使用；数据会保留，续期后即可恢复。'],
      button: '',
      ignore: '如需继续使用，请在此之前联系平台运营人员续期。您收到此邮件，因为您是该企业的管理员。',
    },
    'en-US': {
      subject: 'Your enterprise is about to expire',
      greeting: 'Hello {name},',
      lines: [
        '{enterprise} expires on {when}. Members then can’t sign in; data is kept, and access returns once it is extended.',
      ],
      button: '',
      ignore:
        'To keep using it, ask the platform operator to extend it before then. You receive this because you are an administrator of this enterprise.',
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
        'Open the link below within 24 hours to confirm that this address is yours. You can then use it to reset your password.',
      ],
      button: 'Confirm address',
      ignore: 'If this wasn’t you, ignore this email; the address won’t be used.',
    },
  },
}
