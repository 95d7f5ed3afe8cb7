import { startIdentityProvider, providerClient, type IdentityProvider } from '@atrium/fake-providers/identity-provider'
import { forgetCookies } from '../src/forget-cookies.ts'
import { signIn } from '../src/sign-in.ts'
import { expect, test } from '../src/story.ts'

let provider: IdentityProvider
test.beforeAll(async () => {
  provider = await startIdentityProvider()
})
test.afterAll(() => provider.close())

test(
  'a person links the provider of the enterprise and then comes in through it, by a deep link and by the middle page',
  { tag: '@both' },
  async ({ page, given, t, complaints }) => {
    const { entid, admin } = await given.enterprise()
    const administrator = await given.signIn(admin)
    await administrator.call('verifyPassword', { op: 'verify', password: admin.password })
    const facts = { name: 'Company', issuer: provider.issuer, ...providerClient, enabled: true }
    const { redirectUri } = await administrator.call('addConnector', facts)
    provider.register(redirectUri)
    provider.signsIn({ subject: 'ann' })

    // Linking is refused until the person has confirmed who they are.
    complaints.allow(/403 .*signon\/own/)
    await page.goto(`/space-${entid}/user/profile`)
    await expect(page.getByRole('button', { name: t('signInWithCompany') })).toBeVisible()
    await signIn(page, admin, t)
    await page.getByRole('button', { name: t('linkCompany') }).click()
    await page.getByRole('dialog').locator('input[type=password]').fill(admin.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: t('unlinkCompany') })).toBeVisible()

    await forgetCookies(page)
    await page.goto(`/space-${entid}/homepage?q=1`)
    await page.getByRole('button', { name: t('signInWithCompany') }).click()
    await expect(page).toHaveURL(`/space-${entid}/homepage?q=1`)

    await forgetCookies(page)
    const asked = new URLSearchParams({ originType: 'loginApp', url: '/user/workbench?q=2' })
    await page.goto(`/space-${entid}/loginMiddle?${asked}`)
    await expect(page).toHaveURL(`/space-${entid}/user/workbench?q=2`)
  },
)
