import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { UserType } from '@atrium/shared-utility/contract'
import { chromiumPath } from '@atrium/importmap/playwright'
import { confirmByPassword } from '../confirm-by-password.ts'
import { createGiven } from '../given.ts'
import { addCookies } from '../story.ts'
import { wordsOf } from '../words.ts'

export type Played = {
  parcel: string
  token: string
  portal: { url: string }
  password: string
  count: (title: string, came: { status: number; said: string }) => void
}

const t = wordsOf('en-US')

/** A developer sees the parcel from their own machine in the portal, before anything of it was released, and each saved file. */
export async function playDev({ parcel, token, portal, password, count }: Played) {
  const given = createGiven({ url: portal.url, password })
  const account = await given.account(UserType.member)
  const tool = startTool(parcel, { token, args: ['dev', '--account', account.loginId, '--json'] })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const { open } = await tool.says('asked')
    const page = await pageOf(browser, { url: portal.url, cookies: (await given.signIn(account)).cookieValues() })
    await page.goto(open)
    await page.getByRole('button', { name: t('confirmDev') }).click()
    await confirmByPassword(page, { password }, t)
    count('what is served here stands in the portal', await shows(page, 'Hello'))
    const file = path.join(parcel, 'src/messages/en-US.json')
    const before = readFileSync(file, 'utf8')
    writeFileSync(file, before.replace(/("hello\.title": ")[^"]*"/, '$1Saved just now"'))
    count('a saved file is on the screen', await shows(page, 'Saved just now'))
    const { ms } = await tool.says('shown')
    console.log(`        ${String(ms).padStart(5)} ms from the saved file to the screen`)
    writeFileSync(file, before)
    tool.end()
    count('ended by hand, the tool says that all is well', { status: await tool.code(), said: tool.said() })
    count('the portal shows what is in force again', await shows(page, t('notFound')))
  } finally {
    tool.end()
    await browser.close()
  }
}

/** Another person opens the link that the tool has printed. */
export async function playPreview({ parcel, token, portal, password, count }: Played) {
  const given = createGiven({ url: portal.url, password })
  const tool = startTool(parcel, { token, args: ['preview', '--json'] })
  count('a preview is made', { status: await tool.code(), said: tool.said() })
  const { link }: { link: string } = JSON.parse(tool.said())
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const reviewer = await given.signIn(await given.account(UserType.developer))
    const page = await pageOf(browser, { url: portal.url, cookies: reviewer.cookieValues() })
    await page.goto(link)
    await page.getByRole('button', { name: t('openPreview') }).click()
    await confirmByPassword(page, { password }, t)
    count('whoever opens its link sees it', await shows(page, 'Hello'))
  } finally {
    await browser.close()
  }
}

type Visit = { url: string; cookies: Parameters<typeof addCookies>[2] }

export async function pageOf(browser: Awaited<ReturnType<typeof chromium.launch>>, { url, cookies }: Visit) {
  const context = await browser.newContext({ locale: 'en-US', baseURL: url })
  await addCookies(context, url, cookies)
  return context.newPage()
}

export async function shows(page: Page, heading: string) {
  const found = page.getByRole('heading', { level: 1, name: heading })
  const status = await found.waitFor({ timeout: 60_000 }).then(
    () => 0,
    () => 1,
  )
  return { status, said: status === 0 ? '' : await page.locator('body').innerText() }
}

type Started = { token: string; args: readonly string[] }
type Said = { open: string; ms: number }

/** The program itself: what is sent to npx does not reach it. */
function startTool(parcel: string, { token, args }: Started) {
  const program = path.join(parcel, 'node_modules/@atrium/parcel/bin/atrium.mjs')
  const env = { ...process.env, ATRIUM_DEPLOY_TOKEN: token }
  const child = spawn(process.execPath, [program, ...args], { cwd: parcel, env })
  const ended = once(child, 'exit')
  let said = ''
  let heard = () => undefined as void
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      said += String(piece)
      heard()
    })
  return {
    said: () => said,
    code: async (): Promise<number> => (await ended)[0] ?? 1,
    end: () => void child.kill('SIGTERM'),
    async says(event: string): Promise<Said> {
      for (;;) {
        const line = said.split('\n').find((one) => one.startsWith(`{"event":"${event}"`) && one.endsWith('}'))
        if (line !== undefined) return JSON.parse(line)
        if (child.exitCode !== null) throw new Error(`it has ended: ${said}`)
        await new Promise<void>((resolve) => (heard = resolve))
      }
    },
  }
}
