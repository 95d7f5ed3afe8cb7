import type { MenuGroup } from './parcel.ts'
import type { Lang } from '../words/lang.ts'

/** The headings of the navigation's sections. One that has no entry for a person is not shown to them. */
export const menuGroups: Record<MenuGroup, Record<Lang, string>> = {
  work: { 'zh-CN': '工作', 'en-US': 'Work' },
  overview: { 'zh-CN': '概览', 'en-US': 'Overview' },
  tenants: { 'zh-CN': '企业与用户', 'en-US': 'Enterprises and users' },
  releases: { 'zh-CN': '应用与发布', 'en-US': 'Applications and releases' },
  messages: { 'zh-CN': '消息', 'en-US': 'Messages' },
  security: { 'zh-CN': '安全与审计', 'en-US': 'Security and audit' },
  system: { 'zh-CN': '系统', 'en-US': 'System' },
  administration: { 'zh-CN': '企业管理', 'en-US': 'Administration' },
}
