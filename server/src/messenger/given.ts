import type { MessengerType } from '@atrium/shared-utility/contract'
import { secretOf, startFakeVendors, type FakeApp, type FakeVendors } from '@atrium/fake-vendors'
import { newId } from '../db/id.ts'
import { platform } from '../db/scope.ts'
import type { Client } from '../testing/client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

type Options = { now?: () => Date; timeoutMs?: number }

/** A server, and the three messengers that it asks. */
export async function startWithMessengers({ now, timeoutMs = 5000 }: Options = {}) {
  const fake = await startFakeVendors({ now })
  const environment = { ATRIUM_MESSENGERS: fake.url, ATRIUM_MESSENGER_TIMEOUT_MS: String(timeoutMs) }
  const server = await startTestServer({ environment, now })
  const close = async () => {
    await server.close()
    await fake.close()
  }
  return { fake, server, close, given: createMessengerGiven({ fake, server }) }
}

export type WithMessengers = Awaited<ReturnType<typeof startWithMessengers>>

type NewApp = { type: MessengerType; enterprise?: { id: string; name: string }; canRegister?: boolean }

function createMessengerGiven({ fake, server }: { fake: FakeVendors; server: TestServer }) {
  return { app, colleague, stateFor, code, signIn }

  /** An enterprise's app, known to its messenger and entered in its settings. */
  async function app({ type, enterprise, canRegister = false }: NewApp) {
    const home = enterprise ?? (await server.given.enterprise())
    const id = newId()
    const own: FakeApp = {
      vendor: type,
      appId: `app-${id}`,
      corpId: `corp-${id}`,
      agentId: '1',
      tenantKey: type === 'feishu' ? `tenant-${id}` : '',
      secret: secretOf(`app-${id}`),
    }
    fake.world.addApp(own)
    await server.services.tx(platform, (db) =>
      db
        .insertInto('messenger_app')
        .values({
          ent_id: home.id,
          type,
          corp_id: own.corpId,
          agent_id: '1',
          app_id: own.appId,
          app_secret: server.services.secrets.seal(own.secret),
          tenant_key: own.tenantKey,
          is_enabled: true,
          can_register: canRegister,
        })
        .execute(),
    )
    return { ...own, type, enterprise: home }
  }

  /** Somebody who uses the messenger. */
  function colleague({ isOutsider = false, tenantKey }: { isOutsider?: boolean; tenantKey?: string } = {}) {
    const id = `c-${newId()}`
    fake.world.addPerson({ id, name: `Colleague ${id}`, isOutsider, ...(tenantKey !== undefined && { tenantKey }) })
    return { id, name: `Colleague ${id}` }
  }

  type App = Awaited<ReturnType<typeof app>>

  /** What a page asks for before it fetches a code; DingTalk's bridge needs none. */
  async function stateFor(browser: Client, { type, enterprise }: App) {
    const { state } = await browser.call('getMessengerConnect', { type, enterId: enterprise.id, from: 'app' })
    return type === 'dingtalk' ? undefined : state
  }

  function code({ type, appId }: App, person: { id: string }) {
    return fake.world.issueCode({ vendor: type, appId, person: person.id })
  }

  /** All of a sign-in, as the page does it inside the messenger. */
  async function signIn(browser: Client, of: App, person: { id: string }) {
    const state = await stateFor(browser, of)
    const input = { code: code(of, person), appId: of.appId, enterId: of.enterprise.id, ...(state && { state }) }
    return browser.tryCall(signInCall[of.type], input)
  }
}

export const signInCall = {
  dingtalk: 'signInDingtalk',
  feishu: 'signInFeishu',
  wechat: 'signInWecom',
} as const satisfies Record<MessengerType, string>
