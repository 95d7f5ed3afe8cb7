import type { Page, Route } from '@playwright/test'
import { shows } from '../src/shows.ts'
import { expect, test } from '../src/story.ts'

const held = [
  ['the loader hangs', '**/assets/boot/loader.*'],
  ['the core hangs', '**/assets/boot/core.*'],
  ['a style sheet hangs', '**/assets/shell/*.css'],
] as const

for (const [what, files] of held) {
  const title = `V13: while ${what} the page says that it takes long, then that it failed; what comes late goes on`
  test(title, { tag: what === 'the core hangs' ? shows.boot : [] }, async ({ page, t }) => {
    const arrival = Promise.withResolvers<void>()
    await page.clock.install()
    await page.route(files, async (route) => {
      await arrival.promise
      await route.continue()
    })
    await page.goto('/home/login?url=%2Fuser%2Fprofile', { waitUntil: 'commit' })
    await expect(page.getByText(t('splash'))).toBeAttached()
    await page.clock.fastForward(8_000)
    await expect(page.getByText(t('splashSlow'))).toBeVisible()
    await page.clock.fastForward(22_000)
    await expectNotice(page)
    expect(new URL(page.url()).search).toBe('?url=%2Fuser%2Fprofile')
    arrival.resolve()
    await expect(page.getByLabel(t('loginId'))).toBeVisible()
  })
}

const missing = [
  ['a loader that is missing', '**/assets/boot/loader.*', (route: Route) => route.fulfill({ status: 404 })],
  ['a loader that is blocked', '**/assets/boot/loader.*', (route: Route) => route.abort('blockedbyclient')],
  ['a core that is missing', '**/assets/boot/core.*', (route: Route) => route.fulfill({ status: 404 })],
] as const

for (const [what, files, refuse] of missing) {
  test(`V13: ${what} is said at once, and Retry loads the page again`, async ({ page, t, complaints }) => {
    complaints.allow(/status of 404|ERR_BLOCKED_BY_CLIENT|module loader did not arrive/)
    await page.route(files, refuse)
    await page.goto('/home/login')
    await expectNotice(page)
    await page.unroute(files)
    await page.getByRole('link', { name: /重试.*Try again/ }).click()
    await expect(page.getByLabel(t('loginId'))).toBeVisible()
  })
}

async function expectNotice(page: Page) {
  await expect(page.getByRole('heading', { name: '门户无法启动' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The portal could not start' })).toBeVisible()
}
