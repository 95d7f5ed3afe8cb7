import { useTranslate } from '@atrium/shared-utility/react'
import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

const messages = { 'zh-CN': zhCN, 'en-US': enUS }

/** The words of what only people who are signed in are sent. */
export function useSignedInText() {
  return useTranslate(messages)
}
