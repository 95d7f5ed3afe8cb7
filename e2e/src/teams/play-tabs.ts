import { chromium, type Browser, type Page } from '@playwright/test'
import { chromiumPath } from '@atrium/importmap/playwright'
import { UserType } from '@atrium/shared-utility/contract'
import { aTeam } from '../a-team.ts'
import { createGiven } from '../given.ts'
import { goAndListen } from '../go-and-listen.ts'
import { addCookies } from '../story.ts'
import { wordsOf } from '../words.ts'

type Played = {
  portal: { url: string }
  password: string
  count: (title: string, came: { status: number; said: string }) => void
}
type Tab = { page: Page; types: boolean; failed: string[] }

/** Ten tabs of each; a person may listen with twelve. */
const people = ['member', 'collaborator', 'developer', 'administrator', 'operator'] as const
const tabsEach = 10
const pollMs = 2_000
const patienceMs = 300_000
const t = wordsOf('en-US')
const kept = 'half a word'

/**
 * Fifty tabs have a parcel open, every one of them in a real page, and ask the server now and then, as programs in them do. In
 * half of them something is written that was not saved. Meanwhile the next version is released, and taken back: no request
 * fails, no input is lost, and a tab without unsaved work has what is in force.
 */
export async function playTabs({ portal, password, count }: Played) {
  const given = createGiven({ url: portal.url, password, lang: 'en-US' })
  const team = await aTeam(given, { url: portal.url, password }, { userTypes: [...people] })
  await team.release('1.0.0', 'The first')
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const tabs = await openTabs(browser, { portal, given, path: team.path })
    await all(tabs, (tab) => shows(tab, 'The first'))
    await all(
      tabs.filter(({ types }) => types),
      ({ page }) => page.getByRole('textbox', { name: 'Note' }).fill(kept),
    )
    await all(tabs, ({ page }) => page.evaluate(poll, { pollMs }))
    const idle = tabs.filter(({ types }) => !types)
    const writing = tabs.filter(({ types }) => types)

    const released = await timed(idle, 'The second', () => team.release('1.1.0', 'The second'))
    count(`${idle.length} open tabs have the next version, the last of them ${released} ms after the command`, fine)
    await all(writing, ({ page }) =>
      page.getByRole('button', { name: t('openNewVersion') }).waitFor({ timeout: patienceMs }),
    )
    count(`${writing.length} tabs in which somebody writes offer it`, fine)
    count('nobody lost what they had written', await inputs(writing))

    const back = () => team.operator.call('rollBackParcel', { slug: team.slug, reason: 'It harms' })
    const returned = await timed(idle, 'The first', back)
    count(`the one before is back in all of them, in the last ${returned} ms after the command`, fine)
    count('nobody lost what they had written then', await inputs(writing))
    const polls = await Promise.all(tabs.map(({ page }) => page.evaluate(polled)))
    const failed = [...tabs.flatMap((tab) => tab.failed), ...polls.flatMap((one) => one.failed)]
    const asked = polls.reduce((sum, one) => sum + one.asked, 0)
    count(`none of ${asked} requests of programs in them failed, and none of the pages’ own`, told(failed))
  } finally {
    await browser.close()
  }
}

const fine = { status: 0, said: '' }

function told(failed: readonly string[]) {
  return { status: failed.length === 0 ? 0 : 1, said: failed.slice(0, 20).join('\n') }
}

type Opening = { portal: Played['portal']; given: ReturnType<typeof createGiven>; path: string }

/** One after another: each boot takes the processor for itself. */
async function openTabs(browser: Browser, { portal, given, path }: Opening) {
  const tabs: Tab[] = []
  for (const kind of people) {
    const who = await given.signIn(await given.account(UserType[kind]))
    const context = await browser.newContext({ locale: 'en-US', baseURL: portal.url })
    await addCookies(context, portal.url, who.cookieValues())
    for (let n = 0; n < tabsEach; n += 1) {
      const page = await context.newPage()
      const failed: string[] = []
      // The tabs of one browser listen by one of them.
      await (n === 0 ? goAndListen(page, path) : page.goto(path))
      page.on('requestfailed', (request) => void failed.push(`${request.url()} ${request.failure()?.errorText}`))
      page.on(
        'response',
        (answer) => void (answer.status() >= 400 && failed.push(`${answer.url()} ${answer.status()}`)),
      )
      tabs.push({ page, types: n % 2 === 0, failed })
    }
    await tabs.at(-1)?.page.waitForFunction(allListen, tabsEach, { timeout: patienceMs })
  }
  return tabs
}

function shows({ page }: Tab, name: string) {
  return page.getByRole('heading', { level: 1, name }).waitFor({ timeout: patienceMs })
}

/** Milliseconds from the command until the last of them shows it. */
async function timed(tabs: readonly Tab[], heading: string, command: () => Promise<unknown>) {
  const startedAt = performance.now()
  await Promise.all([command(), all(tabs, (tab) => shows(tab, heading))])
  return Math.round(performance.now() - startedAt)
}

function all(tabs: readonly Tab[], work: (tab: Tab) => Promise<unknown>) {
  return Promise.all(tabs.map(work))
}

async function inputs(tabs: readonly Tab[]) {
  const values = await Promise.all(tabs.map(({ page }) => page.getByRole('textbox', { name: 'Note' }).inputValue()))
  return told(values.filter((value) => value !== kept).map((value) => `"${value}" is left of it`))
}

/** Runs in a page: each of them has asked to be the one that listens. */
async function allListen(tabs: number) {
  const { held = [], pending = [] } = await navigator.locks.query()
  return held.length + pending.length >= tabs
}

declare global {
  interface Window {
    polled?: { asked: number; failed: string[] }
  }
}

/** Runs in the page: asks by a call, and for the very file that it has been showing from the beginning. */
function poll({ pollMs: everyMs }: { pollMs: number }) {
  const told = (window.polled = { asked: 0, failed: [] as string[] })
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const own = files.filter((name) => name.includes('/assets/parcels/')).at(-1) ?? ''
  const ask = async (url: string) => {
    told.asked += 1
    const { status } = await fetch(url, { cache: 'no-store' }).catch((error: unknown) => ({ status: String(error) }))
    if (status !== 200) told.failed.push(`${url} ${status}`)
  }
  setInterval(() => {
    void ask('/sapi/appstore/app/status')
    void ask(own)
  }, everyMs)
}

/** Runs in the page. */
function polled() {
  return window.polled ?? { asked: 0, failed: ['nothing was asked'] }
}
