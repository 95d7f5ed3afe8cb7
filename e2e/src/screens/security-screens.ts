import type { Page } from '@playwright/test'
import { type Connector, UserType } from '@atrium/shared-utility/contract'
import type { wordsOf } from '../words.ts'
import { fakeCategories } from './fake-categories.ts'
import { fakeOverrides } from './fake-overrides.ts'
import { changedResult, fakeResult } from './fake-result.ts'
import { fakeRequests } from './fake-requests.ts'
import type { Screen } from './screen.ts'

const status = {
  enrolled: [],
  recoveryCodesLeft: 0,
  methods: ['totp', 'sms', 'webauthn'],
  phoneMask: '138****8000',
  signedInByPhone: false,
  verified: false,
  required: true,
  requiredElsewhere: false,
  forced: true,
  deadline: null,
  trustDeviceDays: 7,
}
const enrolled = {
  ...status,
  enrolled: [
    { kind: 'totp', id: 'factor1', name: null, confirmedAt: '2026-01-05T08:00:00.000Z' },
    { kind: 'sms', id: 'factor2', name: '138****8000', confirmedAt: '2026-01-06T08:00:00.000Z' },
  ],
  recoveryCodesLeft: 8,
}
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `ABCDE-FGH${index}J`)

const soon = { open: 'true', effective: 'false', effectiveTime: '2030-01-31T00:00:00.000Z' }

const connectors = '**/sapi/enterprise/connector'
const connector: Connector = {
  id: 'c1',
  name: 'Company',
  issuer: 'https://idp.example',
  clientId: 'atrium',
  joins: true,
  joiningType: UserType.member,
  joiningRoleIds: [],
  trustsOwnDomains: false,
  enabled: true,
  version: 1,
  redirectUri: 'https://portal.example/space-demo1/home/signOn',
  linkedCount: 12,
}
const asked = { list: [connector], roles: [] }

const path = '/force/frontTwoVerify'

/** One's own account, and what administrators ask of others. */
export const securityScreens: readonly Screen[] = [
  {
    name: 'application-category',
    userType: UserType.administrator,
    path: '/enterprise/applications/category/c1',
    answers: fakeCategories,
  },
  { name: 'profile', pattern: 'sections of an account', userType: UserType.administrator, path: '/user/profile' },
  { name: 'override', userType: UserType.administrator, path: '/user/override', answers: fakeOverrides },
  { name: 'override-none', userType: UserType.administrator, path: '/user/override' },
  {
    name: 'override-asked',
    pattern: 'question of trust',
    userType: UserType.administrator,
    path: '/user/override?ask=o1',
    answers: fakeOverrides,
  },
  { name: 'override-gone', userType: UserType.administrator, path: '/user/override?ask=gone' },
  { name: 'enterprise-security', userType: UserType.administrator, path: '/enterprise/security' },
  { name: 'members', userType: UserType.administrator, path: '/enterprise/members' },
  { name: 'member-import', userType: UserType.administrator, path: '/enterprise/members/import' },
  {
    name: 'departments',
    pattern: 'tree beside a list',
    userType: UserType.administrator,
    path: '/enterprise/departments',
  },
  { name: 'directory', userType: UserType.member, path: '/user/directory' },
  { name: 'applications', userType: UserType.administrator, path: '/enterprise/applications' },
  {
    name: 'application-requests',
    userType: UserType.administrator,
    path: '/enterprise/applications/requests',
    answers: fakeRequests,
  },
  { name: 'roles', userType: UserType.administrator, path: '/enterprise/roles' },
  { name: 'own-overview', userType: UserType.administrator, path: '/enterprise/overview' },
  { name: 'member-sign-ins', userType: UserType.administrator, path: '/enterprise/sign-ins' },
  { name: 'announcements', userType: UserType.administrator, path: '/enterprise/announcements' },
  { name: 'announcement-missing', userType: UserType.administrator, path: '/enterprise/announcements/none' },
  { name: 'member-sessions', userType: UserType.administrator, path: '/enterprise/sessions' },
  { name: 'own-audit', userType: UserType.administrator, path: '/enterprise/audit' },
  {
    name: 'own-audit-record',
    userType: UserType.administrator,
    path: '/enterprise/audit',
    after: (page) => page.locator('main a[href*="/enterprise/audit/"]').first().click(),
  },
  { name: 'own-audit-record-missing', userType: UserType.administrator, path: '/enterprise/audit/999999999' },
  { name: 'invitations', userType: UserType.administrator, path: '/enterprise/invitations' },
  {
    name: 'invitation-add',
    userType: UserType.administrator,
    path: '/enterprise/invitations',
    after: (page, t) => page.getByRole('button', { name: t('addInvitation') }).click(),
  },
  { name: 'enterprise-messengers', userType: UserType.administrator, path: '/enterprise/messengers' },
  {
    name: 'enterprise-style',
    pattern: 'colours and pictures',
    userType: UserType.administrator,
    path: '/enterprise/style',
  },
  {
    name: 'enterprise-sign-on',
    userType: UserType.administrator,
    path: '/enterprise/sign-on',
    before: fakeResult(connectors, asked),
  },
  { name: 'two-step-enrol', userType: UserType.member, path },
  {
    name: 'two-step-scan',
    pattern: 'secret to scan',
    userType: UserType.member,
    path,
    before: withSecret,
    after: setUpApp,
  },
  { name: 'two-step-verify', pattern: 'code of an app', userType: UserType.member, path, before: asStatus(enrolled) },
  {
    name: 'two-step-verify-sms',
    userType: UserType.member,
    path,
    before: asStatus({ ...enrolled, enrolled: enrolled.enrolled.slice(1) }),
  },
  {
    name: 'two-step-factors',
    userType: UserType.member,
    path,
    before: asStatus({ ...enrolled, verified: true, required: false }),
  },
  {
    name: 'two-step-recovery-codes',
    pattern: 'codes to keep',
    userType: UserType.member,
    path,
    async before(page) {
      await withSecret(page)
      await fakeResult('**/sapi/user/twostep/totp/confirm', { recoveryCodes })(page)
    },
    async after(page, t) {
      await setUpApp(page, t)
      await page.getByRole('textbox').last().fill('123456')
      await page.keyboard.press('Enter')
    },
  },
  {
    name: 'two-step-reminder',
    pattern: 'reminder above a page',
    userType: UserType.member,
    path: '/user/workbench',
    before: changedResult('**/sapi/user/baseinfo*', { twoStep: soon }),
  },
]

function setUpApp(page: Page, t: ReturnType<typeof wordsOf>) {
  return page.getByRole('button', { name: t('setUpApp'), exact: true }).click()
}

/** What setting up an app begins with, for a person who has just confirmed who they are. */
function withSecret(page: Page) {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  const qr = { size: 25, path: 'M1 1h7v7h-7zM17 1h7v7h-7zM1 17h7v7h-7zM11 11h3v3h-3zM19 19h3v3h-3z' }
  return fakeResult('**/sapi/user/twostep/totp/begin', { secret, uri: `otpauth://totp/Atrium?secret=${secret}`, qr })(
    page,
  )
}

function asStatus(result: object) {
  return fakeResult('**/sapi/user/twostep/status*', result)
}
