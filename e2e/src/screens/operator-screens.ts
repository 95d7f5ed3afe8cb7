import { UserType } from '@atrium/shared-utility/contract'
import { fakeBulk } from './fake-bulk.ts'
import { fakeDictionary } from './fake-dictionary.ts'
import { fakeJobs } from './fake-jobs.ts'
import { fakeTraffic } from './fake-traffic.ts'
import { fakeBundles } from './fake-bundles.ts'
import { fakeMessageReaders } from './fake-messages.ts'
import { fakePackages } from './fake-packages.ts'
import { fakeUpdates } from './fake-updates.ts'
import { fakeWhiteList } from './fake-white-list.ts'
import { parcelScreens } from './parcel-screens.ts'
import { proposalScreens } from './proposal-screens.ts'
import type { Screen } from './screen.ts'

/** What operators see. */
export const operatorScreens: readonly Screen[] = [
  { name: 'dashboard', pattern: 'figures at a glance', userType: UserType.operator, path: '/sysop' },
  { name: 'enterprises', pattern: 'list', userType: UserType.operator, path: '/sysop/enterprise' },
  {
    name: 'enterprises-filters',
    pattern: 'filters of a list',
    userType: UserType.operator,
    path: '/sysop/enterprise?status=active',
    after: (page, t) => page.getByRole('button', { name: t('moreFilters') }).click(),
  },
  {
    name: 'enterprises-no-match',
    pattern: 'list without a match',
    userType: UserType.operator,
    path: '/sysop/enterprise?iSearch=nothing-has-this-name',
  },
  {
    name: 'enterprise-add',
    pattern: 'dialog with a form',
    userType: UserType.operator,
    path: '/sysop/enterprise?dialog=add',
  },
  { name: 'enterprise-edit', userType: UserType.operator, path: '/sysop/enterprise?dialog=edit&of=demo1' },
  {
    name: 'enterprise-suspend',
    pattern: 'question before an act',
    userType: UserType.operator,
    path: '/sysop/enterprise?dialog=suspend&of=demo1',
  },
  { name: 'enterprise', pattern: 'one of a list', userType: UserType.operator, path: '/sysop/enterprise/demo1' },
  { name: 'enterprise-people', userType: UserType.operator, path: '/sysop/enterprise/demo1?tab=people' },
  { name: 'enterprise-applications', userType: UserType.operator, path: '/sysop/enterprise/demo1?tab=applications' },
  { name: 'enterprise-announcements', userType: UserType.operator, path: '/sysop/enterprise/demo1?tab=announcements' },
  { name: 'enterprise-packages', userType: UserType.operator, path: '/sysop/enterprise/demo1?tab=packages' },
  { name: 'enterprise-missing', userType: UserType.operator, path: '/sysop/enterprise/nosuchone' },
  {
    name: 'enterprise-messengers-by-operator',
    userType: UserType.operator,
    path: '/space-demo1/sysop/messengers',
  },
  { name: 'messengers-of-no-enterprise', userType: UserType.operator, path: '/sysop/messengers' },
  { name: 'enterprise-sign-on-by-operator', userType: UserType.operator, path: '/space-demo1/sysop/sign-on' },
  { name: 'enterprise-style-by-operator', userType: UserType.operator, path: '/space-demo1/sysop/style' },
  { name: 'users', userType: UserType.operator, path: '/sysop/users' },
  {
    name: 'users-of-an-enterprise',
    userType: UserType.operator,
    path: `/sysop/users?userType=${UserType.member}&entid=demo1`,
  },
  {
    name: 'user',
    userType: UserType.operator,
    path: `/sysop/users?userType=${UserType.member}&entid=demo1`,
    after: (page) => page.locator('main a[href*="/sysop/users/"]').first().click(),
  },
  { name: 'user-missing', userType: UserType.operator, path: '/sysop/users/nosuchone' },
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
  { name: 'bulk', userType: UserType.operator, path: '/sysop/bulk?id=b1', answers: fakeBulk },
  { name: 'sessions', userType: UserType.operator, path: '/sysop/sessions' },
  { name: 'sign-ins', userType: UserType.operator, path: '/sysop/sign-ins' },
  { name: 'networks', userType: UserType.operator, path: '/sysop/networks' },
  {
    name: 'traffic',
    pattern: 'figures over time',
    userType: UserType.operator,
    path: '/sysop/traffic',
    answers: fakeTraffic,
  },
  { name: 'jobs', userType: UserType.operator, path: '/sysop/job', answers: fakeJobs },
  { name: 'job', pattern: 'steps of a job', userType: UserType.operator, path: '/sysop/job/j1', answers: fakeJobs },
  { name: 'job-missing', userType: UserType.operator, path: '/sysop/job/nosuchone' },
  { name: 'settings', pattern: 'settings', userType: UserType.operator, path: '/sysop/setting' },
  { name: 'settings-mail', userType: UserType.operator, path: '/sysop/setting?dialog=mail' },
  { name: 'settings-retention', userType: UserType.operator, path: '/sysop/setting?dialog=retention' },
  { name: 'audit', userType: UserType.operator, path: '/sysop/audit' },
  {
    name: 'audit-record',
    pattern: 'before and after',
    userType: UserType.operator,
    path: '/sysop/audit',
    after: (page) => page.locator('main a[href*="/sysop/audit/"]').first().click(),
  },
  { name: 'audit-record-missing', userType: UserType.operator, path: '/sysop/audit/999999999' },
  { name: 'saas', userType: UserType.operator, path: '/sysop/saas' },
  { name: 'saas-category', userType: UserType.operator, path: '/sysop/saas/retail' },
  { name: 'saas-category-enterprises', userType: UserType.operator, path: '/sysop/saas/retail?tab=enterprises' },
  { name: 'saas-category-missing', userType: UserType.operator, path: '/sysop/saas/nosuchone' },
  { name: 'messages-of-operators', userType: UserType.operator, path: '/sysop/message' },
  {
    name: 'message-of-operators',
    userType: UserType.operator,
    path: '/sysop/message/m1',
    answers: fakeMessageReaders,
  },
  {
    name: 'message-form',
    pattern: 'editor of texts',
    userType: UserType.operator,
    path: '/sysop/message?dialog=add',
    after: (page) => page.locator('.ProseMirror').first().waitFor(),
  },
  { name: 'packages', userType: UserType.operator, path: '/sysop/package', answers: fakePackages },
  { name: 'package', userType: UserType.operator, path: '/sysop/package/apk/p1', answers: fakePackages },
  { name: 'dictionary', userType: UserType.operator, path: '/sysop/dictionary', answers: fakeDictionary },
  {
    name: 'dictionary-text',
    userType: UserType.operator,
    path: '/sysop/dictionary?dialog=edit&of=sysop%7Crows',
    answers: fakeDictionary,
  },
  {
    name: 'dictionary-publish',
    userType: UserType.operator,
    path: '/sysop/dictionary?dialog=publish',
    answers: fakeDictionary,
  },
  { name: 'updates', userType: UserType.operator, path: '/sysop/update', answers: fakeUpdates },
  { name: 'update', userType: UserType.operator, path: '/sysop/update/up1', answers: fakeUpdates },
  { name: 'update-form', userType: UserType.operator, path: '/sysop/update?dialog=add', answers: fakeUpdates },
  {
    name: 'update-of-a-bundle',
    userType: UserType.operator,
    path: '/sysop/update?dialog=install&of=b1',
    answers: async (page) => {
      await fakeUpdates(page)
      await fakeBundles(page)
    },
  },
  { name: 'bundles', userType: UserType.operator, path: '/sysop/update/bundle', answers: fakeBundles },
  { name: 'bundle', userType: UserType.operator, path: '/sysop/update/bundle/b1', answers: fakeBundles },
  {
    name: 'bundle-refused',
    pattern: 'findings',
    userType: UserType.operator,
    path: '/sysop/update/bundle/b5',
    answers: fakeBundles,
  },
  { name: 'white-list', userType: UserType.operator, path: '/sysop/white-list', answers: fakeWhiteList },
  {
    name: 'white-list-rule',
    userType: UserType.operator,
    path: '/sysop/white-list?dialog=close&of=host',
    answers: fakeWhiteList,
  },
  {
    name: 'white-list-form',
    userType: UserType.operator,
    path: '/sysop/white-list?dialog=add&of=host',
    answers: fakeWhiteList,
  },
  ...parcelScreens,
  ...proposalScreens,
  { name: 'settings-telemetry', userType: UserType.operator, path: '/sysop/setting?dialog=telemetry' },
  { name: 'platform-security', userType: UserType.operator, path: '/sysop/security' },
]
