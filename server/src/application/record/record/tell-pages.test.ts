import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { openTo } from '../../../enterprise/application/test/given-application.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { publish as tell } from '../../../foundation/sending/live/queries.ts'
import type { Client } from '../../../test/client.ts'
import { listenLive } from '../../../test/live-reader.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { aField, entityOf, givenApp } from '../../test/given-app.ts'
import { givenRole, publish } from '../../test/given-roles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
/** Ends all that a test has started, whatever becomes of it. */
const after: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of after.splice(0)) await end()
})
afterAll(() => server.close())

async function listening(person: Client, entId: string) {
  const reader = await listenLive(server.url, person, { space: entId })
  after.push(() => reader.leave())
  await reader.ready()
  return reader
}
type Reader = Awaited<ReturnType<typeof listening>>

const given = () => givenApp(server, [aField('text', { key: 'title' })])

/** To everyone, after it: a reader that has heard this one would have heard what came before. */
async function ofRecords(readers: readonly Reader[]) {
  const heard = (reader: Reader, kind: string) =>
    reader.events().filter((event) => JSON.stringify(event).includes(kind))
  const before = readers.map((reader) => heard(reader, '"words"').length)
  await server.services.tx(platform, (db) => tell(db, { kind: 'words', payload: {}, audience: { to: 'all' } }))
  await until(() => readers.every((reader, index) => heard(reader, '"words"').length > (before[index] ?? 0)))
  return readers.map((reader) => heard(reader, '"records"').length)
}

test('an open page hears of each way to change a record and of what is said about it, and only of which table', async () => {
  const { enterprise, builder, member, where, appId, uid } = await given()
  const reader = await listening(builder, enterprise.id)
  let id = ''
  let commentId = ''
  const steps = [
    async () => void ({ id } = await member.call('addRecord', { ...where, values: { title: 'one' } })),
    () => member.call('updateRecord', { ...where, id, rev: 1, values: { title: 'two' } }),
    async () => void ({ id: commentId } = await member.call('addRecordComment', { ...where, id, text: 'a' })),
    () => member.call('updateRecordComment', { ...where, id, commentId, text: 'b' }),
    () => member.call('deleteRecordComment', { ...where, id, commentId }),
    () => member.call('deleteRecord', { ...where, id, rev: 2 }),
    () => member.call('restoreRecord', { ...where, id }),
  ]
  for (const [index, step] of steps.entries()) {
    await step()
    expect([index, ...(await ofRecords([reader]))]).toEqual([index, index + 1])
  }
  const event = { kind: 'records', payload: { appId, entityUid: uid } }
  expect(reader.events().filter((one) => JSON.stringify(one).includes('"records"'))).toEqual(steps.map(() => event))
}, 60_000)

test('what is refused or changes nothing is told to no page', async () => {
  const { enterprise, builder, member, where } = await given()
  const { id } = await member.call('addRecord', { ...where, values: { title: 'one' } })
  const reader = await listening(builder, enterprise.id)
  const [begun = 0] = await ofRecords([reader])
  await member.call('updateRecord', { ...where, id, rev: 1, values: { title: 'one' } })
  await member.tryCall('updateRecord', { ...where, id, rev: 9, values: { title: 'two' } })
  expect(await ofRecords([reader])).toEqual([begun])
})

test('no other enterprise hears of a change, nor a partner, nor a member outside of the audience or of the roles', async () => {
  const app = await given()
  const { enterprise, builder, member, where, appId } = app
  const admin = await server.given.signedIn({ enterprise, userType: UserType.administrator })
  await server.given.confirm(admin)
  const [chosen, apart] = [await server.given.signedIn({ enterprise }), await server.given.signedIn({ enterprise })]
  const partner = await server.given.signedIn({ enterprise, userType: UserType.collaborator })
  const foreign = await server.given.enterprise()
  const stranger = await server.given.signedIn({ enterprise: foreign, userType: UserType.administrator })
  const own = await Promise.all([member, chosen, apart, partner].map((person) => listening(person, enterprise.id)))
  const readers = [...own, await listening(stranger, foreign.id)]
  const add = () => member.call('addRecord', { ...where, values: { title: 'one' } })
  await add()
  expect(await ofRecords(readers)).toEqual([1, 1, 1, 0, 0])
  // The streams stand while rights change: each word is for those who may open it then.
  await openTo(admin, appId, { userIds: [member.person.id, chosen.person.id] })
  await add()
  expect(await ofRecords(readers)).toEqual([2, 2, 1, 0, 0])
  await givenRole(app, { acts: ['read', 'add'] }, { userId: member.person.id })
  await publish(builder, appId)
  await add()
  expect(await ofRecords(readers)).toEqual([3, 2, 1, 0, 0])
  const later = await Promise.all([member, chosen, apart].map((person) => person.call('listLive', {})))
  expect(later.map(({ list }) => list.filter(({ kind }) => kind === 'records').length)).toEqual([1, 0, 0])
}, 60_000)

test('a person hears of the tables that a role of theirs reads, and of no other table of the application', async () => {
  const app = await given()
  const { enterprise, builder, member, where, appId } = app
  const reader = await server.given.signedIn({ enterprise })
  const salaries = newId()
  const field = aField('text', { key: 'title' })
  await builder.call('putEntity', { appId, uid: salaries, rev: 0, body: entityOf([field], 'salary') })
  const openings = await Promise.all([member, reader].map((person) => listening(person, enterprise.id)))
  const add = async (entity: string) =>
    void (await member.call('addRecord', { ...where, entity, values: { title: 'one' } }))
  await givenRole(app, { acts: ['read', 'add'] }, { userId: member.person.id }, { userId: reader.person.id })
  await givenRole(app, { entity: salaries, acts: ['read', 'add'] }, { userId: member.person.id })
  await givenRole(app, { entity: salaries, acts: ['add'] }, { userId: reader.person.id })
  await publish(builder, appId)
  await add('salary')
  expect(await ofRecords(openings)).toEqual([1, 0])
  await add('asset')
  expect(await ofRecords(openings)).toEqual([2, 1])
  const heard = async (person: Client) =>
    (await person.call('listLive', {})).list.flatMap(({ kind, payload }) =>
      kind === 'records' && 'entityUid' in payload ? [payload.entityUid] : [],
    )
  expect([(await heard(member)).toSorted(), await heard(reader)]).toEqual([[app.uid, salaries].toSorted(), [app.uid]])
}, 60_000)

test('a person who was taken out of the enterprise hears of no change', async () => {
  const { enterprise, member, where } = await given()
  const gone = await server.given.signedIn({ enterprise })
  const reader = await listening(gone, enterprise.id)
  await server.services.tx(platform, (db) =>
    db
      .updateTable('membership')
      .set({ status: 'left' })
      .where('ent_id', '=', enterprise.id)
      .where('user_id', '=', gone.person.id)
      .execute(),
  )
  await member.call('addRecord', { ...where, values: { title: 'one' } })
  await until(() => reader.isOver())
  expect(JSON.stringify(reader.events())).not.toContain('records')
})

test('a storm of changes is told in few words', async () => {
  const { enterprise, builder, member, where } = await given()
  const reader = await listening(builder, enterprise.id)
  const all = Array.from({ length: 40 }, (_, index) =>
    member.call('addRecord', { ...where, values: { title: `${index}` } }),
  )
  await Promise.all(all)
  const [told = 0] = await ofRecords([reader])
  expect(told).toBeGreaterThan(0)
  expect(told).toBeLessThan(20)
  // A page that was away all the while is told once.
  const { list } = await builder.call('listLive', {})
  expect(list.filter(({ kind }) => kind === 'records')).toHaveLength(1)
})
