import type { CDPSession, Page } from '@playwright/test'
import { agents, endOf, type Visit } from '@atrium/shared-utility/testing/decision-table'
import { onOwnPortal } from '../own-portal.ts'
import { addCookies, expect } from '../story.ts'
import { createTableStage } from './stage.ts'

const stages = (['off', 'reminder', 'due'] as const).flatMap((twoStep) =>
  [false, true].map((isUpdating) => ({ twoStep, isUpdating })),
)

type Table = { edition: Visit['edition']; rows: readonly Visit[]; tag: string[] }

/** Plays rows of one edition in one page, one state of the portal after the other. */
export function playTable({ edition, rows, tag }: Table) {
  const test = onOwnPortal({ edition })
  const title = `every visit ends where the specification says, in the ${edition} edition`
  test(title, { tag }, async ({ page, context, portal, stage, t, complaints }) => {
    test.setTimeout(900_000)
    // Calls that are refused, and scripts of messengers that are not there.
    complaints.allow(/status of (400|401|403|404|503)/, /ERR_BLOCKED_BY_CLIENT/)
    const browser = await context.newCDPSession(page)
    // Not by a route of the test's own: that would switch the browser's cache off.
    await browser.send('Network.enable')
    await browser.send('Network.setBlockedURLs', { urls: ['https://*'] })
    const table = await createTableStage(portal, stage)
    for (const state of stages) {
      const visits = rows.filter((row) => isIn(row, state))
      if (visits.length === 0) continue
      // A page that is open hears of the change, and would go on its own way into the next visit.
      await page.goto('about:blank')
      await table.bring(state)
      for (const visit of visits) {
        // A page that is left without its cookies would go on its own way, too.
        await page.goto('about:blank')
        await context.clearCookies()
        await addCookies(context, stage.url, table.sessionOf(visit.who))
        await open(page, browser, visit)
        const { address, isReminded } = endOf(visit)
        await expect.soft(page, JSON.stringify(visit)).toHaveURL(address)
        const reminder = page.getByRole('button', { name: t('enableNow') })
        await expect.soft(reminder, JSON.stringify(visit)).toHaveCount(isReminded ? 1 : 0)
      }
    }
    await context.clearCookies()
  })
}

function isIn(row: Visit, { twoStep, isUpdating }: Pick<Visit, 'twoStep' | 'isUpdating'>) {
  return row.twoStep === twoStep && row.isUpdating === isUpdating
}

/** Opens the address as that host would, and waits until the portal has decided and drawn what it decided on. */
async function open(page: Page, browser: CDPSession, { host, path }: Visit) {
  await browser.send('Emulation.setUserAgentOverride', { userAgent: agents[host] })
  await page.goto(path)
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('.atrium-splash, [aria-busy="true"]'),
  )
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}
