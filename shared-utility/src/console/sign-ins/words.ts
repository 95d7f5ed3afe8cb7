import { useTranslate } from '../../react/index.ts'
import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

const messages = { 'zh-CN': zhCN, 'en-US': enUS }

export function useSignInWords() {
  return useTranslate(messages)
}
