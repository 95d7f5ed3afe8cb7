import { spacePath } from '@atrium/shared-utility/model'
import { withBrowser, withColdPage } from '../browser.ts'
import type { Figure, Size } from '../figure.ts'
import { password } from '../portal-server.ts'
import { space } from '../records/application.ts'
import { percentile } from '../statistics.ts'
import { longConversation } from './large-enterprise.ts'

const framesOf = { whole: 1500, smoke: 60 }
/** A quick turn of a wheel. */
const pxPerFrame = 80

/** Back through a conversation of 10 000 messages in one go, which reads page after page: how long its frames take. */
export function scrollConversation(url: string, size: Size): Promise<Figure[]> {
  return withBrowser((browser) =>
    withColdPage(browser, async (page) => {
      await page.goto(`${url}/home/login`)
      await page.locator('input:not([type=checkbox])').first().fill('member')
      await page.locator('input[type=password]').fill(password)
      await page.locator('button[type=submit]').click()
      await page.waitForURL((address) => !address.pathname.endsWith('/home/login'))
      await page.goto(`${url}${spacePath(space)}/qChat?c=${longConversation}`)
      await page.locator('[role=log] [data-seq]').first().waitFor()
      const frames = await page.evaluate(scrollBack, { count: framesOf[size], px: pxPerFrame })
      // The first ones belong to the page that is still being opened.
      const settled = frames.slice(10)
      return [
        {
          name: 'scrolling back through 10 000 messages, longest frame',
          unit: 'ms',
          measured: Math.max(...settled),
          budget: { atMost: 50 },
        },
        {
          name: 'scrolling back through 10 000 messages, p99 of the frames',
          unit: 'ms',
          measured: percentile(settled, 99),
        },
      ]
    }),
  )
}

/** Runs in the page. */
async function scrollBack({ count, px }: { count: number; px: number }) {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const log = document.querySelector('[role=log]')
  const took: number[] = []
  let before = await frame()
  for (let turn = 0; turn < count; turn += 1) {
    log?.scrollBy(0, -px)
    const now = await frame()
    took.push(now - before)
    before = now
  }
  return took
}
