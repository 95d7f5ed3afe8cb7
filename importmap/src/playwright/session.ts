import type { BrowserContext } from '@playwright/test'
import { createClient } from '@atrium/shared-utility/testing/client'
import type { Account } from './accounts.ts'
import type { KeptSessions } from './kept-sessions.ts'

/** `kept`: where tests share the sessions of one worker; null where each signs in for itself. */
export type Portal = { url: string; lang: string; kept: KeptSessions | null }

/** Browsers that a test has signed in. */
const begun = new WeakSet<BrowserContext>()

/** Makes the browser that of a person, and answers of which user type. */
export async function beginSession(context: BrowserContext, account: Account, place: Portal) {
  const { cookies, userType } = await sessionOf(context, account, place)
  begun.add(context)
  await addCookies(context, place.url, cookies)
  return userType
}

async function sessionOf(context: BrowserContext, account: Account, place: Portal) {
  if (place.kept !== null) return place.kept.take(account, place)
  const client = await clientOf(context, place)
  const { user_type: userType } = await client.call('signIn', account)
  return { cookies: client.cookieValues(), userType }
}

/** Goes to work in another enterprise of the person. */
export async function switchEnterprise(context: BrowserContext, entId: string, place: Portal) {
  const client = await clientOf(context, place)
  place.kept?.forget(client.cookieValues())
  await client.call('switchEnterprise', { entId })
  await addCookies(context, place.url, client.cookieValues())
}

/** A session that a test began ends with it, unless others share it: of one person there are only so many. */
export async function endSession(context: BrowserContext, place: Portal) {
  if (!begun.has(context)) return
  const client = await clientOf(context, place)
  const cookies = client.cookieValues()
  // A page that hears that its session ends loads the sign-in page, and Chromium may hang that closes it meanwhile.
  for (const page of context.pages()) await page.close()
  if (cookies['sid'] && place.kept?.has(cookies) !== true) await client.call('signOut', {})
}

export function addCookies(context: BrowserContext, url: string, cookies: Record<string, string>) {
  return context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
}

async function clientOf(context: BrowserContext, { url, lang }: Portal) {
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
  return createClient(url, { cookies, headers: { 'accept-language': lang } })
}
