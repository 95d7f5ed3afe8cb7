import { UserType } from '@atrium/shared-utility/contract'
import { fakeJobs } from './fake-jobs.ts'
import { fakePackages } from './fake-packages.ts'
import type { Screen } from './screen.ts'

/** What operators see. */
export const operatorScreens: readonly Screen[] = [
  { name: 'dashboard', userType: UserType.operator, path: '/sysop' },
  { name: 'enterprises', userType: UserType.operator, path: '/sysop/enterprise' },
  {
    name: 'enterprises-filters',
    userType: UserType.operator,
    path: '/sysop/enterprise?status=active',
    after: (page, t) => page.getByRole('button', { name: t('moreFilters') }).click(),
  },
  {
    name: 'enterprises-no-match',
    userType: UserType.operator,
    path: '/sysop/enterprise?iSearch=nothing-has-this-name',
  },
  { name: 'enterprise-add', userType: UserType.operator, path: '/sysop/enterprise?dialog=add' },
  { name: 'enterprise-edit', userType: UserType.operator, path: '/sysop/enterprise?dialog=edit&of=demo1' },
  { name: 'enterprise-suspend', userType: UserType.operator, path: '/sysop/enterprise?dialog=suspend&of=demo1' },
  { name: 'enterprise', userType: UserType.operator, path: '/sysop/enterprise/demo1' },
  { name: 'enterprise-missing', userType: UserType.operator, path: '/sysop/enterprise/nosuchone' },
  {
    name: 'enterprise-messengers-by-operator',
    userType: UserType.operator,
    path: '/space-demo1/sysop/messengers',
  },
  { name: 'messengers-of-no-enterprise', userType: UserType.operator, path: '/sysop/messengers' },
  { name: 'enterprise-sign-on-by-operator', userType: UserType.operator, path: '/space-demo1/sysop/sign-on' },
  { name: 'users', userType: UserType.operator, path: '/sysop/users' },
  {
    name: 'users-of-an-enterprise',
    userType: UserType.operator,
    path: `/sysop/users?userType=${UserType.member}&entid=demo1`,
  },
  { name: 'users-no-match', userType: UserType.operator, path: '/sysop/users?iSearch=nobody-has-this-name' },
  {
    name: 'user-contact',
    userType: UserType.operator,
    path: `/sysop/users?userType=${UserType.member}&entid=demo1`,
    async after(page) {
      await page.locator('main [aria-haspopup="menu"]').last().click()
      await page.getByRole('menuitem').first().click()
      await page.getByRole('dialog').getByRole('textbox').first().waitFor()
    },
  },
  { name: 'sessions', userType: UserType.operator, path: '/sysop/sessions' },
  { name: 'sign-ins', userType: UserType.operator, path: '/sysop/sign-ins' },
  { name: 'networks', userType: UserType.operator, path: '/sysop/networks' },
  { name: 'jobs', userType: UserType.operator, path: '/sysop/job', before: fakeJobs },
  { name: 'job', userType: UserType.operator, path: '/sysop/job/j1', before: fakeJobs },
  { name: 'job-missing', userType: UserType.operator, path: '/sysop/job/nosuchone' },
  { name: 'audit', userType: UserType.operator, path: '/sysop/audit' },
  {
    name: 'audit-record',
    userType: UserType.operator,
    path: '/sysop/audit',
    after: (page) => page.locator('main a[href*="/sysop/audit/"]').first().click(),
  },
  { name: 'audit-record-missing', userType: UserType.operator, path: '/sysop/audit/999999999' },
  { name: 'saas', userType: UserType.operator, path: '/sysop/saas' },
  { name: 'messages-of-operators', userType: UserType.operator, path: '/sysop/message' },
  {
    name: 'message-form',
    userType: UserType.operator,
    path: '/sysop/message?dialog=add',
    after: (page) => page.locator('.ProseMirror').first().waitFor(),
  },
  { name: 'packages', userType: UserType.operator, path: '/sysop/package', before: fakePackages },
  { name: 'package', userType: UserType.operator, path: '/sysop/package/apk/p1', before: fakePackages },
  { name: 'platform-security', userType: UserType.operator, path: '/sysop/security' },
]
