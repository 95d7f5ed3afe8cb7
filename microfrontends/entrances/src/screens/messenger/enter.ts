import { clearBindCookies, keepSession, loadSession } from '@atrium/shared-utility'
import { passwordPath } from '@atrium/shared-utility/model'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { takeThirdBindUrl } from './third-bind-url.ts'

/** Takes over the session that has just begun, and says where the person goes: where they wanted, else home. */
export async function enter({ session, loginHomepage }: CallOutput<'appBind'>) {
  clearBindCookies()
  if (session) keepSession(session)
  else await loadSession()
  return takeThirdBindUrl(loginHomepage)
}

/** Where an own password is chosen before anything is bound; back to this page from there, with the ticket that is still good. */
export async function passwordFirst({ session }: CallOutput<'appBind'>) {
  if (session) keepSession(session)
  else await loadSession()
  const { pathname, search } = window.location
  return `${passwordPath}?${new URLSearchParams({ url: pathname + search })}`
}
