import type { memberTypes, UserTypeWords } from '@atrium/shared-utility/contract'
import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

export const messages = { 'zh-CN': zhCN, 'en-US': enUS } satisfies UserTypeWords<(typeof memberTypes)[number]>
