import type { Page } from '@playwright/test'

/** Opens an address and waits until the page hears what happens: from then on it moves by itself, also from under a click. */
export async function goAndListen(page: Page, url: string) {
  const hears = page.waitForResponse(/\/live\/stream/)
  await page.goto(url)
  await hears
}
