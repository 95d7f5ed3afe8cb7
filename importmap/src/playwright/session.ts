import type { BrowserContext } from '@playwright/test'
import { createClient } from '@atrium/shared-utility/testing/client'
import type { Account } from './accounts.ts'

type Place = { url: string; lang: string }

/** Browsers that a test has signed in. */
const begun = new WeakSet<BrowserContext>()

/** Makes the browser that of somebody, and answers who it is. */
export async function beginSession(context: BrowserContext, account: Account, place: Place) {
  const client = await clientOf(context, place)
  const { user_type: userType } = await client.call('signIn', account)
  begun.add(context)
  await addCookies(context, place.url, client.cookieValues())
  return userType
}

/** Goes to work in another enterprise of the person. */
export async function switchEnterprise(context: BrowserContext, entId: string, place: Place) {
  const client = await clientOf(context, place)
  await client.call('switchEnterprise', { entId })
  await addCookies(context, place.url, client.cookieValues())
}

/** A session that a test began ends with it: of one person there are only so many, and the oldest has to give way. */
export async function endSession(context: BrowserContext, place: Place) {
  if (!begun.has(context)) return
  const client = await clientOf(context, place)
  if (client.cookieValues()['sid']) await client.call('signOut', {})
}

export function addCookies(context: BrowserContext, url: string, cookies: Record<string, string>) {
  return context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
}

async function clientOf(context: BrowserContext, { url, lang }: Place) {
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
  return createClient(url, { cookies, headers: { 'accept-language': lang } })
}
