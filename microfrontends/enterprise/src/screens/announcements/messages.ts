import { writingMessages } from '@atrium/shared-utility/writing'
import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

export const messages = {
  'zh-CN': { ...writingMessages['zh-CN'], ...zhCN },
  'en-US': { ...writingMessages['en-US'], ...enUS },
}
