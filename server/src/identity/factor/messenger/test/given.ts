import type { MessengerType } from '@atrium/shared-utility/contract'
import { secretOf, startFakeProviders, type FakeApp, type FakeProviders } from '@atrium/fake-providers'
import { newId } from '../../../../foundation/db/id.ts'
import { platform } from '../../../../foundation/db/scope.ts'
import type { Client } from '../../../../test/client.ts'
import { password, startTestServer, type TestServer } from '../../../../test/test-server.ts'
import type { SmsProvider } from '../../sms/service.ts'

type Options = {
  now?: () => Date
  timeoutMs?: number
  smsProvider?: SmsProvider
  /** What else the server is started with. */
  more?: Parameters<typeof startTestServer>[0]
}

/** A server, and the three messengers that it asks. */
export async function startWithMessengers({ now, timeoutMs = 5000, smsProvider, more }: Options = {}) {
  const fake = await startFakeProviders({ now })
  const environment = {
    ATRIUM_MESSENGERS: fake.url,
    ATRIUM_MESSENGER_TIMEOUT_MS: String(timeoutMs),
    ...more?.environment,
  }
  const server = await startTestServer({ ...more, environment, now, ...(smsProvider && { smsProvider }) })
  const close = async () => {
    await server.close()
    await fake.close()
  }
  return { fake, server, close, given: createMessengerGiven({ fake, server }) }
}

export type WithMessengers = Awaited<ReturnType<typeof startWithMessengers>>

type NewColleague = { isOutsider?: boolean; tenantKey?: string; name?: string }
type NewApp = { type: MessengerType; enterprise?: { id: string; name: string }; canRegister?: boolean }

function createMessengerGiven({ fake, server }: { fake: FakeProviders; server: TestServer }) {
  return { app, colleague, stateFor, code, signIn, stage, bound, boundTo }

  /** An enterprise's app, known to its messenger and entered in its settings. */
  async function app({ type, enterprise, canRegister = false }: NewApp) {
    const home = enterprise ?? (await server.given.enterprise())
    const id = newId()
    const own: FakeApp = {
      provider: type,
      appId: `app-${id}`,
      corpId: `corp-${id}`,
      agentId: '1',
      tenantKey: type === 'feishu' ? `tenant-${id}` : '',
      secret: secretOf(`app-${id}`),
    }
    fake.world.addApp(own)
    await enterApp(server, { own, entId: home.id, canRegister })
    return { ...own, type, enterprise: home }
  }

  /** A person who uses the messenger. */
  function colleague({ isOutsider = false, tenantKey, ...as }: NewColleague = {}) {
    const id = `c-${newId()}`
    const name = as.name ?? `Colleague ${id}`
    fake.world.addPerson({ id, name, isOutsider, ...(tenantKey !== undefined && { tenantKey }) })
    return { id, name }
  }

  type App = Awaited<ReturnType<typeof app>>

  /** The state that a page asks for before it fetches a code; DingTalk's bridge needs none. */
  async function stateFor(browser: Client, { type, enterprise }: App) {
    const { state } = await browser.call('getMessengerConnect', { type, enterId: enterprise.id, from: 'app' })
    return type === 'dingtalk' ? undefined : state
  }

  function code({ type, appId }: App, person: { id: string }) {
    return fake.world.issueCode({ provider: type, appId, person: person.id })
  }

  /** All of a sign-in, as the page does it inside the messenger. */
  async function signIn(browser: Client, of: App, person: { id: string }) {
    const state = await stateFor(browser, of)
    const input = { code: code(of, person), appId: of.appId, enterId: of.enterprise.id, ...(state && { state }) }
    return browser.tryCall(signInCall[of.type], input)
  }

  /** An app, a member of its enterprise, and a person of the messenger whom no account is bound to yet. */
  async function stage(type: MessengerType) {
    const own = await app({ type })
    return { app: own, person: await server.given.person({ enterprise: own.enterprise }), colleague: colleague() }
  }

  /** The same, bound to each other. */
  async function bound(type: MessengerType) {
    const all = await stage(type)
    const browser = server.client()
    await signIn(browser, all.app, all.colleague)
    await browser.call('appBind', { loginId: all.person.loginId, password })
    return all
  }

  /** The people of the messengers whom an account is bound to now. */
  function boundTo(userId: string) {
    return server.services.tx(platform, async (db) => {
      const rows = await db
        .selectFrom('identity_binding')
        .select('external_id')
        .where('user_id', '=', userId)
        .where('unbound_at', 'is', null)
        .execute()
      return rows.map((row) => row.external_id)
    })
  }
}

type Entered = { own: FakeApp; entId: string; canRegister: boolean }

function enterApp({ services }: TestServer, { own, entId, canRegister }: Entered) {
  const row = {
    ent_id: entId,
    type: own.provider,
    corp_id: own.corpId,
    agent_id: own.agentId,
    app_id: own.appId,
    app_secret: services.secrets.seal(own.secret),
    tenant_key: own.tenantKey,
    is_enabled: true,
    can_register: canRegister,
  }
  return services.tx(platform, (db) => db.insertInto('messenger_app').values(row).execute())
}

type Of = { appId: string; enterprise: { id: string } }

export function fieldsOf({ appId, enterprise }: Of, { code, state }: { code: string; state: string | undefined }) {
  return { code, appId, enterId: enterprise.id, ...(state !== undefined && { state }) }
}

export const signInCall = {
  dingtalk: 'signInDingtalk',
  feishu: 'signInFeishu',
  wechat: 'signInWecom',
} as const satisfies Record<MessengerType, string>
