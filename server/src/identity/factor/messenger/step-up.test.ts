import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { messengerTypes, type MessengerType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { fieldsOf, signInCall, startWithMessengers, type WithMessengers } from './test/given.ts'
import { createInbox } from '../sms/test/inbox.ts'
import { newPhone } from '../sms/test/given-phone.ts'
import { createClient, type Client } from '../../../test/client.ts'
import { bySms, deniedOf } from '../../account/step-up/test/given.ts'

const inbox = createInbox()
let world: WithMessengers

beforeAll(async () => {
  world = await startWithMessengers({ smsProvider: inbox.provider })
})
afterAll(() => world.close())

describe.each(messengerTypes)('%s', (type) => {
  test('T02: a person with nothing but a messenger proves there again who they are, and then sets up an app', async () => {
    const { app, colleague, browser } = await inside(type)
    expect((await browser.tryCall('beginTotp', {})).error).toBe('stepUpRequired')
    expect(await browser.call('getStepUpMethods', {})).toEqual({ methods: [{ kind: 'messenger', type }] })
    const asked = await start(browser, type)
    const answer = await finish(browser, { app, asked, colleague })
    expect(answer).toMatchObject({ status: 200, body: { result: { status: 2 } } })
    expect((await browser.tryCall('beginTotp', {})).error).toBeNull()
    expect((await finish(browser, { app, asked, colleague })).error).toBe('messengerStateInvalid')
  })

  test('T02: another person’s account of the messenger confirms no session, and the log has it', async () => {
    const { app, browser, person } = await inside(type)
    const asked = await start(browser, type)
    const answer = await finish(browser, { app, asked, colleague: world.given.colleague() })
    expect([answer.status, answer.error]).toEqual([403, 'stepUpNotYou'])
    expect((await browser.tryCall('beginTotp', {})).error).toBe('stepUpRequired')
    expect(await deniedOf(world.server, person.id)).toContainEqual({ method: 'messenger', reason: 'stepUpNotYou' })
  })

  test('T02: an answer counts in the browser and in the session that asked, and a sign-in’s state confirms no session', async () => {
    const { app, colleague, browser } = await inside(type)
    const other = createClient(world.server.url)
    for (const name of ['sid', 'csrf']) other.cookies.set(name, browser.cookies.get(name) ?? '')
    const asked = await start(browser, type)
    expect((await finish(other, { app, asked, colleague })).error).toBe('messengerStateInvalid')
    const again = world.server.client()
    await world.given.signIn(again, app, colleague)
    const anew = await start(browser, type)
    again.cookies.set('pre', browser.cookies.get('pre') ?? '')
    expect((await finish(again, { app, asked: anew, colleague })).error).toBe('stepUpExpired')
    await world.given.signIn(browser, app, colleague)
    for (const one of [browser, other, again]) expect((await one.tryCall('beginTotp', {})).error).toBe('stepUpRequired')
  })

  test('T02: an enterprise’s messenger confirms no session that it did not begin', async () => {
    const { app, colleague, browser, person } = await inside(type)
    const phone = newPhone()
    await world.server.services.tx(platform, (db) =>
      db.updateTable('user_account').set({ phone_e164: phone }).where('id', '=', person.id).execute(),
    )
    const unlimited = await bySms(world.server, { phone, inbox })
    expect(await unlimited.call('getStepUpMethods', {})).toMatchObject({ methods: [{ kind: 'phone' }] })
    expect((await unlimited.tryCall('startMessengerStepUp', { type })).error).toBe('stepUpMethodClosed')
    const asked = await start(browser, type)
    unlimited.cookies.set('pre', browser.cookies.get('pre') ?? '')
    expect((await finish(unlimited, { app, asked, colleague })).error).toBe('stepUpExpired')
    expect((await unlimited.tryCall('beginTotp', {})).error).toBe('stepUpRequired')
  })
})

/** A person without a password, whose account the messenger has made. */
async function inside(type: MessengerType) {
  const app = await world.given.app({ type, canRegister: true })
  const colleague = world.given.colleague()
  const browser = world.server.client()
  await world.given.signIn(browser, app, colleague)
  const { session } = await browser.call('appBind', { register: true })
  return { app, colleague, browser, person: { id: session?.userId ?? '' } }
}

/** What the person takes along to the messenger's page. */
async function start(browser: Client, type: MessengerType) {
  const { authorizeUrl } = await browser.call('startMessengerStepUp', { type })
  const { searchParams } = new URL(authorizeUrl)
  return { state: searchParams.get('state') ?? '', redirectUri: searchParams.get('redirect_uri') ?? '' }
}

type StepUpStart = Awaited<ReturnType<typeof start>>
type Finish = { app: Awaited<ReturnType<typeof inside>>['app']; asked: StepUpStart; colleague: { id: string } }

/** The messenger's page sends the person back, with a code of its own. */
function finish(browser: Client, { app, asked: { state, redirectUri }, colleague }: Finish) {
  const of = { provider: app.type, appId: app.appId, person: colleague.id }
  const code = world.fake.world.issueCode({ ...of, from: 'page', redirectUri })
  return browser.tryCall(signInCall[app.type], fieldsOf(app, { code, state }))
}
