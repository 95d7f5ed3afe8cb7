import type { Page } from '@playwright/test'

/**
 * Looks at a page in full: on a phone the tabs at the lower edge cover half of what can be scrolled away from behind them, which axe
 * would take for too small a button.
 */
export async function shownWhole(page: Page, look: () => Promise<void>) {
  const before = page.viewportSize()
  if (before && before.width < 600) await stretch(page, before.width)
  await look()
  if (before) await page.setViewportSize(before)
}

/** A page that is higher may draw more, which makes it higher still; one that is as high as its window and a bit grows for ever. */
async function stretch(page: Page, width: number, times = 3) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (times === 0 || height <= (page.viewportSize()?.height ?? 0)) return
  await page.setViewportSize({ width, height })
  await stretch(page, width, times - 1)
}
