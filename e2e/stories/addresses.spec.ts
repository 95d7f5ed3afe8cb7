import { UserType } from '@atrium/shared-utility/contract'
import { shows } from '../src/shows.ts'
import { expect, test } from '../src/story.ts'

test('an address that leads nowhere says so and shows the way home', { tag: '@both' }, async ({ page, enterAs, t }) => {
  await enterAs(UserType.member)
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1, name: t('notFound') })).toBeVisible()
  await page.getByRole('link', { name: t('goHome') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('workbench') })).toBeVisible()
})

test(
  'a member who opens the operator area is told that they may not',
  { tag: '@both' },
  async ({ page, enterAs, given, t }) => {
    await enterAs(UserType.member)
    await page.goto('/sysop/enterprise')
    await expect(page.getByRole('heading', { level: 1, name: t('noPermission') })).toBeVisible()
    await expect(page.getByText(t('forbidden'))).toBeVisible()
    const member = await given.signedIn(UserType.member)
    expect(await member.tryCall('listEnterprises', {})).toMatchObject({ status: 403, error: 'forbidden' })
  },
)

test('the pages and calls of another enterprise are closed, and nothing is written', async ({
  page,
  enterAs,
  given,
  t,
  complaints,
}) => {
  complaints.allow(/status of 403/)
  const foreigner = await given.signedIn(UserType.administrator, 1)
  const foreign = (await foreigner.call('getLoginStatus', {})).curEntId ?? ''
  const before = await foreigner.call('listCommonApplications', {})
  await enterAs(UserType.administrator)
  for (const path of ['/user/workbench', '/homepage', '/user/workbench/messages']) {
    await page.goto(`/space-${foreign}${path}`)
    await expect(page.getByRole('heading', { level: 1, name: t('noPermission') }), path).toBeVisible()
    await expect(page.getByText(t('forbidden')), path).toBeVisible()
  }
  const member = await given.signedIn(UserType.administrator)
  const refused = { status: 403, error: 'spaceDenied' }
  expect(await member.tryCall('getCurrentEnterprise', {}, { space: foreign })).toMatchObject(refused)
  expect(await member.tryCall('updateCommonApplications', { ids: [] }, { space: foreign })).toMatchObject(refused)
  expect(await member.tryCall('getCurrentEnterprise', {}, { space: 'nosuchspace' })).toMatchObject(refused)
  expect(await foreigner.call('listCommonApplications', {})).toEqual(before)
})

test('/login leads to the sign-in, or home, and /qichat to /qChat, with what was asked for', async ({
  page,
  enterAs,
}) => {
  await page.goto('/login')
  await expect(page).toHaveURL('/home/login')
  await enterAs(UserType.member)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/user\/workbench$/)
  await page.goto('/qichat?to=somebody')
  await expect(page).toHaveURL('/qChat?to=somebody')
})

test('the front page leads strangers to the sign-in and others to their work', async ({ page, enterAs, t }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: t('landing') })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('signIn'), exact: true })
    .click()
  await expect(page).toHaveURL('/home/login')
  await enterAs(UserType.saasAdministrator)
  await page.goto('/')
  await page.getByRole('link', { name: t('goOn') }).click()
  await expect(page).toHaveURL('/console')
})

test(
  'going to another page sets the title, moves the focus to its heading and announces it',
  { tag: [shows.backAndFocus, '@both'] },
  async ({ page, enterAs, t }) => {
    await enterAs(UserType.administrator)
    await page.goto('/user/workbench')
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('messages'), exact: true })
      .click()
    const heading = page.getByRole('heading', { level: 1, name: t('messages') })
    await expect(heading).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(t('messages')))
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: t('messages') })).toHaveCount(1)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: t('workbench') })).toBeFocused()
  },
)

test('the first stop of the keyboard leads past the frame to the page', async ({ page, enterAs, t }) => {
  await enterAs(UserType.administrator)
  await page.goto('/user/workbench')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('skip') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
