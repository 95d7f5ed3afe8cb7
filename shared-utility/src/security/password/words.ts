import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

/** What the form of a new password says, and the form that hands over a first one. */
export const passwordMessages = { 'zh-CN': zhCN, 'en-US': enUS }
