import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newId } from '../../../foundation/db/id.ts'
import type { Answer } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { aField, givenApp, publish } from '../../test/given-app.ts'

let server: TestServer
let app: Awaited<ReturnType<typeof withRepairs>>
beforeAll(async () => {
  server = await startTestServer()
  app = await withRepairs()
})
afterAll(() => server.close())

/** Assets, and repairs that name one of them. */
async function withRepairs() {
  const given = await givenApp(server, [aField('text', { key: 'name', isRequired: true })])
  const fields = [aField('text', { key: 'title' }), aField('relation', { key: 'asset', relatesTo: given.uid })]
  const body = { key: 'repair', label: '报修', labelEn: 'Repair', fields }
  const repairUid = newId()
  await given.builder.call('putEntity', { appId: given.appId, uid: repairUid, rev: 0, body })
  await publish(given.builder, given.appId)
  return { ...given, repairs: { appId: given.appId, entity: 'repair' }, body, repairUid }
}

test('a record names another one, is told with what that is called, and is found from there', async () => {
  const { member, where, repairs } = app
  const { id: asset } = await member.call('addRecord', { ...where, values: { name: 'Lathe' } })
  const { id } = await member.call('addRecord', { ...repairs, values: { title: 'It hums', asset } })
  const found = await member.call('getRecord', { ...repairs, id })
  expect(found.values.asset).toBe(asset)
  expect(found.related).toEqual({ [asset]: { title: 'Lathe', isDeleted: false } })
  const { list, total } = await member.call('listRecords', { ...repairs, via: 'asset', of: asset })
  expect([total, list.map((one) => one.id)]).toEqual([1, [id]])
  const { rev } = await member.call('getRecord', { ...where, id: asset })
  await member.call('deleteRecord', { ...where, id: asset, rev })
  const { related } = await member.call('getRecord', { ...repairs, id })
  expect(related).toEqual({ [asset]: { title: 'Lathe', isDeleted: true } })
})

test('a relation to what is not there is refused at its field: unknown, deleted, of another table, of another enterprise', async () => {
  const { member, where, repairs } = app
  const other = await withRepairs()
  const theirs = await other.member.call('addRecord', { ...other.where, values: { name: 'Theirs' } })
  const gone = await member.call('addRecord', { ...where, values: { name: 'Gone' } })
  await member.call('deleteRecord', { ...where, ...gone })
  const repair = await member.call('addRecord', { ...repairs, values: { title: 'Of another table' } })
  for (const asset of [newId(), gone.id, repair.id, theirs.id]) {
    const refused = await member.tryCall('addRecord', { ...repairs, values: { asset } })
    expect([refused.error, fieldsIn(refused)]).toEqual(['invalidInput', ['values.asset']])
  }
})

test('a draft is not published while a relation names no table, or another one than before', async () => {
  const { builder, appId, body, repairUid, uid } = await withRepairs()
  const [title, relation] = body.fields
  if (title === undefined || relation === undefined) throw new Error('two fields')
  const stray = aField('relation', { key: 'stray', relatesTo: newId() })
  const fields = [title, { ...relation, relatesTo: repairUid }, stray]
  await builder.call('putEntity', { appId, uid: repairUid, rev: 1, body: { ...body, fields } })
  const plan = await builder.call('planPublish', { appId })
  expect(plan.problems.map(({ what, field }) => [what, field])).toEqual([
    ['targetChanged', 'asset'],
    ['noTarget', 'stray'],
  ])
  expect((await builder.tryCall('publishApplication', { appId, draft: plan.draft })).error).toBe('draftIncomplete')
  expect(uid).not.toBe(repairUid)
})

/** Which fields a refusal names. */
function fieldsIn({ body }: Answer) {
  const { fields = [] } = body as { fields?: { field: string }[] } // A refusal on the wire.
  return fields.map(({ field }) => field)
}
