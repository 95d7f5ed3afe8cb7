import type { CDPSession, Page } from '@playwright/test'
import { UserType } from '@atrium/shared-utility/contract'
import { shows } from '../src/shows.ts'
import { expect, test } from '../src/story.ts'

test(
  'V18: twenty openings of two pages leave neither listeners nor nodes behind',
  { tag: shows.isolation },
  async ({ page, enterAs, t }) => {
    await enterAs(UserType.operator)
    await page.goto('/')
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    const goThereAndBack = async () => {
      await goInside(page, '/sysop/enterprise')
      await expect(page.getByRole('table', { name: t('enterprises') })).toBeVisible()
      await goInside(page, '/')
      await expect(page.getByRole('heading', { level: 1, name: t('landing') })).toBeVisible()
    }
    // What is made once and kept, such as loaded code and remembered words, is there after a few rounds.
    for (let round = 0; round < 3; round += 1) await goThereAndBack()
    const before = await kept(devtools)
    for (let round = 0; round < 20; round += 1) await goThereAndBack()
    const after = await kept(devtools)
    // One mount alone has more than 140 listeners: less than two of them for forty mounts is nothing that grows.
    expect(after.listeners - before.listeners).toBeLessThan(200)
    expect(after.nodes - before.nodes).toBeLessThan(1_000)
  },
)

/** What is left once the browser has thrown away what is not referenced. */
async function kept(devtools: CDPSession) {
  for (let turn = 0; turn < 3; turn += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { listeners: figure('JSEventListeners'), nodes: figure('Nodes') }
}

/** Goes to an address within the portal, as a link does. */
function goInside(page: Page, url: string) {
  return page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to })
    document.querySelector('header')?.append(link)
    link.click()
    link.remove()
  }, url)
}
