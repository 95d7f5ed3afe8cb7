import type { Screen } from './screen.ts'

/** What operators see. */
export const operatorScreens: readonly Screen[] = [
  { name: 'enterprises', userType: 7, path: '/sysop/enterprise' },
  {
    name: 'enterprises-filters',
    userType: 7,
    path: '/sysop/enterprise?status=active',
    after: (page, t) => page.getByRole('button', { name: t('moreFilters') }).click(),
  },
  { name: 'enterprises-no-match', userType: 7, path: '/sysop/enterprise?iSearch=nothing-has-this-name' },
  { name: 'enterprise-add', userType: 7, path: '/sysop/enterprise?dialog=add' },
  { name: 'enterprise-edit', userType: 7, path: '/sysop/enterprise?dialog=edit&of=demo1' },
  { name: 'enterprise-suspend', userType: 7, path: '/sysop/enterprise?dialog=suspend&of=demo1' },
  { name: 'enterprise', userType: 7, path: '/sysop/enterprise/demo1' },
  { name: 'enterprise-missing', userType: 7, path: '/sysop/enterprise/nosuchone' },
  {
    name: 'enterprise-messengers-by-operator',
    userType: 7,
    path: '/space-demo1/sysop/messengers',
  },
  { name: 'messengers-of-no-enterprise', userType: 7, path: '/sysop/messengers' },
  { name: 'enterprise-sign-on-by-operator', userType: 7, path: '/space-demo1/sysop/sign-on' },
  { name: 'users', userType: 7, path: '/sysop/users' },
  { name: 'users-of-an-enterprise', userType: 7, path: '/sysop/users?userType=0&entid=demo1' },
  { name: 'users-no-match', userType: 7, path: '/sysop/users?iSearch=nobody-has-this-name' },
  {
    name: 'user-contact',
    userType: 7,
    path: '/sysop/users?userType=0&entid=demo1',
    async after(page) {
      await page.locator('main [aria-haspopup="menu"]').last().click()
      await page.getByRole('menuitem').first().click()
      await page.getByRole('dialog').getByRole('textbox').first().waitFor()
    },
  },
  { name: 'sessions', userType: 7, path: '/sysop/sessions' },
  { name: 'sign-ins', userType: 7, path: '/sysop/sign-ins' },
  { name: 'networks', userType: 7, path: '/sysop/networks' },
  { name: 'audit', userType: 7, path: '/sysop/audit' },
  {
    name: 'audit-record',
    userType: 7,
    path: '/sysop/audit',
    after: (page) => page.locator('main a[href*="/sysop/audit/"]').first().click(),
  },
  { name: 'audit-record-missing', userType: 7, path: '/sysop/audit/999999999' },
  { name: 'platform-security', userType: 7, path: '/sysop/security' },
]
