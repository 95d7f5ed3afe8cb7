import { writingMessages } from '@atrium/shared-utility/writing'
import type { enterpriseTypes, UserTypeWords } from '@atrium/shared-utility/contract'
import enUS from './messages/en-US.json' with { type: 'json' }
import zhCN from './messages/zh-CN.json' with { type: 'json' }

export const messages = {
  'zh-CN': { ...writingMessages['zh-CN'], ...zhCN },
  'en-US': { ...writingMessages['en-US'], ...enUS },
} satisfies UserTypeWords<(typeof enterpriseTypes)[number]>
