import type { Page } from '@playwright/test'
import { UserType } from '@atrium/shared-utility/contract'
import { signIn } from '../src/sign-in.ts'
import { shows } from '../src/shows.ts'
import { expect, test } from '../src/story.ts'
import type { wordsOf } from '../src/words.ts'

const success = (result: object) => ({ code: 1_000_000, status: 200, msg: 'success', requestId: 'story', result })
const refusal = (error: string, msg: string) => ({ code: 1, msg, error, requestId: 'story' })

test(
  'signing out in one tab leads the other to the sign-in page',
  { tag: [shows.tabs, '@both'] },
  async ({ page, context, given, t, complaints }) => {
    complaints.allow(/status of 401/)
    await page.goto('/home/login?url=%2F')
    await signIn(page, await given.account(UserType.member), t)
    await expect(page.getByRole('heading', { level: 1, name: t('landing') })).toBeVisible()
    await signOut(await context.newPage(), t)
    await expect(page.getByLabel(t('loginId'))).toBeVisible()
  },
)

test(
  'F20: when the session is gone, the burst of refused calls makes one way to the sign-in page, and one back',
  { tag: shows.cookies },
  async ({ page, context, given, t, complaints }) => {
    complaints.allow(/status of 401/)
    // It is not to find out by itself, before the burst.
    const listening = page.waitForResponse(/\/live\/stream/)
    await page.goto('/home/login?url=%2F')
    await signIn(page, await given.account(UserType.member), t)
    await expect(page.getByRole('heading', { level: 1, name: t('landing') })).toBeVisible()
    await listening
    const visited: string[] = []
    // The sign-in page is loaded anew: nothing that has run for the person runs beside their password.
    page.on('request', (request) => request.isNavigationRequest() && visited.push(new URL(request.url()).pathname))
    await context.clearCookies({ name: /^(?:sid|keep)$/ })
    const refused = await refusedTogether(page, 3)
    await page.getByRole('link', { name: t('goOn') }).click()
    await expect.poll(() => refused.length, 'calls refused').toBeGreaterThan(2)
    await page.unrouteAll({ behavior: 'wait' })
    await expect(page).toHaveURL(/\/home\/login\?url=%2Fspace-\w+%2Fuser%2Fworkbench$/)
    await signIn(page, await given.account(UserType.member), t)
    await expect(page).toHaveURL(/\/space-\w+\/user\/workbench$/)
    await expect(page.getByRole('heading', { level: 1, name: t('workbench') })).toBeVisible()
    expect(visited.filter((path) => path.endsWith('/home/login'))).toHaveLength(1)
  },
)

async function signOut(tab: Page, t: ReturnType<typeof wordsOf>) {
  await tab.goto('/user/workbench')
  await tab.getByRole('button', { name: t('account') }).click()
  await tab.getByRole('menuitem', { name: t('signOut') }).click()
  await expect(tab.getByLabel(t('loginId'))).toBeVisible()
  await tab.close()
}

/** Keeps the server's answers back until `count` of them are refusals: the first alone would turn the person away. */
async function refusedTogether(page: Page, count: number) {
  const refused: string[] = []
  const enough = Promise.withResolvers<void>()
  await page.route(/\/[ns]?api2?\//, async (route) => {
    if (refused.length >= count) return route.continue()
    const response = await route.fetch()
    if (response.status() === 401) refused.push(response.url())
    if (refused.length >= count) enough.resolve()
    await enough.promise
    await route.fulfill({ response })
  })
  return refused
}

test('a call without permission says so in the server’s words', async ({ page, enterAs, complaints }) => {
  complaints.allow(/status of 403/)
  await page.route('**/api/sysop/enterprise/**', (route) =>
    route.fulfill({ status: 403, json: refusal('forbidden', 'Only for the night shift') }),
  )
  await enterAs(UserType.operator)
  await page.goto('/sysop/enterprise')
  await expect(page.getByRole('main').getByText('Only for the night shift')).toBeVisible()
})

test(
  'a call without permission and without words says that the function is not open',
  { tag: '@both' },
  async ({ page, enterAs, t, complaints }) => {
    complaints.allow(/status of 403/)
    await page.route('**/api/sysop/enterprise/**', (route) => route.fulfill({ status: 403, body: '' }))
    await enterAs(UserType.operator)
    await page.goto('/sysop/enterprise')
    await expect(page.getByRole('main').getByText(t('forbidden'))).toBeVisible()
  },
)

test('a 503 from any call leads to the maintenance page, and back when it is over', async ({
  page,
  enterAs,
  t,
  complaints,
}) => {
  complaints.allow(/status of 503/)
  const status = { appId: null, status: 'updating', isSysUpdating: true, eta: null }
  await page.route('**/sapi/appstore/app/status*', (route) => route.fulfill({ json: success(status) }))
  await page.route('**/api2/notice/all*', (route) =>
    route.fulfill({ status: 503, json: refusal('underMaintenance', '') }),
  )
  await enterAs(UserType.member)
  await page.goto('/user/workbench')
  await expect(page).toHaveURL(/\/maintenance/)
  await expect(page.getByRole('heading', { level: 1, name: t('maintenance') })).toBeVisible()
  await page.unrouteAll()
  await expect(page.getByRole('heading', { level: 1, name: t('workbench') })).toBeVisible()
})

test('one card that fails leaves the others alone, and Retry brings it back', async ({
  page,
  enterAs,
  t,
  complaints,
}) => {
  complaints.allow(/status of 500/)
  await page.route('**/commonmenu/6', (route) => route.fulfill({ status: 500, json: refusal('internal', '') }))
  await enterAs(UserType.member)
  await page.goto('/user/workbench')
  const card = page.getByRole('region', { name: t('pinned') })
  await expect(card.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('list', { name: t('allApplications') })).toBeVisible()
  await page.unrouteAll()
  await card.getByRole('button', { name: t('tryAgain') }).click()
  await expect(card.getByRole('alert')).toHaveCount(0)
})

test(
  'without a network the page says so and goes on when it is back',
  { tag: shows.surroundings },
  async ({ page, context, enterAs, t, complaints }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED/)
    await enterAs(UserType.operator)
    await page.goto('/sysop/enterprise')
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('searchbox', { name: t('searchEnterprises') }).fill('demo')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('table', { name: t('enterprises') })).toBeVisible()
  },
)
