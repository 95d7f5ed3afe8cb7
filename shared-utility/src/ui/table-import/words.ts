import { useTranslate } from '../../react/index.ts'
import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

const messages = { 'zh-CN': zhCN, 'en-US': enUS }

/** What is said where tables are brought in by a file. */
export function useImportText() {
  return useTranslate(messages)
}
