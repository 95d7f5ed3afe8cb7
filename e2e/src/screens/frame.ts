import type { Page } from '@playwright/test'

/** What stands around the page of every screen; root-config's layouts name them so. */
const parts = ['.atrium-topbar', '.atrium-navigation', '.atrium-tabs', '.atrium-brand-panel']

/**
 * Around most screens stands the same: of two of them that differ in nothing but which entry is marked as the current
 * one, and are scrolled alike, the second has nothing to show. Answers the parts that were there before.
 */
export function rememberFrame() {
  const seen = new Set<string>()
  return async (page: Page) => {
    const shown = await page.evaluate(readParts, parts)
    const known = shown.filter(({ looks }) => seen.has(looks)).map(({ part }) => part)
    for (const { looks } of shown) seen.add(looks)
    return known
  }
}

/** Runs in the page. */
function readParts(selectors: readonly string[]) {
  return selectors.flatMap((part) => {
    const found = [...document.querySelectorAll(part)]
    if (found.length === 0) return []
    const scrolled = found.flatMap((one) => [...one.querySelectorAll('*')].map(({ scrollTop }) => scrollTop))
    const html = found.map(({ outerHTML }) => outerHTML.replaceAll(' aria-current="page"', ''))
    return [{ part, looks: [...html, ...scrolled.filter((top) => top > 0)].join('\n') }]
  })
}
