import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { UserType } from '@atrium/shared-utility/contract'
import { chromiumPath } from '@atrium/importmap/playwright'
import { createGiven } from '../given.ts'
import { pageOf, shows, type Played } from './play-dev.ts'
import { run } from './run.ts'

/** On a machine that does nothing else; it is printed and not judged, since what runs beside is not the tool's fault. */
const budgetMs = 10_000

/** The next version of a parcel that a person has open: from the command that releases it until it is on their screen. */
export async function playOpenTab({ parcel, token, portal, password, count }: Played) {
  const given = createGiven({ url: portal.url, password })
  const member = await given.signIn(await given.account(UserType.member))
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await pageOf(browser, { url: portal.url, cookies: member.cookieValues() })
    await page.goto('/hello')
    count('what is released is in a page', await shows(page, 'Hello'))
    changed(parcel, 'package.json', (text) => text.replace(/"version": ".*"/, '"version": "1.0.1"'))
    changed(parcel, 'src/messages/en-US.json', (text) => text.replace(/("hello\.title": ")[^"]*"/, '$1Released"'))
    const startedAt = performance.now()
    const [came, shown] = await Promise.all([
      run(parcel, ['npx', 'atrium', 'release'], { ATRIUM_DEPLOY_TOKEN: token }),
      shows(page, 'Released'),
    ])
    const ms = Math.round(performance.now() - startedAt)
    count('the next version is released', came)
    count('it stands in the page that was open', shown)
    console.log(`        ${String(ms).padStart(5)} ms from the command to the open page, ${budgetMs} are allowed`)
  } finally {
    await browser.close()
  }
}

function changed(parcel: string, file: string, change: (text: string) => string) {
  const place = path.join(parcel, file)
  writeFileSync(place, change(readFileSync(place, 'utf8')))
}
