import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { startWithMessengers } from '../../factor/messenger/test/given.ts'
import { personWithPhone } from '../../factor/sms/test/given-phone.ts'
import { createInbox } from '../../factor/sms/test/inbox.ts'
import { insertMembership } from '../../people/membership/queries.ts'

/** A server with messengers and telephones, and people for whom one of their enterprises vouched. */
export async function startVouching(more?: Parameters<typeof startWithMessengers>[0]) {
  const clock = { offsetMs: 0 }
  const inbox = createInbox()
  const now = () => new Date(Date.now() + clock.offsetMs)
  const world = await startWithMessengers({ ...more, now, smsProvider: inbox.provider })
  const { server, given } = world
  return { ...world, inbox, clock, now, vouched, made }

  /** A member of two enterprises whom the messenger of `home` has let in. */
  async function vouched() {
    const app = await given.app({ type: 'dingtalk' })
    const [home, other] = [app.enterprise, await server.given.enterprise()]
    const person = await personWithPhone(server, { enterprise: home })
    await server.services.tx(platform, (db) =>
      insertMembership(db, { ent_id: other.id, user_id: person.id, user_type: UserType.administrator }),
    )
    const colleague = given.colleague()
    const own = await server.given.signIn(person)
    await given.signIn(own, app, colleague)
    await server.given.confirm(own)
    await own.call('appBind', {}, { space: home.id })
    return { app, home, other, person, colleague, own, browser: await enter() }

    async function enter() {
      const browser = server.client()
      await given.signIn(browser, app, colleague)
      return browser
    }
  }

  /** A person whose account the messenger of the enterprise has made. */
  async function made({ remember = false } = {}) {
    const app = await given.app({ type: 'dingtalk', canRegister: true })
    const colleague = given.colleague()
    const browser = server.client()
    await given.signIn(browser, app, colleague)
    const { session } = await browser.call('appBind', { register: true, remember })
    return { app, home: app.enterprise, colleague, browser, userId: session?.userId ?? '' }
  }
}

export type Vouching = Awaited<ReturnType<typeof startVouching>>
