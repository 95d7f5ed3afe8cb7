import type { Page } from '@playwright/test'

/**
 * Looks at a page in full: on a phone the tabs at the lower edge cover half of what can be scrolled away from behind them, which axe
 * would take for too small a button.
 */
export async function shownWhole(page: Page, look: () => Promise<void>) {
  const before = page.viewportSize()
  const { width, height } = before ?? { width: 0, height: 0 }
  const wholeHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  if (width < 600 && wholeHeight > height) await page.setViewportSize({ width, height: wholeHeight })
  await look()
  if (before) await page.setViewportSize(before)
}
