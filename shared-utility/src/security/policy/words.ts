import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

/** What is said of policies, for people and enterprises alike. */
export const policyMessages = { 'zh-CN': zhCN, 'en-US': enUS }
