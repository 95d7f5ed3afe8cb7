import type { Lang } from '@atrium/shared-utility/contract'

/** What a handler may do to the browser's cookies. */
export type Cookies = {
  /** The token that the browser sent, if any: only sign-in and sign-out look at it. */
  sessionToken: string | null
  /** What names this browser at the next sign-in; it grants nothing. */
  deviceToken: string | null
  /** `keepMs` null: until the browser closes. */
  setSession(started: { token: string; csrf: string; entId: string | null; keepMs: number | null }): void
  /** The token of the session that waits behind another: what scripts of the page read stays that of the other one. */
  setWaitingSession(waiting: { token: string; keepMs: number | null }): void
  /** The token of a session in which an operator acts as a person, before their own; with it the token for scripts. */
  beginActing(begun: { token: string; csrf: string; entId: string }): void
  /** True when the browser sent one. */
  isActing: boolean
  /** The operator's own session is the browser's again. */
  endActing(own: { csrf: string } | null): void
  /** Clears the refresh cookie and the acting session as well: a person who signs out does not come back by them. */
  clearSession(): void
  /** What binds something unfinished, such as a sign-in under way, to this browser. */
  presessionToken: string | null
  setPresession(token: string): void
  setDevice(token: string): void
  /** What keeps this browser signed in when its session is over: `family.secret`, if the browser sent one. */
  refreshToken: string | null
  setRefresh(kept: { token: string; keepMs: number }): void
  clearRefresh(): void
  /** True when a language was chosen in this browser. */
  hasLang: boolean
  setLang(lang: Lang): void
  /** The token of a device that passed a second factor before, if the browser sent one. */
  trustToken: string | null
  trustDevice(trusted: { token: string; keepMs: number }): void
  /** The secret of something that this browser alone may finish, if it sent one. */
  held(what: HeldSecret): string | null
  /** Null lets go of it. */
  hold(what: HeldSecret, secret: { token: string; keepMs: number } | null): void
}

/** What a browser may hold the secret of, while something is under way. */
export type HeldSecret = 'scan' | 'bind' | 'view'
