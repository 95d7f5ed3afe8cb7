import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { findChromium } from '../../importmap/src/tasks/chromium.ts'

/** Lends a Chromium. The keys it is given are trusted, so that it caches what they serve as it would any site's. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>, trustedKeys: readonly string[] = []) {
  const executablePath = await findChromium()
  if (executablePath === null) throw new Error('There is no Chromium, and none could be installed.')
  const trust = trustedKeys.length > 0 ? [`--ignore-certificate-errors-spki-list=${trustedKeys.join(',')}`] : []
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...trust] })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** Lends a page that knows nothing yet: no cookie, no cache, no connection. */
export async function withColdPage<T>(browser: Browser, work: (page: Page, context: BrowserContext) => Promise<T>) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } })
  try {
    return await work(await context.newPage(), context)
  } finally {
    await context.close()
  }
}

/** A phone's connection and processor: Chromium's "Fast 3G", and four times slower. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562,
    downloadThroughput: 1_440_000 / 8,
    uploadThroughput: 675_000 / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
