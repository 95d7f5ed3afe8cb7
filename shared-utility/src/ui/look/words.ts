import { useTranslate } from '../../react/index.ts'
import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

/** The icons and colours of applications, by name. */
export const lookMessages = { 'zh-CN': zhCN, 'en-US': enUS }

export function useLookText() {
  return useTranslate(lookMessages)
}
