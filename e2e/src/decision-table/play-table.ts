import type { CDPSession, Page } from '@playwright/test'
import { onOwnPortal } from '../own-portal.ts'
import { addCookies, expect } from '../story.ts'
import { rows } from './rows.ts'
import { endOf, type Visit } from './specification.ts'
import { createTableStage } from './stage.ts'

/** What the programs around the page call themselves. */
const agents: Record<Visit['host'], string> = {
  browser: '',
  dingtalk: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile AliApp(DingTalk/7.8.1)',
  feishu: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Lark/7.62.12 LarkLocale/zh_CN',
  wecom: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile wxwork/4.1.30 MicroMessenger/7.0.1',
  miniProgram: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile MicroMessenger/8.0.49 miniProgram/wx1',
}

const stages = (['off', 'reminder', 'due'] as const).flatMap((twoStep) =>
  [false, true].map((isUpdating) => ({ twoStep, isUpdating })),
)

/** Plays the rows of one edition in one page, one state of the portal after the other. */
export function playTable(edition: Visit['edition']) {
  const test = onOwnPortal({ edition })
  test(`every visit ends where the specification says, in the ${edition} edition`, async ({
    page,
    context,
    portal,
    stage,
    t,
    complaints,
  }) => {
    test.setTimeout(900_000)
    // Calls that are refused, and scripts of messengers that are not there.
    complaints.allow(/status of (400|401|403|404|503)/, /ERR_BLOCKED_BY_CLIENT/)
    const browser = await context.newCDPSession(page)
    // Not by a route of the test's own: that would switch the browser's cache off.
    await browser.send('Network.enable')
    await browser.send('Network.setBlockedURLs', { urls: ['https://*'] })
    const table = await createTableStage(portal, stage)
    for (const state of stages) {
      const visits = rows.filter((row) => row.edition === edition && isIn(row, state))
      if (visits.length === 0) continue
      // A page that is open hears of the change, and would go on its own way into the next visit.
      await page.goto('about:blank')
      await table.bring(state)
      for (const visit of visits) {
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
