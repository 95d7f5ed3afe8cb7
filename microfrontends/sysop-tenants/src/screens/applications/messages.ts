import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

export const messages = { 'zh-CN': zhCN, 'en-US': enUS }
