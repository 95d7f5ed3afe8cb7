import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

/** What is said of policies, whoever they are for. */
export const policyMessages = { 'zh-CN': zhCN, 'en-US': enUS }
