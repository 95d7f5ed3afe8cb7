import type { Messages } from '../../page/i18n/intl.ts'
import enUS from './messages/later/en-US.json'
import zhCN from './messages/later/zh-CN.json'

/** The words of the kit beyond the first page; a parcel's own words are in its own dictionary. */
export const kitMessages: Messages = { 'zh-CN': zhCN, 'en-US': enUS }
