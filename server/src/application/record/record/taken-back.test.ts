import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { aField, entityOf, publish } from '../../test/given-app.ts'
import { givenContracts, givenRole } from '../../test/given-roles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Contracts whose field `note` is taken back, hidden or left out of the draft. */
async function withoutNote(how: 'hidden' | 'left out') {
  const app = await givenContracts(server)
  const { builder, member, appId, uid, where, title, cost, note } = app
  const { id, rev } = await member.call('addRecord', { ...where, values: { title: 'alpha', note: 'first secret' } })
  await member.call('updateRecord', { ...where, id, rev, values: { note: 'second secret' } })
  const fields = [title, cost, ...(how === 'hidden' ? [{ ...note, isHidden: true }] : [])]
  await builder.call('putEntity', { appId, uid, rev: 1, body: entityOf(fields) })
  await publish(builder, appId)
  return { ...app, id }
}

test.each(['hidden', 'left out'] as const)(
  'T23: a text that was taken back (%s) is in no answer: no record is found by it, sorted by it or tells of it',
  async (how) => {
    const { member, builder, appId, where, id } = await withoutNote(how)
    const found = async (iSearch: string) => (await member.call('listRecords', { ...where, iSearch })).total
    expect([await found('secret'), await found('second'), await found('alpha')]).toEqual([0, 0, 1])
    expect((await member.tryCall('listRecords', { ...where, sort: 'note' })).error).toBe('malformedRequest')
    const all = await Promise.all([
      member.call('getAppRuntime', { appId }),
      member.call('getRecord', { ...where, id }),
      member.call('listRecordHistory', { ...where, id }),
      builder.call('listRecordHistory', { ...where, id }),
    ])
    expect(JSON.stringify(all)).not.toMatch(/secret|note/)
  },
)

test('T23: a field with the key of one that was left out has a history of its own', async () => {
  const app = await withoutNote('left out')
  const { builder, member, appId, uid, where, title, cost, note, id } = app
  const another = aField('text', { key: 'note' })
  await builder.call('putEntity', { appId, uid, rev: 2, body: entityOf([title, cost, another]) })
  await givenRole(app, { acts: ['read', 'change'], fields: { [note.uid]: 'hidden' } }, {})
  await publish(builder, appId)
  expect(await member.call('listRecordHistory', { ...where, id })).toEqual([])
  // What became of the former one is no conflict with this one.
  await member.call('updateRecord', { ...where, id, rev: 1, values: { note: 'open' } })
  expect(await member.call('listRecordHistory', { ...where, id })).toMatchObject([
    { before: { note: null }, after: { note: 'open' } },
  ])
})

test('a field that comes back brings its history', async () => {
  const { builder, member, appId, uid, where, title, cost, note, id } = await withoutNote('left out')
  await builder.call('putEntity', { appId, uid, rev: 2, body: entityOf([title, cost, note]) })
  await publish(builder, appId)
  expect(await member.call('listRecordHistory', { ...where, id })).toMatchObject([
    { before: { note: 'first secret' }, after: { note: 'second secret' } },
  ])
})
