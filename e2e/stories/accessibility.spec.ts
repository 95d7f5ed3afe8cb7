import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expectedComplaints, openScreen, screens, settle } from '../src/screens.ts'
import { expect, test } from '../src/story.ts'

for (const screen of screens) {
  test(
    `axe finds nothing serious on the screen ${screen.name}, light and dark`,
    { tag: '@everywhere' },
    async ({ page, enterAs, t, quiet }) => {
      quiet.allow(...expectedComplaints)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (screen.userType !== undefined) await enterAs(screen.userType)
      await openScreen(page, screen, t)
      expect(await faults(axeOf(page)), 'light').toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(page.locator('html:not([data-color-scheme="light"])')).toHaveCount(1)
      await settle(page)
      // Nothing but the colours has changed.
      expect(await faults(axeOf(page).withRules(['color-contrast', 'link-in-text-block'])), 'dark').toEqual([])
      expect(await overflow(page), 'pixels wider than the window').toBeLessThanOrEqual(0)
    },
  )
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** In the page itself: the usual way opens a blank page beside it for every run, which only frames of others need. */
function axeOf(page: Page) {
  return new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode()
}

async function faults(axe: AxeBuilder) {
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    )
}

function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
