import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

/** What is said of how an enterprise looks, for every kind of administrator who sets it. */
export const styleMessages = { 'zh-CN': zhCN, 'en-US': enUS }
