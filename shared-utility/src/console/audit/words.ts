import type { UserTypeWords } from '../../contract/index.ts'
import { lookMessages } from '../../ui/look/words.ts'
import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

/** What is said of acts and sign-ins, to operators and to administrators of enterprises alike. */
export const auditMessages = {
  'zh-CN': { ...lookMessages['zh-CN'], ...zhCN },
  'en-US': { ...lookMessages['en-US'], ...enUS },
} satisfies UserTypeWords
