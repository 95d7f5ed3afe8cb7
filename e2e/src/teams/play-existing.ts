import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { UserType } from '@atrium/shared-utility/contract'
import { chromiumPath } from '@atrium/importmap/playwright'
import { createGiven } from '../given.ts'
import { asItComesIn, asItWas } from './existing-vue.ts'
import { pageOf, shows, type Played } from './play-dev.ts'
import { quiet, run, toolOf } from './run.ts'

/** A team brings in a Vue parcel of its own by the steps of docs/existing-parcels.md: it opens, moves, asks, and goes. */
export async function playExisting({ parcel, token, portal, password, count }: Played) {
  write(parcel, asItWas)
  const tool = await toolOf(portal.url)
  count('an existing Vue parcel gets the tool', await run(parcel, ['npm', 'install', '-D', ...quiet, tool]))
  const changed = asItComesIn(portal.url)
  write(parcel, { ...changed, 'package.json': withTool(changed['package.json'], tool) })
  const checked = await run(parcel, ['npx', 'atrium', 'check', '--browser'])
  count('after the documented steps nothing is found when it is run in a browser', checked)
  count('it is released', await run(parcel, ['npx', 'atrium', 'release'], { ATRIUM_DEPLOY_TOKEN: token }))
  const given = createGiven({ url: portal.url, password })
  const member = await given.signIn(await given.account(UserType.member))
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await pageOf(browser, { url: portal.url, cookies: member.cookieValues() })
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', ({ message }) => complaints.push(message))
    await page.goto('/stock')
    count('its first page is in the portal', await shows(page, 'Stock'))
    await page.getByText('The portal answered 200').waitFor()
    await page.getByRole('link', { name: 'Item 7' }).click()
    count('its own router moves to its second page', await shows(page, 'Item 7'))
    await page.goBack()
    count('back leads to the first one', await shows(page, 'Stock'))
    // By the portal's own navigation, so that the parcel is unmounted in the page.
    await page.getByRole('navigation').getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname !== '/stock')
    count('it goes without a complaint', { status: complaints.length, said: complaints.join('\n') })
  } finally {
    await browser.close()
  }
}

function withTool(manifest: string, tool: string) {
  const read: { devDependencies: Record<string, string> } = JSON.parse(manifest)
  return JSON.stringify({ ...read, devDependencies: { ...read.devDependencies, '@atrium/parcel': tool } })
}

function write(folder: string, files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
}
