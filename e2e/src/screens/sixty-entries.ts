import type { Page } from '@playwright/test'
import { UserType } from '@atrium/shared-utility/contract'
import type { Screen } from './screen.ts'

type Menu = { group?: string; parent?: string; order: number; icon: string }
type Route = { path: string; title: string; menu?: Menu | null }
type Config = { routes: readonly Route[] }
type Store = { get: (atom: unknown) => Config; set: (atom: unknown, config: Config) => void }
declare const System: { import: (name: string) => Promise<{ atriumStore: Store; baseConfigAtom: unknown }> }

type Name = readonly [zh: string, en: string]

/** What an operator's navigation may hold one day: by sections, each entry with those that stand under it. */
const sections: Record<string, readonly (readonly [Name, ...Name[]])[]> = {
  overview: [[['使用量', 'Usage']], [['服务水平', 'Service levels']]],
  tenants: [
    [
      ['套餐', 'Plans'],
      ['账单', 'Billing'],
      ['合同', 'Contracts'],
    ],
    [
      ['角色', 'Roles'],
      ['权限', 'Permissions'],
    ],
    [['企业标签', 'Tags']],
    [['容量', 'Capacity']],
    [['账号合并', 'Merged accounts']],
  ],
  releases: [
    [
      ['应用', 'Applications'],
      ['应用分类', 'Application categories'],
      ['应用审核', 'Application reviews'],
    ],
    [
      ['模板', 'Templates'],
      ['组件', 'Components'],
    ],
    [
      ['发布计划', 'Release plans'],
      ['灰度发布', 'Staged releases'],
      ['回滚记录', 'Rollbacks'],
    ],
    [['小程序', 'Mini programs']],
    [['外部应用', 'Outside applications']],
  ],
  messages: [
    [['公告', 'Announcements']],
    [['消息模板', 'Message templates']],
    [
      ['推送通道', 'Push channels'],
      ['短信记录', 'SMS records'],
      ['邮件记录', 'Email records'],
      ['投递失败', 'Failed deliveries'],
    ],
  ],
  security: [
    [
      ['风险事件', 'Risk events'],
      ['登录限制', 'Sign-in limits'],
      ['敏感操作', 'Sensitive actions'],
    ],
    [
      ['密钥', 'Keys'],
      ['证书', 'Certificates'],
    ],
    [['数据导出', 'Data exports']],
    [['个人信息', 'Personal data']],
  ],
  system: [
    [
      ['存储', 'Storage'],
      ['数据库', 'Databases'],
      ['缓存', 'Caches'],
      ['备份', 'Backups'],
    ],
    [
      ['监控', 'Monitoring'],
      ['告警', 'Alerts'],
      ['日志', 'Logs'],
    ],
    [['定时任务', 'Schedules']],
    [['域名', 'Domains']],
    [['接口', 'Interfaces']],
    [
      ['字典', 'Dictionaries'],
      ['语言', 'Languages'],
    ],
    [['区域', 'Regions']],
    [['邮件服务器', 'Mail servers']],
    [['地图服务', 'Map services']],
  ],
}
const icons = ['box', 'users', 'building', 'shield', 'mail', 'list', 'key', 'lock', 'apps', 'info']

/** For the eye alone: it is no page of its own. */
export const withSixtyEntries: Screen = {
  name: 'navigation-sixty',
  userType: UserType.operator,
  path: '/sysop/setting',
  async after(page, t) {
    await showSixtyEntries(page)
    const button = page.getByRole('button', { name: t('openNavigation') })
    if (await button.isVisible()) await button.click()
  },
}

/** Fills the navigation of the operator who is signed in up to sixty entries; the page has to stand. */
export function showSixtyEntries(page: Page) {
  // The page's own module, by its own loader: nothing of it is imported here.
  const asked = { later: laterEntries(), door: '@atrium/shared-utility' }
  return page.evaluate(async ({ later, door }) => {
    const { atriumStore, baseConfigAtom } = await System.import(door)
    const config = atriumStore.get(baseConfigAtom)
    const model = config.routes.find(({ path }) => path === '/sysop/enterprise')
    if (!model) throw new Error('the list of enterprises has no route')
    const known = config.routes.filter(({ path, menu }) => path.startsWith('/sysop') && menu).length
    const isChinese = document.documentElement.lang.startsWith('zh')
    const routes = later.slice(0, 60 - known).map(({ name: [zh, en], ...entry }) => ({
      ...model,
      ...entry,
      title: isChinese ? zh : en,
    }))
    atriumStore.set(baseConfigAtom, { ...config, routes: [...config.routes, ...routes] })
  }, asked)
}

/** In the order of their sections; what stands under an entry comes after it. */
function laterEntries() {
  return Object.entries(sections).flatMap(([group, entries]) =>
    entries.flatMap(([name, ...below], nth) => {
      const path = `/later/${group}/${nth}`
      const menu = { group, order: 9_000 + nth, icon: icons[nth % icons.length] ?? 'box' }
      const children = below.map((one, place) => ({
        path: `${path}/${place}`,
        name: one,
        menu: { ...menu, parent: path },
      }))
      return [{ path, name, menu }, ...children]
    }),
  )
}
