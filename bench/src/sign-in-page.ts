import type { Browser, Page } from 'playwright'
import { signInBudgetBytes, signInSizes } from '../../importmap/src/assemble/sign-in-size.ts'
import { buildPortal } from '../../importmap/src/build.ts'
import { slowDown, withColdPage } from './browser.ts'
import type { Figure, Size } from './figure.ts'
import { signInPath, withFronts, type Fronts } from './fronts.ts'
import { median } from './statistics.ts'
import { usableAfter } from './usable.ts'

const rounds = { whole: 5, smoke: 1 }

/** The sign-in page, opened cold: what it fetches, and when it can be used on a slow connection and processor. */
export async function signInPage(size: Size): Promise<Figure[]> {
  return withFronts(async (fronts, browser) => {
    const { bytes, requests } = await withColdPage(browser, (page) => fetched(page, fronts.portal + signInPath))
    const { portal, plain, preloaded } = await interleaved(fronts, { browser, times: rounds[size] })
    const against = (name: string, values: number[]) => ({
      measured: median(portal),
      reference: { name, measured: median(values) },
    })
    const name = 'sign-in page cold, fast 3G and a quarter of the processor'
    return [
      { name: 'sign-in page cold, sent (brotli), as `npm test` counts it', unit: 'kB', ...(await sentBeforeUse()) },
      { name: 'sign-in page cold, sent with what makes calls', unit: 'kB', measured: bytes / 1000 },
      { name: 'sign-in page cold, requests', unit: '', measured: requests, budget: { atMost: 25 } },
      { name, unit: 'ms', ...against('one Vite build', plain), budget: { atMost: 1 } },
      { name, unit: 'ms', ...against('with its route preloaded', preloaded), budget: { atMost: 1.15 } },
    ]
  })
}

/** What a form waits for. What makes calls is asked for at the same moment, and no form waits for it. */
async function sentBeforeUse() {
  const sizes = signInSizes(await buildPortal('production'))
  const measured = sizes.reduce((sum, file) => sum + file.bytes, 0) / 1000
  return { measured, budget: { atMost: signInBudgetBytes / 1000 } }
}

async function interleaved(fronts: Fronts, { browser, times: count }: { browser: Browser; times: number }) {
  const cold = (url: string) =>
    withColdPage(browser, async (page) => {
      await slowDown(page)
      return usableAfter(page, url + signInPath)
    })
  const times: Record<keyof Fronts, number[]> = { portal: [], plain: [], preloaded: [] }
  for (let round = 0; round < count; round += 1) {
    times.portal.push(await cold(fronts.portal))
    times.plain.push(await cold(fronts.plain))
    times.preloaded.push(await cold(fronts.preloaded))
  }
  return times
}

/** What the page had asked for when it could be used; what it fetches for later is none of it. */
async function fetched(page: Page, url: string) {
  const usableAt = await usableAfter(page, url)
  return page.evaluate((until) => {
    const later = new Set(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map((link) => link.href),
    )
    const entries = performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter((entry) => entry.startTime <= until && !later.has(entry.name) && !entry.name.startsWith('data:'))
    return { requests: entries.length, bytes: entries.reduce((sum, entry) => sum + entry.encodedBodySize, 0) }
  }, usableAt)
}
