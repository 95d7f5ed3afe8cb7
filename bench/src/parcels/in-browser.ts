import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { withColdPage } from '../browser.ts'
import type { Size } from '../figure.ts'
import { median } from '../statistics.ts'
import { usableAfter } from '../usable.ts'
import { headingOf, pathOf } from './generate.ts'

const sizes = { whole: { rounds: 5, settleMs: 4000 }, smoke: { rounds: 1, settleMs: 500 } }

export type Visited = { url: string; cookie: string; size: Size }

export async function signInTime(browser: Browser, { url, size }: Omit<Visited, 'cookie'>) {
  const times: number[] = []
  for (let round = 0; round < sizes[size].rounds; round += 1)
    times.push(await withColdPage(browser, (page) => usableAfter(page, `${url}/home/login`)))
  return median(times)
}

/** Cold, as a person who is signed in opens a link that they were sent. */
export async function bootTimes(browser: Browser, visited: Visited) {
  const times: number[] = []
  for (let round = 0; round < sizes[visited.size].rounds; round += 1)
    times.push(await withOpenPage(browser, visited, async (_, ms) => ms))
  return median(times)
}

/** By links, between pages of parcels of which nothing has been loaded. */
export async function moveTimes(browser: Browser, visited: Visited) {
  return withOpenPage(browser, visited, async (page) => {
    // What is fetched while the browser is idle; the page listens on, so its network never is.
    await wait(sizes[visited.size].settleMs)
    const times: number[] = []
    const longestTask = await page.evaluate(() => Math.max(0, ...(window.benchTasks ?? [])))
    for (const parcel of [4, 5, 6, 7, 8])
      times.push(await page.evaluate(moveTo, { path: pathOf(parcel), heading: headingOf(parcel) }))
    return { move: median(times), longestTask }
  })
}

function withOpenPage<T>(browser: Browser, { url, cookie }: Visited, work: (page: Page, ms: number) => Promise<T>) {
  return withColdPage(browser, async (page, context) => {
    const pairs = cookie.split('; ').map((pair) => pair.split(/=(.*)/s))
    await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url })))
    await page.addInitScript(watchTasks)
    const startedAt = performance.now()
    await page.goto(url + pathOf(3), { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1, name: headingOf(3) }).waitFor({ timeout: 60_000 })
    return work(page, performance.now() - startedAt)
  })
}

declare global {
  interface Window {
    benchTasks?: number[]
  }
}

/** Runs in the page, before anything of it. */
function watchTasks() {
  const tasks: number[] = (window.benchTasks = [])
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
}

/** Runs in the page. */
function moveTo({ path, heading }: { path: string; heading: string }) {
  return new Promise<number>((resolve) => {
    const startedAt = performance.now()
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: path }))
    link.click()
    link.remove()
    const look = () => {
      const isDrawn = [...document.querySelectorAll('h1')].some(({ textContent }) => textContent === heading)
      if (isDrawn) resolve(performance.now() - startedAt)
      else requestAnimationFrame(look)
    }
    look()
  })
}
