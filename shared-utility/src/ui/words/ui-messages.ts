import type { Messages } from '../../page/i18n/intl.ts'
import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

/** The words of what the first page draws; all that comes later has its words in `kit-messages.ts`. */
export const uiMessages: Messages = { 'zh-CN': zhCN, 'en-US': enUS }
