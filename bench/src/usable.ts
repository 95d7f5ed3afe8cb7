import type { Page } from 'playwright'

const limitMs = 60_000

/** Milliseconds from the start of the navigation until a password can be typed. */
export function usableAfter(page: Page, url: string) {
  return shownAfter(page, { url, selector: 'input[type=password]:not(:disabled)' })
}

/** Milliseconds, by the page's own clock, until the first frame in which the selector matches something visible. */
async function shownAfter(page: Page, { url, selector }: { url: string; selector: string }) {
  await page.addInitScript(watch, selector)
  await page.goto(url, { waitUntil: 'commit', timeout: limitMs })
  const handle = await page.waitForFunction(() => window.benchShownAt, undefined, { timeout: limitMs })
  return Number(await handle.jsonValue())
}

declare global {
  interface Window {
    benchShownAt?: number
  }
}

/** Runs in the page, before anything of it. */
function watch(selector: string) {
  const look = () => {
    const found = document.querySelector(selector)
    if (found?.checkVisibility()) window.benchShownAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
