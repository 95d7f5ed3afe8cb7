import type { Page } from 'playwright'
import { withBrowser, withColdPage } from './browser.ts'
import type { Figure, Size } from './figure.ts'
import { password, withPortalServer } from './portal-server.ts'
import { percentile } from './statistics.ts'
import { usableAfter } from './usable.ts'

const times = { whole: 40, smoke: 4 }

/** Going to and fro between two sub-apps that are loaded: from the click on a link to the other one's title drawn. */
export async function switchSubApps(size: Size): Promise<Figure[]> {
  return withPortalServer(({ url }) =>
    withBrowser((browser) =>
      withColdPage(browser, async (page) => {
        await signIn(page, url)
        const latencies = await page.evaluate(switchBetween, {
          times: times[size],
          paths: ['/', '/sysop/enterprise'] as const,
        })
        // The first two load what a later one finds.
        const loaded = latencies.slice(2)
        return [
          {
            name: 'switch between two loaded sub-apps, p95',
            unit: 'ms',
            measured: percentile(loaded, 95),
            budget: { atMost: 100 },
          },
          { name: 'switch between two loaded sub-apps, median', unit: 'ms', measured: percentile(loaded, 50) },
        ]
      }),
    ),
  )
}

async function signIn(page: Page, url: string) {
  await usableAfter(page, `${url}/home/login`)
  await page.locator('input:not([type=checkbox])').first().fill('operator')
  await page.locator('input[type=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/sysop/enterprise')
  await page.locator('table, [role=table], [role=list]').first().waitFor()
}

/** Runs in the page. */
async function switchBetween({ times: count, paths }: { times: number; paths: readonly [string, string] }) {
  const title = () => document.querySelector('main h1')?.textContent ?? ''
  const go = (path: string) =>
    new Promise<number>((resolve) => {
      const [before, startedAt] = [title(), performance.now()]
      const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: path }))
      link.click()
      link.remove()
      const look = () => {
        if (title() !== '' && title() !== before) resolve(performance.now() - startedAt)
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  const latencies: number[] = []
  for (let turn = 0; turn < count; turn += 1) latencies.push(await go(turn % 2 === 0 ? paths[0] : paths[1]))
  return latencies
}
