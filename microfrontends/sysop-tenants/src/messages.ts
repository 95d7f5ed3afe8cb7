import type { UserTypeWords } from '@atrium/shared-utility/contract'
import enUS from './messages/en-US.json' with { type: 'json' }
import zhCN from './messages/zh-CN.json' with { type: 'json' }

export const messages = { 'zh-CN': zhCN, 'en-US': enUS } satisfies UserTypeWords
