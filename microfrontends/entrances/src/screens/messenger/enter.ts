import { clearBindCookies, keepSession, loadSession } from '@atrium/shared-utility'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { takeThirdBindUrl } from './third-bind-url.ts'

/** Takes over the session that has just begun, and says where the person goes: where they wanted, else home. */
export async function enter({ session, loginHomepage }: CallOutput<'appBind'>) {
  clearBindCookies()
  if (session) keepSession(session)
  else await loadSession()
  return takeThirdBindUrl(loginHomepage)
}
