import type { UserType } from '@atrium/shared-utility/contract'
import { createClient } from '@atrium/shared-utility/testing/client'
import type { Account } from './accounts.ts'

type PortalAddress = { url: string; lang: string }
/** By their names. */
type CookieValues = Record<string, string>
type Session = { cookies: CookieValues; userType: UserType }

/**
 * Sessions that the tests of one worker share, one of each account: a sign-in costs the hash of a password each time, and of
 * one person there are only so many sessions.
 */
export type KeptSessions = {
  /** Goes on with the session that a test before has left, as long as it is one; otherwise signs the account in. */
  take(account: Account, place: PortalAddress): Promise<Session>
  has(cookies: CookieValues): boolean
  /** A test that changes its session, by going to work elsewhere, has it for itself. */
  forget(cookies: CookieValues): void
  end(): Promise<void>
}

export function keepSessions(): KeptSessions {
  const kept = new Map<string, ReturnType<typeof createClient>>()
  const find = ({ sid }: CookieValues) =>
    [...kept].find(([, client]) => sid !== undefined && client.cookieValues()['sid'] === sid)

  return {
    async take(account, { url, lang }) {
      const known = kept.get(account.loginId)
      const status = await known?.call('getLoginStatus', {})
      if (known && status?.login && status.user_type !== undefined)
        return { cookies: known.cookieValues(), userType: status.user_type }
      const client = createClient(url, { headers: { 'accept-language': lang } })
      const { user_type: userType } = await client.call('signIn', account)
      kept.set(account.loginId, client)
      return { cookies: client.cookieValues(), userType }
    },
    has: (cookies) => find(cookies) !== undefined,
    forget: (cookies) => void kept.delete(find(cookies)?.[0] ?? ''),
    async end() {
      for (const client of kept.values()) await client.tryCall('signOut', {})
      kept.clear()
    },
  }
}
