import { secretOf, type FakeApp } from '@atrium/fake-providers'
import { type MessengerType, UserType } from '@atrium/shared-utility/contract'
import { confirm } from '../../connector/test/given.ts'
import { newId } from '../../../../foundation/db/id.ts'
import { platform } from '../../../../foundation/db/scope.ts'
import type { WithMessengers } from '../../../../identity/factor/messenger/test/given.ts'

type App = Awaited<ReturnType<WithMessengers['given']['app']>>
type Fields = { canRegister?: boolean; isEnabled?: boolean; larkDomain?: 'larksuite' }

/** What tests of a changed company do and look at. `world` answers what `beforeAll` has started. */
export function createCompanyGiven(world: () => WithMessengers) {
  return { enteredMember, otherCompany, changeTo, readyToChange, leftOf, bindingsOf, lastDiff }

  /** A person with a session of their own, and one that the messenger opened. */
  async function enteredMember(type: MessengerType, given?: App) {
    const app = given ?? (await world().given.app({ type }))
    const own = await world().server.given.signedIn({ enterprise: app.enterprise })
    const colleague = world().given.colleague()
    await world().given.signIn(own, app, colleague)
    await world().server.given.confirm(own)
    await own.call('appBind', {})
    const entered = world().server.client()
    await world().given.signIn(entered, app, colleague)
    return { app, own, entered, colleague }
  }

  /** What an administrator may enter of another company: of DingTalk and Feishu another app is enough. */
  function otherCompany(app: App): App {
    const id = newId()
    const appId = `app-${id}`
    const other = { ...app, appId, secret: secretOf(appId), ...(app.type === 'wechat' && { corpId: `corp-${id}` }) }
    world().fake.world.addApp(other satisfies FakeApp)
    return other
  }

  async function changeTo(to: App, from: App, fields?: Fields) {
    const change = await readyToChange(to, from, fields)
    return change()
  }

  /** An administrator who only has to save. */
  async function readyToChange(to: App, { enterprise, type }: App, fields: Fields = {}) {
    const administrator = await world().server.given.signedIn({ userType: UserType.administrator, enterprise })
    await confirm(administrator)
    const known = (await administrator.call('listMessengerApps', {})).find((app) => app.type === type)
    const { corpId, agentId, appId, tenantKey, secret: appSecret } = to
    const change = { type, corpId, agentId, appId, tenantKey, appSecret, isEnabled: true, ...fields }
    return async () => {
      await administrator.call('updateMessengerApp', { ...change, version: known?.version })
      return to
    }
  }

  function bindingsOf({ type, enterprise }: App) {
    return world().server.services.tx(platform, async (db) => {
      const rows = db.selectFrom('identity_binding').select('id').where('ent_id', '=', enterprise.id)
      return (await rows.where('provider', '=', type).where('unbound_at', 'is', null).execute()).length
    })
  }

  /** What the enterprise's messenger says of people: the bindings, those allowed to bind, and the sessions that it opened. */
  async function leftOf(app: App) {
    const bindings = await bindingsOf(app)
    return world().server.services.tx(platform, async (db) => {
      const tickets = db.selectFrom('bind_ticket').select('token_hash').where('ent_id', '=', app.enterprise.id)
      const sessions = db.selectFrom('session').select('id').where('only_ent_id', '=', app.enterprise.id)
      return {
        bindings,
        tickets: (await tickets.where('consumed_at', 'is', null).execute()).length,
        sessions: (await sessions.where('ended_at', 'is', null).execute()).length,
      }
    })
  }

  function lastDiff(entId: string) {
    return world().server.services.tx(platform, async (db) => {
      const rows = db.selectFrom('audit_log').select('diff').where('ent_id', '=', entId)
      const changed = rows.where('action', '=', 'updateMessengerApp').orderBy('at', 'desc')
      return (await changed.executeTakeFirstOrThrow()).diff
    })
  }
}
