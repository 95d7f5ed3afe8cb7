import type { Page } from '@playwright/test'
import { UserType } from '@atrium/shared-utility/contract'
import { confirmByPassword } from '../src/confirm-by-password.ts'
import { forgetCookies } from '../src/forget-cookies.ts'
import { onOwnPortal } from '../src/own-portal.ts'
import { signIn } from '../src/sign-in.ts'
import { shows } from '../src/shows.ts'
import { expect } from '../src/story.ts'

const test = onOwnPortal({ isNamed: true })
const cameFor = '/user/workbench/messages?show=unread'

test(
  'a passkey is a second factor that is added on the way in, and a way in of its own',
  { tag: [shows.surroundings, '@both'] },
  async ({ page, given, complaints, t }) => {
    // The refusal that asks for the password.
    complaints.allow(/status of 403 .*register\/options/)
    const administrator = await given.signedIn(UserType.administrator)
    await administrator.call('verifyPassword', {
      op: 'verify',
      password: (await given.account(UserType.administrator)).password,
    })
    const policy = { open: true, applyTo: 'all', effectiveTime: null, trustDeviceDays: 0 } as const
    await administrator.call('updateTwoStepPolicy', policy)

    const member = await given.account(UserType.member)
    await addAuthenticator(page)
    await page.goto(cameFor)
    await signIn(page, member, t)
    await page.getByRole('button', { name: t('byPasskeyInstead') }).click()
    await page.getByRole('button', { name: t('addPasskey') }).click()
    await page.getByLabel(t('name')).fill('Laptop')
    await page.getByRole('button', { name: t('goOnWithIt'), exact: true }).click()
    // The sign-in of a moment ago is no proof: a person who has the session alone sets up nothing.
    await confirmByPassword(page, member, t)
    await page.getByLabel(t('haveKeptThem')).check()
    await page.getByRole('button', { name: t('continue'), exact: true }).click()
    await expect(page).toHaveURL(cameFor)

    await forgetCookies(page)
    await page.goto(cameFor)
    await signIn(page, member, t)
    await page.getByRole('button', { name: t('usePasskey') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('messages') })).toBeVisible()
    await expect(page).toHaveURL(cameFor)

    await forgetCookies(page)
    await page.goto(cameFor)
    await page.getByRole('link', { name: t('byPasskey') }).click()
    await page.getByRole('button', { name: t('usePasskey') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('messages') })).toBeVisible()
    await expect(page).toHaveURL(cameFor)
  },
)

/** A security key that is always at hand, and always touched. */
async function addAuthenticator(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
