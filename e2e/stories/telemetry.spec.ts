import type { Page } from '@playwright/test'
import { faults } from '@atrium/importmap/playwright'
import { UserType } from '@atrium/shared-utility/contract'
import { faultyParcel, replaceParcel } from '../src/broken-parcel.ts'
import { shows } from '../src/shows.ts'
import { expect, test } from '../src/story.ts'

/** The browser is idle at some time, and then tells every quarter of a minute. */
const patience = { timeout: 120_000 }

test(
  'operators see how the parcels opened that somebody used, and what went wrong in one',
  { tag: shows.surroundings },
  async ({ page, enterAs, given, otherPage, complaints, t }) => {
    test.setTimeout(360_000)
    complaints.allow(/broken on mount/)
    await replaceParcel(page, '@atrium/account', faultyParcel({ mount: 'throw new Error("broken on mount")' }))
    // What one person may tell within five minutes is bounded, and the first member is in most other stories.
    await enterAs(UserType.member, 1)
    const first = told(page, '@atrium/workbench')
    await page.goto('/user/workbench')
    await first
    const second = told(page, 'broken on mount')
    await page.getByRole('button', { name: t('account') }).click()
    await page.getByRole('menuitem', { name: t('profile') }).click()
    await second
    const operator = await given.signedIn(UserType.operator)
    // Other stories may have released a version of it meanwhile.
    const countOf = async (slug: string, what: 'failed' | 'openings') => {
      const { versions } = await operator.call('getTelemetry', { slug })
      return versions.reduce((sum, version) => sum + version[what], 0)
    }
    await expect.poll(() => countOf('account', 'failed'), patience).toBeGreaterThan(0)
    await expect.poll(() => countOf('workbench', 'openings'), patience).toBeGreaterThan(0)
    const seen = await otherPage(operator.cookieValues())
    await seen.goto('/sysop/telemetry')
    await seen.getByRole('link', { name: 'account', exact: true }).first().click()
    await expect(seen.getByText(/broken on mount/).first()).toBeVisible()
  },
)

test(
  'operators look through a page by a key, which names the parcel and outlines it',
  { tag: '@both' },
  async ({ page, enterAs, t }) => {
    await enterAs(UserType.operator)
    await page.goto('/sysop/audit')
    const xray = page.getByRole('region', { name: t('xray') })
    // What listens is fetched after the page.
    await expect(async () => {
      await page.keyboard.press('Alt+Shift+KeyX')
      await expect(xray).toBeVisible({ timeout: 2_000 })
    }).toPass(patience)
    await expect(xray).toContainText('@atrium/sysop-tenants')
    await expect(page.locator('.atrium-host')).toHaveCSS('outline-style', 'dashed')
    expect(await faults(page, [])).toEqual([])
    await page.keyboard.press('Escape')
    await expect(xray).toHaveCount(0)
    await expect(page.locator('.atrium-host')).toHaveCSS('outline-style', 'none')
  },
)

/** Waits until the page has told of something, and the server has taken it. */
function told(page: Page, what: string) {
  return page.waitForResponse(
    (response) => response.url().endsWith('/napi/telemetry') && response.request().postData()?.includes(what) === true,
    patience,
  )
}
