import { type CallOutput, UserType } from '@atrium/shared-utility/contract'
import { changedResult, fakeResult } from './fake-result.ts'
import type { Screen } from './screen.ts'

const scan = '**/api2/user/scanlogin/oauthLogin'
const asker = { browser: 'Firefox', system: 'Windows', ip: '192.0.2.7', numbers: [12, 47, 83], expires: 100 }
const ticket = 'A'.repeat(22)

const invited = { valid: true, entName: 'Acme', ticket: 'A', needsPhone: false }
const checked = fakeResult('**/api2/user/register/checkICode*', invited)
const toBind = {
  type: 'feishu',
  nickname: 'Colleague',
  entId: 'demo1',
  entName: 'Demo 1',
  canRegister: true,
  isReturning: false,
  signedInAs: null,
} satisfies CallOutput<'getBindTicket'>
const mustChange = changedResult('**/sapi/user/baseinfo*', { mustChangePassword: true })

/** The ways in beside the sign-in page. */
export const entranceScreens: readonly Screen[] = [
  { name: 'sign-in-mini-program', pattern: 'mini program', path: '/m/login' },
  { name: 'sign-in-by-sms', path: '/sign/sms' },
  { name: 'sign-in-by-passkey', path: '/sign/passkey' },
  { name: 'register', path: '/sign/register' },
  {
    name: 'register-person',
    pattern: 'form of many fields',
    path: '/sign/register',
    before: checked,
    async after(page, t) {
      await page.getByLabel(t('invitation')).fill('ABCDE-12345')
      await page.keyboard.press('Enter')
      await page.getByLabel(t('loginId')).waitFor()
    },
  },
  { name: 'sign-in-by-scan', pattern: 'QR code', path: '/sign/scan' },
  {
    name: 'scan-confirm',
    pattern: 'choice of a number',
    userType: UserType.member,
    path: `/sign/confirm-scan?ticket=${ticket}`,
    before: fakeResult(scan, asker),
  },
  { name: 'app-link-client-signin-open', pattern: 'way into an app', path: '/client/signin/open' },
  { name: 'app-link-client-qrcode-main', path: '/client/qrcode/main' },
  { name: 'app-link-client-workcircle-open', path: '/client/workcircle/open' },
  { name: 'app-link-client-dashboard-open', path: '/client/dashboard/open' },
  { name: 'scan-ended', userType: UserType.member, path: '/sign/confirm-scan' },
  { name: 'bind', path: '/space-demo1/openBind', before: fakeResult('**/api2/oauth2/bind/ticket*', toBind) },
  {
    name: 'bind-phone',
    path: '/space-demo1/openBind',
    before: fakeResult('**/api2/oauth2/bind/ticket*', toBind),
    async after(page, t) {
      await page.getByRole('button', { name: t('bindByPhone') }).click()
      await page.getByLabel(t('phone')).waitFor()
    },
  },
  {
    name: 'bind-returning',
    path: '/space-demo1/openBind',
    before: fakeResult('**/api2/oauth2/bind/ticket*', { ...toBind, isReturning: true }),
  },
  { name: 'bind-expired', path: '/openBind' },
  { name: 'dingtalk-failed', path: '/integration/login' },
  { name: 'feishu-failed', path: '/integration/loginfs' },
  { name: 'wecom-failed', path: '/integration/loginqywx' },
  { name: 'sign-on-ended', path: '/space-demo1/home/signOn' },
  { name: 'login-middle', path: '/space-demo1/loginMiddle?originType=loginApp&url=%2Fhomepage' },
  { name: 'password-reset', path: '/home/reset' },
  // Between the two, so that the fragment of the second makes a page of its own.
  { name: 'email-link', path: `/home/email#token=${'A'.repeat(43)}` },
  { name: 'password-reset-link', pattern: 'new password', path: `/home/reset#token=${'A'.repeat(43)}` },
  { name: 'password-due', userType: UserType.member, path: '/force/password', before: mustChange },
]
