import { openMailbox, type Mailbox } from '../src/mailbox.ts'
import { newMember } from '../src/new-member.ts'
import { startPortal } from '../src/portal-process.ts'
import { runFacts } from '../src/run-facts.ts'
import { signIn } from '../src/sign-in.ts'
import { expect, test as story } from '../src/story.ts'

type Own = { mailing: { url: string; password: string; outputFile: string; mailbox: Mailbox } }

/** On a server of its own, which mails. */
const test = story.extend<object, Own>({
  mailing: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const [mailbox, { password, prepared }] = [await openMailbox(), runFacts()]
      const portal = await startPortal({ password, prepared, settings: mailbox.settings })
      await use({ url: portal.url, password, outputFile: portal.outputFile, mailbox })
      await portal.stop()
      await mailbox.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  stage: ({ mailing: { url, password, outputFile } }, use) => use({ url, password, outputFile }),
})

test(
  'a forgotten password: from the link on the sign-in page by a mail to being signed in',
  { tag: '@both' },
  async ({ page, given, stage, mailing: { mailbox }, t }) => {
    const { loginId, password } = await newMember(given, stage)
    const [address, newPassword] = [`${loginId}@mail.example`, 'a swim across nine lakes']
    const person = await given.signIn({ loginId, password })
    await person.call('verifyPassword', { op: 'verify', password })
    await person.call('setOwnEmail', { email: address })
    await page.goto(await mailbox.linkTo(address, '/home/email'))
    await page.getByRole('button', { name: t('confirmAddress') }).click()
    await expect(page.getByRole('alert')).toContainText(address)
    await expect(page).toHaveURL('/home/email')

    await page.goto('/home/login')
    // By keyboard: the demo's accounts arrive above it, and would move it away from a click.
    await page.getByRole('link', { name: t('forgotten') }).press('Enter')
    await page.getByLabel(t('accountOrAddress')).fill(loginId)
    await page.getByRole('button', { name: t('sendMail') }).click()
    await expect(page.getByText(t('mailOnItsWay'))).toBeVisible()

    // As from a mail program: not from the page that asked, where only the fragment would change.
    await page.goto('about:blank')
    await page.goto(await mailbox.linkTo(address, '/home/reset'))
    await page.getByRole('textbox', { name: t('newPassword'), exact: true }).fill(newPassword)
    await page.getByRole('textbox', { name: t('repeatPassword'), exact: true }).fill(newPassword)
    await expect(page).toHaveURL('/home/reset')
    await page.getByRole('button', { name: t('saveNewPassword') }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByRole('link', { name: t('backToSignIn') }).click()
    await signIn(page, { loginId, password: newPassword }, t)
    await expect(page.getByRole('heading', { level: 1, name: t('workbench') })).toBeVisible()
    expect(await person.tryCall('getHomeLink', {})).toMatchObject({ status: 401 })
  },
)
