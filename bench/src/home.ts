import type { Browser, Page } from 'playwright'
import { slowDown, withColdPage } from './browser.ts'
import type { Figure, Size } from './figure.ts'
import { type Fronts, signInPath, withFronts } from './fronts.ts'
import { fillLarge, largeAmounts } from './million/large-enterprise.ts'
import { password } from './portal-server.ts'
import { median } from './statistics.ts'
import { usableAfter } from './usable.ts'

const rounds = { whole: 4, smoke: 1 }

/**
 * From the click on "sign in" to the workbench, on a slow connection: after the page had been idle for a while, as people type, and
 * at once, as a password manager does.
 */
export function home(size: Size): Promise<Figure[]> {
  return withFronts((fronts, browser) => toHome(fronts, browser, { size, moments: [whenTyped, atOnce] }))
}

/** The same in an enterprise of 20 000 people. */
export function homeOfLarge(size: Size): Promise<Figure[]> {
  return withFronts(
    (fronts, browser) => toHome(fronts, browser, { size, moments: [large] }),
    async ({ url, dataFolder }) => void (await fillLarge(url, dataFolder, largeAmounts[size])),
  )
}

type Options = { size: Size; moments: readonly Moment[] }

async function toHome(fronts: Fronts, browser: Browser, { size, moments }: Options) {
  const attempt = (front: string, isIdle: boolean) =>
    withColdPage(browser, async (page) => {
      await slowDown(page)
      await usableAfter(page, front + signInPath)
      if (isIdle) await page.waitForLoadState('networkidle')
      return secondsToHome(page)
    })
  const figures: Figure[] = []
  for (const { isIdle, when, budgets } of moments) {
    const portal: Times[] = []
    const plain: Times[] = []
    for (let round = 0; round < rounds[size]; round += 1) {
      portal.push(await attempt(fronts.portal, isIdle))
      plain.push(await attempt(fronts.plain, isIdle))
    }
    const compare = (pick: (times: Times) => number) => ({
      unit: 'ms' as const,
      measured: median(portal.map(pick)),
      reference: { name: 'one Vite build', measured: median(plain.map(pick)) },
    })
    figures.push(
      {
        name: `sign-in to home${when}, from the answer to the sign-in`,
        ...compare((times) => times.afterAnswer),
        ...(budgets.answer && { budget: { atMost: budgets.answer } }),
      },
      {
        name: `sign-in to home${when}, from the click`,
        ...compare((times) => times.afterClick),
        budget: { atMost: budgets.click },
      },
    )
  }
  return figures
}

type Moment = { isIdle: boolean; when: string; budgets: { answer?: number; click: number } }

const whenTyped: Moment = { isIdle: true, when: '', budgets: { answer: 0.5, click: 1 } }
const large: Moment = { isIdle: true, when: ' in a large enterprise', budgets: { click: 1 } }
const atOnce: Moment = { isIdle: false, when: ', clicked at once', budgets: { click: 1 } }

type Times = { afterClick: number; afterAnswer: number }

async function secondsToHome(page: Page): Promise<Times> {
  await page.locator('input:not([type=checkbox])').first().fill('member')
  await page.locator('input[type=password]').fill(password)
  const times = page.evaluate(untilHome)
  await page.locator('button[type=submit]').click()
  return times
}

/** Runs in the page: waits for the click, and then for the title of the workbench. */
function untilHome() {
  return new Promise<Times>((resolve) => {
    const startsWith = (title: string) => document.querySelector('h1')?.textContent?.startsWith(title)
    document.addEventListener('submit', () => look(performance.now()), { capture: true, once: true })
    const look = (clickedAt: number) => {
      if (!startsWith('工作台')) return requestAnimationFrame(() => look(clickedAt))
      const answers = performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('/sapi/user/login'))
      const answeredAt = answers.map((entry) => entry.startTime + entry.duration)[0] ?? clickedAt
      const now = performance.now()
      return resolve({ afterClick: now - clickedAt, afterAnswer: now - answeredAt })
    }
  })
}
