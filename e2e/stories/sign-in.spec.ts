import { UserType } from '@atrium/shared-utility/contract'
import { forgetCookies } from '../src/forget-cookies.ts'
import { signIn } from '../src/sign-in.ts'
import { solveSum } from '../src/solve-sum.ts'
import { shows } from '../src/shows.ts'
import { expect, test } from '../src/story.ts'

const landings = [
  { type: 'operator', at: /\/sysop\/enterprise$/, heading: 'enterprises' },
  { type: 'saasAdministrator', at: /\/console$/, heading: 'console' },
  { type: 'administrator', at: /\/space-\w+\/user\/workbench$/, heading: 'workbench' },
  { type: 'member', at: /\/space-\w+\/user\/workbench$/, heading: 'workbench' },
  { type: 'developer', at: /\/space-\w+\/user\/workbench$/, heading: 'workbench' },
  { type: 'collaborator', at: /\/space-\w+\/user\/workbench$/, heading: 'workbench' },
] as const

for (const { type, at, heading } of landings) {
  test(`${type} lands where the specification says`, async ({ page, given, t }) => {
    await page.goto('/home/login')
    await signIn(page, await given.account(UserType[type]), t)
    await expect(page).toHaveURL(at)
    await expect(page.getByRole('heading', { level: 1, name: t(heading), exact: true })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(t(heading)))
  })
}

test(
  'a page that needs a sign-in is returned to afterwards',
  { tag: [shows.cookies, '@everywhere'] },
  async ({ page, given, t }) => {
    await page.goto('/user/workbench/messages?show=unread')
    await expect(page).toHaveURL('/home/login?url=%2Fuser%2Fworkbench%2Fmessages%3Fshow%3Dunread')
    await signIn(page, await given.account(UserType.member), t)
    await expect(page).toHaveURL('/user/workbench/messages?show=unread')
    await expect(page.getByRole('heading', { level: 1, name: t('messages') })).toBeVisible()
  },
)

test('a wrong password is refused in words, and the password can be typed again at once', async ({
  page,
  given,
  t,
  complaints,
}) => {
  complaints.allow(/status of 400/)
  await page.goto('/home/login')
  const { loginId, password } = await given.account(UserType.developer)
  await signIn(page, { loginId, password: `${password}x` }, t)
  await expect(page.getByRole('alert')).toContainText(t('badCredentials'))
  await expect(page.getByRole('textbox', { name: t('password') })).toBeFocused()
  await signIn(page, { loginId, password }, t)
  await expect(page).toHaveURL(/\/user\/workbench$/)
})

test('an account that does not exist is refused with the same words as a wrong password', async ({
  page,
  given,
  t,
  complaints,
}) => {
  complaints.allow(/status of 400/)
  await page.goto('/home/login')
  await signIn(page, { loginId: given.unique('nobody').replace(' ', '-'), password: 'not a password' }, t)
  await expect(page.getByRole('alert')).toContainText(t('badCredentials'))
})

test(
  'what comes late below the form moves none of it away under a finger',
  { tag: shows.layout },
  async ({ page, t }) => {
    const { promise: asked, resolve: letCome } = Promise.withResolvers<void>()
    await page.route(/DemoAccounts/, async (route) => {
      await asked
      await route.continue()
    })
    await page.goto('/home/login')
    const button = page.getByRole('button', { name: t('signIn'), exact: true })
    await expect(button).toBeVisible()
    const place = await button.boundingBox()
    letCome()
    await expect(page.getByRole('button', { name: /^operator / })).toBeVisible()
    expect(await button.boundingBox()).toEqual(place)
  },
)

test('nothing is sent while a field is empty, and the first empty one gets the cursor', async ({ page, t }) => {
  await page.goto('/home/login')
  await page.getByRole('button', { name: t('signIn'), exact: true }).click()
  await expect(page.getByLabel(t('loginId'))).toBeFocused()
  await expect(page.getByLabel(t('loginId'))).toHaveAttribute('aria-invalid', 'true')
})

test(
  'after three wrong passwords a captcha is asked for; whoever solves it and wants to be kept signed in comes back later',
  { tag: [shows.cookies, '@both'] },
  async ({ page, given, t, complaints }) => {
    complaints.allow(/status of 400/)
    const { admin } = await given.enterprise()
    const stranger = given.client()
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const guess = { loginId: admin.loginId, password: `guess ${attempt}` }
      expect(await stranger.tryCall('signIn', guess)).toMatchObject({ status: 400 })
    }
    await page.goto('/home/login?url=%2Fuser%2Fworkbench%2Fmessages%3Fshow%3Dunread')
    await page.getByLabel(t('keepSignedIn')).check()
    await signIn(page, admin, t)
    await expect(page.getByRole('img', { name: t('captchaPicture') })).toBeVisible()
    await page.getByRole('button', { name: t('captchaInWords') }).click()
    const question = page.getByLabel(t('captchaQuestion'))
    await question.fill(solveSum((await page.getByText(t('captchaQuestion')).textContent()) ?? ''))
    await page.getByRole('button', { name: t('signIn'), exact: true }).click()
    await expect(page).toHaveURL('/user/workbench/messages?show=unread')

    // The session is over; what keeps the browser signed in is still there.
    await forgetCookies(page, ['sid', 'csrf', 'entId'])
    await page.goto('/user/workbench/messages?show=unread')
    await expect(page.getByRole('heading', { level: 1, name: t('messages') })).toBeVisible()
    await expect(page).toHaveURL('/user/workbench/messages?show=unread')
  },
)

test('isadmin=1 shows the sign-in for administrators, through which one gets in as well', async ({
  page,
  given,
  t,
}) => {
  await page.goto('/home/login?isadmin=1')
  await expect(page.getByRole('heading', { level: 1, name: t('signInAsAdmin') })).toBeVisible()
  await signIn(page, await given.account(UserType.operator), t)
  await expect(page).toHaveURL('/sysop/enterprise')
})

test(
  'S66: who signs out is out on the server too, and leaves nothing of themself in the browser',
  { tag: [shows.cookies, '@both'] },
  async ({ page, given, t }) => {
    await page.goto('/home/login')
    const { loginId, password } = await given.account(UserType.collaborator)
    // The page listens when its cards are there: no call is on its way any more that signing out would refuse.
    const listening = page.waitForRequest(/\/live\/stream/)
    await signIn(page, { loginId, password }, t)
    await listening
    await page.getByRole('button', { name: t('account') }).click()
    await page.getByRole('menuitem', { name: t('signOut') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('signIn') })).toBeVisible()
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    )
    expect(kept).not.toMatch(new RegExp(`${loginId}|token|sid|thirdBindUrl|[0-9a-z]{20}`))
    await page.goto('/user/workbench')
    await expect(page).toHaveURL(/\/home\/login\?url=/)
  },
)

test('the keyboard alone is enough to sign in', { tag: '@both' }, async ({ page, given, t }) => {
  const { loginId, password } = await given.account(UserType.administrator)
  await page.goto('/home/login')
  await expect(page.getByLabel(t('loginId'))).toBeFocused()
  await page.keyboard.type(loginId)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/user\/workbench$/)
  await expect(page.getByRole('heading', { level: 1, name: t('workbench') })).toBeFocused()
})
