import type { Page } from '@playwright/test'
import { UserType } from '@atrium/shared-utility/contract'
import type { wordsOf } from '../words.ts'
import { fakeMessageInCare } from './fake-messages.ts'
import { fakeDeputies, fakeTruster } from './fake-deputies.ts'
import { entranceScreens } from './entrance-screens.ts'
import { appScreens } from './app-screens.ts'
import { builderScreens } from './builder-screens.ts'
import { chatScreens } from './chat-screens.ts'
import { plainScreens } from './declared-pages.ts'
import { changedResult, fakeResult } from './fake-result.ts'
import { layoutScreens } from './layout-screens.ts'
import { operatorScreens } from './operator-screens.ts'
import type { Screen } from './screen.ts'
import { securityScreens } from './security-screens.ts'

export type { Screen } from './screen.ts'

const ownNavigation = [
  { id: 'home', name: 'Our house', icon: 'building', url: '/homepage', target: 'self', application: null },
  { id: 'work', name: 'Our work', icon: 'home', url: '/user/workbench', target: 'self', application: null },
]

const named: readonly Screen[] = [
  { name: 'landing', pattern: 'front page', path: '/' },
  { name: 'sign-in', path: '/home/login' },
  { name: 'sign-in-admin', path: '/home/login?isadmin=1' },
  {
    name: 'sign-in-refused',
    pattern: 'form with refused fields',
    path: '/home/login',
    after: (page, t) => page.getByRole('button', { name: t('signIn'), exact: true }).click(),
  },
  { name: 'landing-signed-in', userType: UserType.member, path: '/' },
  {
    name: 'enterprise-home',
    pattern: 'home of an enterprise',
    userType: UserType.administrator,
    path: '/space-demo1/homepage',
  },
  {
    name: 'enterprise-home-own-navigation',
    userType: UserType.administrator,
    path: '/homepage',
    async before(page) {
      await changedResult('**/sapi/user/baseinfo*', { ownNavigation: true })(page)
      await fakeResult('**/api2/navigation/customized/config*', { custom: true, items: ownNavigation })(page)
    },
  },
  { name: 'workbench', pattern: 'cards', userType: UserType.administrator, path: '/user/workbench' },
  {
    name: 'workbench-arrange',
    pattern: 'cards that are ordered',
    userType: UserType.member,
    path: '/user/workbench/arrange',
  },
  {
    name: 'workbench-arrange-everyone',
    userType: UserType.administrator,
    path: '/user/workbench/arrange/everyone',
  },
  { name: 'preferences', userType: UserType.member, path: '/user/preferences' },
  { name: 'deputies', userType: UserType.member, path: '/user/trusters', answers: fakeDeputies },
  { name: 'truster', userType: UserType.member, path: '/user/trusters/u1', answers: fakeTruster },
  { name: 'workbench-no-match', userType: UserType.member, path: '/user/workbench?q=nothing' },
  {
    name: 'workbench-pins',
    pattern: 'dialog that sorts',
    userType: UserType.administrator,
    path: '/user/workbench',
    after: (page, t) =>
      page
        .getByRole('button', { name: t('choosePins') })
        .or(page.getByRole('button', { name: t('editPins') }))
        .first()
        .click(),
  },
  { name: 'application-centre', userType: UserType.member, path: '/user/workbench/applications' },
  {
    name: 'application-centre-no-match',
    userType: UserType.member,
    path: '/user/workbench/applications?q=nothing',
  },
  { name: 'messages', pattern: 'messages', userType: UserType.administrator, path: '/user/workbench/messages' },
  { name: 'console', userType: UserType.saasAdministrator, path: '/console' },
  { name: 'console-enterprises', userType: UserType.saasAdministrator, path: '/console/enterprises' },
  { name: 'console-enterprise', userType: UserType.saasAdministrator, path: '/console/enterprises/demo1' },
  { name: 'console-people', userType: UserType.saasAdministrator, path: '/console/people' },
  { name: 'console-messages', userType: UserType.saasAdministrator, path: '/console/messages' },
  {
    name: 'console-message',
    userType: UserType.saasAdministrator,
    path: '/console/messages/m1',
    answers: fakeMessageInCare,
  },
  { name: 'join', pattern: 'page with one field', userType: UserType.member, path: '/user/join' },
  { name: 'enterprises-of-a-person', userType: UserType.member, path: '/user/enterprises' },
  { ...exampleScreen('launcher'), pattern: 'parcel of a team' },
  ...['message-calendar', 'security-check', 'sign-in-clock'].map(exampleScreen),
  { name: 'not-found', pattern: 'page that is not there', userType: UserType.member, path: '/no/such/page' },
  { name: 'no-permission', userType: UserType.member, path: '/sysop/enterprise' },
  { name: 'maintenance', pattern: 'maintenance', path: '/maintenance', before: duringUpdate },
  { name: 'maintenance-mini-program', path: '/m/maintenance', before: duringUpdate },
  {
    name: 'page-failed',
    pattern: 'failure in place of a page',
    userType: UserType.operator,
    path: '/sysop/enterprise',
    before: (page) => page.route('**/assets/parcels/sysop-tenants/main.*', (route) => route.fulfill({ status: 404 })),
  },
  {
    name: 'cannot-start',
    pattern: 'portal that cannot start',
    path: '/',
    before: (page) => page.route('**/assets/shell/main.*', (route) => route.fulfill({ status: 404 })),
  },
  {
    name: 'navigation',
    pattern: 'navigation that is open',
    userType: UserType.administrator,
    path: '/user/workbench',
    after: openNavigation,
  },
  {
    name: 'account-menu',
    pattern: 'menu',
    userType: UserType.administrator,
    path: '/user/workbench',
    before: changedResult('**/sapi/user/entuser/info*', { entName: 'Widely Known Manufacturing' }),
    after: (page, t) => page.getByRole('button', { name: t('account') }).click(),
  },
  ...entranceScreens,
  ...securityScreens,
  ...layoutScreens,
  ...operatorScreens,
  ...builderScreens,
  ...appScreens,
  ...chatScreens,
]

/** Every screen of the portal, with the dialogs that are screens of their own on a phone. */
export const screens: readonly Screen[] = [...named, ...plainScreens(named)]

function exampleScreen(slug: string): Screen {
  return { name: `example-${slug}`, userType: UserType.member, path: `/demo/${slug}` }
}

/** Complaints of the browser that some of the screens are about. */
export const expectedComplaints = [
  /status of 4(?:00|04|10)/,
  /@atrium\/sysop-tenants@.* failed/,
  /The portal could not start/,
]

/** Opens a screen and waits until nothing on it is on its way any more. */
export async function openScreen(page: Page, screen: Screen, t: ReturnType<typeof wordsOf>) {
  await screen.answers?.(page)
  await screen.before?.(page)
  await page.goto(screen.path)
  await settle(page)
  await finishScreen(page, screen, t)
}

/** Does what has to be done on the page until the screen is there. */
export async function finishScreen(page: Page, { after }: Screen, t: ReturnType<typeof wordsOf>) {
  if (!after) return
  await after(page, t)
  await settle(page)
}

/** Waits until nothing of the page is on its way: neither content nor a change of colour. */
export async function settle(page: Page) {
  const shown = page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).or(page.getByRole('alertdialog'))
  await shown.first().waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .atrium-splash'))
  await page.evaluate(finishAnimations)
}

/** Runs in the page. */
async function finishAnimations() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

async function openNavigation(page: Page, t: ReturnType<typeof wordsOf>) {
  const button = page.getByRole('button', { name: t('openNavigation') })
  if (await button.isVisible()) await button.click()
}

function duringUpdate(page: Page) {
  const updating = { appId: null, status: 'updating', isSysUpdating: true, eta: null }
  return fakeResult('**/sapi/appstore/app/status*', updating)(page)
}
