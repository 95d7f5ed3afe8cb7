import type { BrowserContext, Cookie, Page } from '@playwright/test'
import { addCookies, expect, test as kit } from '@atrium/importmap/playwright'
import type { UserType } from '@atrium/shared-utility/contract'
import type { CookieValues } from '@atrium/shared-utility/testing/client'
import { createGiven, type Given, type Stage } from './given.ts'
import { runFacts } from './run-facts.ts'
import { wordsOf } from './words.ts'

type Story = {
  /** The server that this story plays on. */
  stage: Stage
  /** The words of the page in the language of the story. */
  t: ReturnType<typeof wordsOf>
  given: Given
  /** Signs the browser in as a person of a user type, with a session that exists already. */
  enterAs: (userType: UserType, nth?: number) => Promise<void>
  /** A second browser, with another person in it. */
  otherPage: (cookies: CookieValues) => Promise<Page>
}

/** With what teams have for the tests of their parcels; a story fails, too, when any of its pages complains unexpectedly. */
export const test = kit.extend<Story>({
  stage: async ({}, use) => use(runFacts()), // eslint-disable-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
  baseURL: async ({ stage }, use) => use(stage.url),
  t: async ({ lang }, use) => use(wordsOf(lang)),
  given: async ({ stage, lang }, use) => use(createGiven({ ...stage, lang })),
  context: async ({ context, given, stage }, use) => {
    await use(context)
    const cookies = await context.cookies()
    // A page that hears that its session ends loads the sign-in page, and Chromium may hang that closes it meanwhile.
    for (const page of context.pages()) await page.close()
    await endSession(cookies, given, stage)
  },
  enterAs: async ({ context, given, stage }, use) => {
    await use(async (userType, nth) => {
      const client = await given.signedIn(userType, nth)
      await addCookies(context, stage.url, client.cookieValues())
    })
  },
  otherPage: async ({ browser, stage, given, locale, viewport, complaints }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (cookies) => {
      const context = await browser.newContext({ baseURL: stage.url, locale, viewport, reducedMotion: 'reduce' })
      contexts.push(context)
      await complaints.listen(context)
      await addCookies(context, stage.url, cookies)
      return context.newPage()
    })
    for (const context of contexts) {
      const cookies = await context.cookies()
      // Closed first: a page that is open hears that its session ends, and complains.
      await context.close()
      await endSession(cookies, given, stage)
    }
  },
})

export { addCookies, expect }

/**
 * A session that the story began ends with it: an eleventh of the same person would end the oldest,
 * which is the one that all stories share.
 */
async function endSession(jar: readonly Cookie[], given: Given, { sessions = {} }: Stage) {
  const cookies = Object.fromEntries(jar.map(({ name, value }) => [name, value]))
  const isShared = Object.values(sessions).some(({ sid }) => sid === cookies.sid)
  if (cookies.sid && !isShared) await given.client(cookies).call('signOut', {})
}
