import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

/** What is said where messages to people are written, by operators and by enterprises alike. */
export const writingMessages = { 'zh-CN': zhCN, 'en-US': enUS }
