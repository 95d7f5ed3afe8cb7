import { UserType } from '@atrium/shared-utility/contract'
import { fakeBulk } from './fake-bulk.ts'
import { fakeDictionary } from './fake-dictionary.ts'
import { fakeJobs } from './fake-jobs.ts'
import { fakeTelemetry } from './fake-telemetry.ts'
import { fakeTraffic } from './fake-traffic.ts'
import { fakeBundles } from './fake-bundles.ts'
import { fakePackages } from './fake-packages.ts'
import { fakeOverrides } from './fake-overrides.ts'
import { fakeParcels } from './fake-parcels.ts'
import { fakeUpdates } from './fake-updates.ts'
import { fakeWhiteList } from './fake-white-list.ts'
import { proposalScreens } from './proposal-screens.ts'
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
  { name: 'enterprise-style-by-operator', userType: UserType.operator, path: '/space-demo1/sysop/style' },
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
  { name: 'bulk', userType: UserType.operator, path: '/sysop/bulk?id=b1', answers: fakeBulk },
  { name: 'sessions', userType: UserType.operator, path: '/sysop/sessions' },
  { name: 'sign-ins', userType: UserType.operator, path: '/sysop/sign-ins' },
  { name: 'networks', userType: UserType.operator, path: '/sysop/networks' },
  { name: 'traffic', userType: UserType.operator, path: '/sysop/traffic', answers: fakeTraffic },
  { name: 'jobs', userType: UserType.operator, path: '/sysop/job', answers: fakeJobs },
  { name: 'job', userType: UserType.operator, path: '/sysop/job/j1', answers: fakeJobs },
  { name: 'job-missing', userType: UserType.operator, path: '/sysop/job/nosuchone' },
  { name: 'settings', userType: UserType.operator, path: '/sysop/setting' },
  { name: 'settings-mail', userType: UserType.operator, path: '/sysop/setting?dialog=mail' },
  { name: 'settings-retention', userType: UserType.operator, path: '/sysop/setting?dialog=retention' },
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
  { name: 'bundle-refused', userType: UserType.operator, path: '/sysop/update/bundle/b5', answers: fakeBundles },
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
  { name: 'parcels', userType: UserType.operator, path: '/sysop/parcels', answers: fakeParcels },
  { name: 'parcel-form', userType: UserType.operator, path: '/sysop/parcels?dialog=add', answers: fakeParcels },
  { name: 'parcel', userType: UserType.operator, path: '/sysop/parcels/orders', answers: fakeParcels },
  {
    name: 'parcel-token-form',
    userType: UserType.operator,
    path: '/sysop/parcels/orders?dialog=token',
    answers: fakeParcels,
  },
  {
    name: 'parcel-version',
    userType: UserType.operator,
    path: '/sysop/parcels/orders?dialog=report&of=v2',
    answers: fakeParcels,
  },
  {
    name: 'parcel-release',
    userType: UserType.operator,
    path: '/sysop/parcels/orders?dialog=release&of=v3',
    answers: fakeParcels,
  },
  { name: 'overrides', userType: UserType.operator, path: '/sysop/parcels/override', answers: fakeOverrides },
  {
    name: 'override-revoke',
    userType: UserType.operator,
    path: '/sysop/parcels/override?dialog=revoke&of=o1',
    answers: fakeOverrides,
  },
  {
    name: 'parcel-preview',
    userType: UserType.operator,
    path: '/sysop/parcels/orders?dialog=preview&of=v3',
    answers: fakeParcels,
  },
  { name: 'revisions', userType: UserType.operator, path: '/sysop/parcels/revision', answers: fakeParcels },
  { name: 'revision', userType: UserType.operator, path: '/sysop/parcels/revision/r1', answers: fakeParcels },
  {
    name: 'revision-back',
    userType: UserType.operator,
    path: '/sysop/parcels/revision/r1?dialog=back',
    answers: fakeParcels,
  },
  {
    name: 'parcel-rollout',
    userType: UserType.operator,
    path: '/sysop/parcels/orders?dialog=rollout&of=v3',
    answers: fakeParcels,
  },
  { name: 'parcel-back', userType: UserType.operator, path: '/sysop/parcels/orders?dialog=back', answers: fakeParcels },
  ...proposalScreens,
  { name: 'rollouts', userType: UserType.operator, path: '/sysop/parcels/rollout', answers: fakeParcels },
  { name: 'rollout', userType: UserType.operator, path: '/sysop/parcels/rollout/ro1', answers: fakeParcels },
  { name: 'rollout-halted', userType: UserType.operator, path: '/sysop/parcels/rollout/ro2', answers: fakeParcels },
  {
    name: 'rollout-widen',
    userType: UserType.operator,
    path: '/sysop/parcels/rollout/ro1?dialog=widen',
    answers: fakeParcels,
  },
  { name: 'parcel-missing', userType: UserType.operator, path: '/sysop/parcels/nosuchone' },
  { name: 'telemetry', userType: UserType.operator, path: '/sysop/telemetry', answers: fakeTelemetry },
  { name: 'telemetry-parcel', userType: UserType.operator, path: '/sysop/telemetry/orders', answers: fakeTelemetry },
  { name: 'telemetry-none', userType: UserType.operator, path: '/sysop/telemetry/nosuchone' },
  { name: 'settings-telemetry', userType: UserType.operator, path: '/sysop/setting?dialog=telemetry' },
  { name: 'platform-security', userType: UserType.operator, path: '/sysop/security' },
]
