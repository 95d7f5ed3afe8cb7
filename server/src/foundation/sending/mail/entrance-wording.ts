import type { Lang } from '@atrium/shared-utility/contract'
import type { MailWords } from './words.ts'

const shared = {
  'zh-CN': {
    subject: '登录页运行的代码已更换',
    greeting: '{name}，您好：',
    button: '',
    ignore:
      '如果您知道此事，无需处理。否则请立即当面或通过电话核实，并在“微前端 - 发布记录”中申请回到上一次发布。您收到此邮件，因为您是超级运营人员。',
  },
  'en-US': {
    subject: 'Sign-in page code changed',
    greeting: 'Hello {name},',
    button: '',
    ignore:
      'If you know about this, no action is needed. If not, check immediately, in person or by phone, and propose restoring the previous revision (Parcels, Revisions). You receive this because you are a root operator.',
  },
} satisfies Record<Lang, Omit<MailWords, 'lines'>>

/**
 * The mail comes after the fact, to root operators: it has no link and no secret, because a forger of it would put one
 * in.
 */
export const entranceWords = {
  entranceChanged: {
    'zh-CN': {
      ...shared['zh-CN'],
      lines: [
        '{when}，平台运营人员 {by} 批准了 {proposer} 的变更申请，第 {number} 次发布已生效：{parts}。',
        '这些代码在所有人的登录页上运行。',
      ],
    },
    'en-US': {
      ...shared['en-US'],
      lines: [
        'On {when}, operator {by} approved a proposal by {proposer}, and revision {number} of the portal is live: {parts}.',
        'This code runs on everyone’s sign-in page.',
      ],
    },
  },
  entranceChangedAlone: {
    'zh-CN': {
      ...shared['zh-CN'],
      lines: [
        '{when}，唯一有效的平台运营人员 {by} 独自回到了更换之前的版本，第 {number} 次发布已生效：{parts}。',
        '这些代码在所有人的登录页上运行。',
      ],
    },
    'en-US': {
      ...shared['en-US'],
      lines: [
        'On {when}, {by}, the only operator with an active account, restored the previous version alone: revision {number} of the portal, with {parts}.',
        'This code runs on everyone’s sign-in page.',
      ],
    },
  },
} satisfies Record<string, Record<Lang, MailWords>>
