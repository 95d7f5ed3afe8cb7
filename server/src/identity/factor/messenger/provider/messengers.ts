import { createHash, randomBytes } from 'node:crypto'
import { tidyForeign } from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'
import type { Aside } from '../../../../foundation/db/aside.ts'
import type { Transact } from '../../../../foundation/db/tx.ts'
import type { Secrets } from '../../../../foundation/process/secrets/secrets.ts'
import { createAsk } from './ask.ts'
import { createBreaker } from './breaker.ts'
import { dingtalk } from './dingtalk.ts'
import { feishu } from './feishu.ts'
import type {
  App,
  AuthorizeOptions,
  Card,
  Code,
  ExternalIdentity,
  MessengerProvider,
  TokenKind,
  Tools,
} from './provider.ts'
import { createTokens, type Tokens } from './tokens.ts'
import { ProviderFailure } from './provider-failure.ts'
import { wecom } from './wecom.ts'

const providers: Record<App['type'], MessengerProvider> = { dingtalk, feishu, wechat: wecom }

/** The length that names of people may have. */
const longestName = 64

type Options = {
  /** A host before the messengers' own, which are the first part of its paths. Null: the messengers themselves. */
  gateway: string | null
  /** Where cards lead: the portal's own address. */
  baseUrl: string
  timeoutMs: number
  tx: Transact
  secrets: Secrets
  log: Logger
  now: () => Date
  aside: Aside
}

/** DingTalk, Feishu and WeCom as the server asks them. Throws `ProviderFailure`; ends within twice the time-out. */
export function createMessengers({ gateway, baseUrl, timeoutMs, tx, secrets, log, now, aside }: Options) {
  const tokens = createTokens({ tx, secrets, now, claimMs: timeoutMs * 2 })
  const guarded = createBreaker(now)
  // A host that answers no app's cards would keep each of them waiting.
  const guardedHost = createBreaker(now, ({ isSilent }) => isSilent)
  const addressOf = (host: string) => (gateway === null ? `https://${host}` : `${gateway}/${host}`)

  return {
    authorizeUrl(app: App, place: AuthorizeOptions) {
      const { host, path, query, hash = '' } = providers[app.type].authorizeUrl(app, place)
      const url = new URL(addressOf(host) + path)
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      url.hash = hash
      return url.href
    },
    identify: (app: App, code: Code) =>
      run(app, async (tools) => named(await providers[app.type].identify(app, code, tools))),
    /** Sends a card that leads to a path of the portal. What fails by that keeps no person from signing in. */
    send: (app: App, { path, ...card }: Omit<Card, 'url'> & { path: string }) =>
      guardedHost(app.type + app.larkDomain, () =>
        run(app, (tools) => providers[app.type].send(app, { ...card, url: baseUrl + path }, tools), 'cards'),
      ),
    /** Asks for a token past the cache: only then is the stored secret what was tried. */
    tryOut: (app: App) => run(app, async (tools) => void (await providers[app.type].fetchToken(app, 'app', tools))),
    async sign(app: App, url: string) {
      const ticket = await run(app, ({ withToken }) => withToken('ticket', async (token) => token))
      // Feishu counts in milliseconds, WeCom in seconds.
      const timestamp = String(app.type === 'feishu' ? now().getTime() : Math.floor(now().getTime() / 1000))
      const nonceStr = randomBytes(8).toString('hex')
      return { timestamp, nonceStr, signature: signatureOf({ ticket, nonceStr, timestamp, url }) }
    },
  }

  async function run<T>(app: App, work: (tools: Tools) => Promise<T>, what = 'people') {
    const budget = AbortSignal.timeout(timeoutMs * 2)
    try {
      return await guarded(`${what}|${app.type}|${app.entId}`, () => work(toolsFor(app, budget)))
    } catch (error) {
      if (error instanceof ProviderFailure)
        log.warn({ messenger: app.type, entId: app.entId, kind: error.kind, detail: error.detail }, 'messenger')
      throw error
    }
  }

  function toolsFor(app: App, budget: AbortSignal): Tools {
    const ask = createAsk({ addressOf, timeoutMs, budget, aside })
    const tools: Tools = { ask, withToken: (kind, work) => withToken({ app, kind, tools, tokens }, work) }
    return tools
  }
}

/** A person without a visible name is called by their id there. */
function named(identity: ExternalIdentity) {
  return { ...identity, nickname: tidyForeign(identity.nickname, longestName) || identity.externalId }
}

type Messengers = ReturnType<typeof createMessengers>

type Lending = { app: App; kind: TokenKind; tools: Tools; tokens: Tokens }

async function withToken<T>({ app, kind, tools, tokens }: Lending, work: (token: string) => Promise<T>) {
  const find = () => tokens.find({ app, kind, fetchFresh: () => providers[app.type].fetchToken(app, kind, tools) })
  const value = await find()
  try {
    return await work(value)
  } catch (error) {
    if (!isEnded(error)) throw error
    await tokens.forget({ app, kind, value })
  }
  try {
    return await work(await find())
  } catch (error) {
    throw isEnded(error) ? new ProviderFailure('away', 'a fresh token was refused') : error
  }
}

function isEnded(error: unknown) {
  return error instanceof ProviderFailure && error.kind === 'token'
}

/** SHA-1 as both prescribe, over the address without its hash. */
export function signatureOf({
  ticket,
  nonceStr,
  timestamp,
  url,
}: Record<'ticket' | 'nonceStr' | 'timestamp' | 'url', string>) {
  const [page = ''] = url.split('#')
  return createHash('sha1')
    .update(`jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`)
    .digest('hex')
}

declare module '../../../../foundation/call/context/services.ts' {
  interface Services {
    messengers: Messengers
    /** The address of Feishu's bridge on pages that Feishu opens; null where there is none. */
    feishuScript: string | null
  }
}
