import type { Page } from '@playwright/test'

/**
 * A browser that holds nothing of its person any more: all cookies, or those of these names. It leaves its page first;
 * a call still under way would otherwise be refused in front of the story, or bring a cookie back.
 */
export async function forgetCookies(page: Page, names?: readonly string[]) {
  await page.goto('about:blank')
  if (!names) return page.context().clearCookies()
  for (const name of names) await page.context().clearCookies({ name })
}
