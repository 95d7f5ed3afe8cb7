import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../foundation/db/scope.ts'
import type { Audience } from '../../foundation/sending/live/audience.ts'
import { publish } from '../../foundation/sending/live/queries.ts'
import { listenLive } from '../../test/live-reader.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function tell(audience: Audience, isOn?: boolean) {
  await server.services.tx(platform, async (db) => {
    if (isOn === undefined) await publish(db, { kind: 'messages', payload: {}, audience })
    else await publish(db, { kind: 'maintenance', payload: { isOn }, audience })
  })
}

test('S34: each audience reaches its own people, and no person of another enterprise', async () => {
  const [home, other] = [await server.given.enterprise(), await server.given.enterprise()]
  await server.services.tx(platform, async (db) => {
    const names = { name: 'x', name_en: 'x' }
    await db
      .insertInto('saas_category')
      .values({ id: 'above', code: 'above', ...names })
      .execute()
    await db
      .insertInto('saas_category')
      .values({ id: 'live', code: 'live', parent_id: 'above', ...names })
      .execute()
    await db.updateTable('enterprise').set({ saas_id: 'live' }).where('id', '=', home.id).execute()
  })
  const listeners = {
    member: await server.given.signedIn({ enterprise: home }),
    administrator: await server.given.signedIn({ enterprise: home, userType: UserType.administrator }),
    stranger: await server.given.signedIn({ enterprise: other }),
    strangeAdministrator: await server.given.signedIn({ enterprise: other, userType: UserType.administrator }),
    operator: await server.given.signedIn({ userType: UserType.operator }),
  }
  const names = Object.keys(listeners) as (keyof typeof listeners)[]
  const administrators = String(UserType.administrator)
  const table: [Audience, (keyof typeof listeners)[]][] = [
    [{ to: 'all' }, names],
    [{ to: 'all', entId: home.id }, ['member', 'administrator']],
    [{ to: 'ent', ids: [home.id] }, ['member', 'administrator']],
    [{ to: 'saas', ids: ['live'] }, ['member', 'administrator']],
    [{ to: 'saas', ids: ['above'] }, ['member', 'administrator']],
    [{ to: 'type', ids: [administrators] }, ['administrator', 'strangeAdministrator']],
    [{ to: 'type', ids: [administrators], entId: other.id }, ['strangeAdministrator']],
    [{ to: 'type', ids: [String(UserType.operator)] }, ['operator']],
    [{ to: 'person', ids: [listeners.member.person.id] }, ['member']],
    [{ to: 'person', ids: [listeners.member.person.id], entId: other.id }, []],
    [{ to: 'person', ids: ['nobody'] }, []],
  ]
  for (const [audience, meant] of table) {
    const readers = await Promise.all(
      names.map(async (name) => ({
        name,
        reader: await listenLive(server.url, listeners[name], { after: await now() }),
      })),
    )
    await Promise.all(readers.map(({ reader }) => reader.ready()))
    await tell(audience, true)
    // To everyone, after it: a reader that has heard this one would have heard that one.
    await tell({ to: 'all' })
    await until(() => readers.every(({ reader }) => JSON.stringify(reader.events()).includes('messages')))
    const heard = readers.filter(({ reader }) => reader.events().length === 2).map(({ name }) => name)
    expect([audience, heard]).toEqual([audience, meant])
    await Promise.all(readers.map(({ reader }) => reader.leave()))
  }

  async function now() {
    return (await listeners.operator.call('listLive', {})).after
  }
})

test('S34: a person opens no stream of an enterprise that is not theirs, and none without a session', async () => {
  const person = await server.given.signedIn()
  const foreign = await server.given.enterprise()
  const refused = [
    await listenLive(server.url, person, { space: foreign.id }),
    await listenLive(server.url, person, { space: 'nosuch' }),
    await listenLive(server.url, server.client()),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 401])
})

test('S37: a space tells its own people and a person themselves, and the database refuses everything else', async () => {
  const [home, other] = [await server.given.enterprise(), await server.given.enterprise()]
  const scope = { as: 'tenant', entId: home.id, userId: 'me' } as const
  const may = async (audience: Audience) => {
    try {
      await server.services.tx(scope, (db) => publish(db, { kind: 'messages', payload: {}, audience }))
      return true
    } catch {
      return false
    }
  }
  expect([
    await may({ to: 'all', entId: home.id }),
    await may({ to: 'person', ids: ['you'], entId: home.id }),
    await may({ to: 'person', ids: ['me'] }),
    await may({ to: 'all' }),
    await may({ to: 'all', entId: other.id }),
    await may({ to: 'ent', ids: [other.id] }),
    await may({ to: 'person', ids: ['you'] }),
    await may({ to: 'person', ids: ['me', 'you'] }),
  ]).toEqual([true, true, true, false, false, false, false, false])
})
