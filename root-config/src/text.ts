import { intlFor, type Messages } from '@atrium/shared-utility'
import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

/** The shell's own words. */
export const messages = { 'zh-CN': zhCN, 'en-US': enUS } satisfies Messages

type TextKey = keyof typeof zhCN

/** A text of the shell in the person's language, outside of React too. */
export function text(key: TextKey, values: Record<string, string | number> = {}) {
  return intlFor(messages).formatMessage({ id: key }, values)
}
