import type { Lang } from '@atrium/shared-utility/contract'
import type { MailWords } from './words.ts'

/** What a person wants to be told by mail: what happened, and where it stands. */
export const noticeWords = {
  notice: {
    'zh-CN': {
      subject: '您有一条新消息',
      greeting: '{name}，您好：',
      lines: ['{title}', '来自企业空间：{enterprise}'],
      button: '查看消息',
      ignore: '您收到此邮件，因为您选择了以邮件接收此类通知。可在“个人中心”的“通知方式”中更改。',
    },
    'en-US': {
      subject: 'You have a new message',
      greeting: 'Hello {name},',
      lines: ['{title}', 'From the enterprise {enterprise}'],
      button: 'Read your messages',
      ignore:
        'You receive this because you chose email notifications. You can change that in your account under Notifications.',
    },
  },
} satisfies Record<string, Record<Lang, MailWords>>
