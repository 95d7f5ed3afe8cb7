import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mentionOf, randomId } from '@atrium/shared-utility/model'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { aField, givenApp } from '../../test/given-app.ts'
import { givenRole, publish } from '../../test/given-roles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function stage() {
  const app = await givenApp(server, [aField('text', { key: 'name', isUnique: true }), aField('text', { key: 'note' })])
  const { member, where } = app
  const onceKey = randomId()
  const add = (values: Record<string, string>, by = member) => by.call('addRecord', { ...where, values, onceKey })
  const all = async () => (await member.call('listRecords', where)).list
  return { ...app, add, all, onceKey }
}

test('a record that is sent again after a lost answer is there once, also where both are on their way at once', async () => {
  const { add, all } = await stage()
  const [one, other] = await Promise.all([add({ name: '投影仪' }), add({ name: '投影仪' })])
  expect([other, await add({ name: '投影仪' })]).toEqual([one, one])
  expect((await all()).map(({ id }) => id)).toEqual([one.id])
})

test('what a person has changed in the form before they save again is changed in the record that is there', async () => {
  const { add, all } = await stage()
  const { id } = await add({ name: '投影仪' })
  expect(await add({ name: '投影仪', note: '三楼' })).toEqual({ id, rev: 2 })
  expect((await all()).map(({ values }) => values['note'])).toEqual(['三楼'])
})

test('a key counts for its person and its table alone, and what was refused is added once it fits', async () => {
  const { add, all, enterprise, where, onceKey } = await stage()
  const colleague = await server.given.signedIn({ enterprise })
  await add({ name: '投影仪' })
  const again = { ...where, onceKey, values: { name: '投影仪' } }
  expect((await colleague.tryCall('addRecord', again)).error).toBe('invalidInput')
  await add({ name: '白板' }, colleague)
  expect(new Set((await all()).map(({ values }) => values['name']))).toEqual(new Set(['投影仪', '白板']))
})

test('one who may only add is answered, and adds no second record', async () => {
  const app = await stage()
  const person = await server.given.signedIn({ enterprise: app.enterprise })
  await givenRole(app, { acts: ['add'] }, { userId: person.person.id })
  await publish(app.builder, app.appId)
  const one = await app.add({ name: '投影仪' }, person)
  expect(await app.add({ name: '投影仪' }, person)).toEqual(one)
})

test('a comment that is sent again is there once, has told once, and says what was sent last', async () => {
  const { member, where, add, enterprise } = await stage()
  const colleague = await server.given.signedIn({ enterprise })
  const { id } = await add({ name: '投影仪' })
  const onceKey = randomId()
  const say = (text: string) => member.call('addRecordComment', { ...where, id, text, onceKey })
  const [one, other] = await Promise.all([1, 2].map(() => say(mentionOf(colleague.person.id))))
  expect(other).toEqual(one)
  await say(`${mentionOf(colleague.person.id)} 三楼`)
  const { list } = await member.call('listRecordComments', { ...where, id })
  expect(list.map(({ text }) => text)).toEqual([`${mentionOf(colleague.person.id)} 三楼`])
  expect((await colleague.call('listMessages', { type: 'mention' })).total).toBe(1)
})
