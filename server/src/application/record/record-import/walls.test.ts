import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { aField, givenApp, publish } from '../../test/given-app.ts'
import { givenRole } from '../../test/given-roles.ts'
import { begun, sent, work, workAndDie } from './test/given.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('only fields that a role lets its people fill in are offered and taken, and none for a role without adding', async () => {
  const app = await givenApp(server, [aField('text', { key: 'title' }), aField('number', { key: 'cost' })])
  const { builder, member, enterprise, appId, uid, where } = app
  const cost = (await builder.call('getAppRuntime', { appId })).entities[0]?.fields[1]?.uid ?? ''
  const reader = await server.given.signedIn({ enterprise })
  await givenRole(app, { acts: ['read', 'add'], fields: { [cost]: 'hidden' } }, { userId: member.person.id })
  await givenRole(app, { acts: ['read'] }, { userId: reader.person.id })
  await publish(builder, appId)
  expect(uid).not.toBe('')
  const { id, guess } = await sent(member, where, 'title,cost\na,5\n')
  expect(guess).toEqual({ title: 0 })
  for (const name of ['previewRecordImport', 'startRecordImport'] as const)
    expect((await member.tryCall(name, { ...where, id, mapping: { title: 0, cost: 1 } })).error).toBe(
      'malformedRequest',
    )
  const content = { content: Buffer.from('title\na\n') }
  expect((await reader.tryCall('readRecordFile', { ...where, name: 'a.csv' }, content)).error).toBe('actNotGranted')
})

test('a person who has lost the role, the membership or an open enterprise in the middle brings in nothing more', async () => {
  const rows = Array.from({ length: 150 }, (_, index) => `n${index}`).join('\n')
  for (const end of ['role', 'membership', 'enterprise'] as const) {
    const app = await givenApp(server, [aField('text', { key: 'name' })])
    const { builder, member, where, enterprise, appId } = app
    const { roleUid } = await givenRole(app, { acts: ['read', 'add'] }, { userId: member.person.id })
    await givenRole(app, { acts: ['read', 'add'] }, { userId: builder.person.id })
    await publish(builder, appId)
    const { id, guess: mapping } = await sent(member, where, `name\n${rows}\n`)
    const of = { entId: enterprise.id, id }
    await begun(server, { ...of, mapping })
    await workAndDie(server, of, 1)
    await server.services.tx(platform, async (db) => {
      if (end === 'membership')
        await db
          .updateTable('membership')
          .set({ status: 'suspended' })
          .where('user_id', '=', member.person.id)
          .execute()
      if (end === 'enterprise')
        await db.updateTable('enterprise').set({ status: 'readonly' }).where('id', '=', enterprise.id).execute()
    })
    if (end === 'role') {
      const people = await builder.call('listAppRoleMembers', { appId })
      const place = people.find((one) => one.roleUid === roleUid)
      await builder.call('removeAppRoleMember', { appId, uid: roleUid, id: place?.id ?? '' })
    }
    expect(await work(server, of)).toBe('done')
    const row = await server.services.tx(platform, (db) =>
      db.selectFrom('record_import').select(['status', 'added']).where('id', '=', id).executeTakeFirst(),
    )
    expect([end, row]).toEqual([end, { status: 'failed', added: 100 }])
  }
})

test('an import is its person’s alone, also when it is sent again: colleagues and other enterprises find none', async () => {
  const app = await givenApp(server, [aField('text', { key: 'name' })])
  const { member, builder, where } = app
  const { id, guess: mapping } = await sent(member, where, 'name\na\n')
  const stranger = await givenApp(server, [aField('text', { key: 'name' })])
  const begin = { id, mapping }
  for (const [by, at] of [
    [builder, where],
    [stranger.member, stranger.where],
  ] as const) {
    for (const name of ['previewRecordImport', 'startRecordImport'] as const)
      expect((await by.tryCall(name, { ...at, ...begin })).error).toBe('notFound')
    for (const name of [
      'getRecordImport',
      'listRecordImportFaults',
      'downloadRecordImportFaults',
      'cancelRecordImport',
    ] as const)
      expect([name, (await by.tryCall(name, { ...at, id })).error]).toEqual([name, 'notFound'])
  }
  expect((await stranger.member.tryCall('startRecordImport', { ...where, ...begin })).error).toBe('appNotFound')
  const seen = await server.services.tx(
    { as: 'tenant', entId: builder.person.entId ?? '', userId: builder.person.id },
    (db) => db.selectFrom('record_import_row').select('place').execute(),
  )
  expect(seen).toEqual([])
  expect(await member.call('startRecordImport', { ...where, ...begin })).toEqual({ id })
  // Sent again after a lost answer, and for other columns.
  expect(await member.call('startRecordImport', { ...where, ...begin })).toEqual({ id })
  expect((await member.tryCall('startRecordImport', { ...where, id, mapping: {} })).error).toBe('importNotOpen')
  expect(await builder.call('listRecordImports', where)).toEqual([])
  expect(await member.call('listRecordImports', where)).toMatchObject([{ id, fileName: 'assets.csv' }])
})
