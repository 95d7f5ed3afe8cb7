import type { Lang, LarkDomain, MessengerType } from '@atrium/shared-utility/contract'
import type { Ask } from './ask.ts'

/** An enterprise's app, with its secret open. */
export type App = {
  entId: string
  type: MessengerType
  corpId: string
  agentId: string
  appId: string
  secret: string
  larkDomain: LarkDomain
  tenantKey: string
}

/** The person whose code it was, as the messenger says. */
export type ExternalIdentity = {
  provider: MessengerType
  /** The company that the external id is unique in. */
  subjectScope: string
  externalId: string
  unionId: string | null
  nickname: string
}

/** A code from the bridge inside the messenger, or from its sign-in page; that one was sent to `redirectUri`. */
export type Code = { value: string } & ({ from: 'bridge' } | { from: 'page'; redirectUri: string })

export type AuthorizeOptions = { from: 'app' | 'browser'; redirectUri: string; state: string }

export type TokenKind = 'app' | 'ticket'
export type FreshToken = { value: string; seconds: number }

/** What a person is told in a messenger, with the way to a page. */
export type Card = {
  /** The person's id at the messenger. */
  to: string
  lang: Lang
  title: string
  /** Unlike that of each other card to this person: the messengers deliver the same card once. */
  text: string
  /** How the way to the page is called; WeCom shows four signs of it. */
  action: string
  url: string
  /** 50 characters at most. A card that is sent again under the same key within an hour arrives once. */
  key: string
}

/** What the three have in common. They hold no state: tokens and time-outs are lent to them. */
export type MessengerProvider = {
  authorizeUrl(
    app: App,
    place: AuthorizeOptions,
  ): { host: string; path: string; query: Record<string, string>; hash?: string }
  identify(app: App, code: Code, tools: Tools): Promise<ExternalIdentity>
  /** Tells one person. `code` as the kind of a failure: the messenger does not reach this person by this app. */
  send(app: App, card: Card, tools: Tools): Promise<void>
  /** A fresh token of the app; `ticket` is what signs pages for the JSAPIs. */
  fetchToken(app: App, kind: TokenKind, tools: Tools): Promise<FreshToken>
}

export type Tools = {
  ask: Ask
  /** Lends the app's token; one that turns out to have ended is replaced, once. */
  withToken: <T>(kind: TokenKind, work: (token: string) => Promise<T>) => Promise<T>
}
