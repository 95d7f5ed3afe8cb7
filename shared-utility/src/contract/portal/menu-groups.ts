import type { MenuGroup } from './parcel.ts'
import type { Lang } from '../words/lang.ts'

/** The headings of the navigation's groups. A group stands where the first of its entries does. */
export const menuGroups: Record<MenuGroup, Record<Lang, string>> = {
  people: { 'zh-CN': '人员', 'en-US': 'People' },
  access: { 'zh-CN': '安全与登录', 'en-US': 'Security and sign-in' },
  tenants: { 'zh-CN': '企业与用户', 'en-US': 'Enterprises and users' },
  records: { 'zh-CN': '监控与审计', 'en-US': 'Monitoring and audit' },
}
