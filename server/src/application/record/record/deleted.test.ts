import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { runSql } from '../../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { schemaOf } from '../../record-store/names.ts'
import { givenApp } from '../../test/given-app.ts'
import { givenContracts, givenRole, publish } from '../../test/given-roles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type App = Awaited<ReturnType<typeof givenApp>>
type Person = App['member']

async function deleted(person: Person, where: App['where'], values: Record<string, string>) {
  const made = await person.call('addRecord', { ...where, values })
  await person.call('deleteRecord', { ...where, ...made })
  return made.id
}
const idsOf = async (person: Person, where: App['where']) =>
  (await person.call('listDeletedRecords', where)).list.map(({ id }) => id)

test('the recycle bin lists what was deleted, the last first and in pages, with who deleted it, until it is restored', async () => {
  const { member, where } = await givenApp(server)
  const [one, other] = [await deleted(member, where, { name: 'a' }), await deleted(member, where, { name: 'b' })]
  await member.call('addRecord', { ...where, values: { name: 'there' } })
  expect(await idsOf(member, where)).toEqual([other, one])
  const page = await member.call('listDeletedRecords', { ...where, iDisplayStart: 1, iDisplayLength: 1 })
  expect(page).toMatchObject({
    total: 2,
    list: [
      { id: one, values: { name: 'a' }, deletedBy: expect.stringMatching(/^Person/), deletedAt: expect.any(String) },
    ],
  })
  await member.call('restoreRecord', { ...where, id: one })
  expect(await idsOf(member, where)).toEqual([other])
})

test('the recycle bin lists nothing that was deleted more than thirty days ago, as it is not restored', async () => {
  const { enterprise, member, where, appId } = await givenApp(server)
  const id = await deleted(member, where, { name: 'old' })
  const { rows } = await runSql(server.address, `select name from app_table where app_id = '${appId}'`)
  const table = `${schemaOf(enterprise.id)}.${String(rows[0]?.['name'])}`
  await runSql(server.address, `update ${table} set _deleted_at = now() - interval '31 days' where _id = '${id}'`)
  expect(await member.call('listDeletedRecords', where)).toMatchObject({ total: 0, list: [] })
  expect((await member.tryCall('restoreRecord', { ...where, id })).error).toBe('recordNotFound')
})

test('a colleague of another department, and another enterprise, find nothing in the recycle bin', async () => {
  const app = await givenContracts(server)
  const { enterprise, builder, member: seller, appId, where } = app
  const admin = await server.given.signedIn({ enterprise, userType: UserType.administrator })
  await server.given.confirm(admin)
  const [colleague, stranger] = [
    await server.given.signedIn({ enterprise }),
    await server.given.signedIn({ enterprise }),
  ]
  const sales = await admin.call('addDepartment', { name: '销售' })
  const userIds = [seller, colleague].map(({ person }) => person.id)
  await admin.call('addDepartmentMembers', { departmentId: sales.id, userIds })
  await givenRole(app, { acts: ['read', 'add', 'delete'], rows: 'department' }, {})
  await publish(builder, appId)
  const id = await deleted(seller, where, { title: 'deal' })
  expect([await idsOf(seller, where), await idsOf(colleague, where), await idsOf(stranger, where)]).toEqual([
    [id],
    [id],
    [],
  ])
  const { member: foreigner } = await givenApp(server)
  expect((await foreigner.tryCall('listDeletedRecords', where)).error).toBe('appNotFound')
})

test('a field that is hidden from a person is hidden in the recycle bin', async () => {
  const app = await givenContracts(server)
  const { builder, member, appId, where, cost } = app
  const values = { title: 'a', cost: '7' }
  const id = await deleted(member, where, values)
  await givenRole(app, { acts: ['read', 'delete'], fields: { [cost.uid]: 'hidden' } }, {})
  await publish(builder, appId)
  const [record] = (await member.call('listDeletedRecords', where)).list
  expect(record).toMatchObject({ id, values: { title: 'a' } })
  expect(record?.values).not.toHaveProperty('cost')
})

test('the recycle bin is closed to a role that cannot delete, and shows of others’ records only those it may delete', async () => {
  const app = await givenContracts(server)
  const { enterprise, builder, member, appId, where } = app
  const [reader, author] = [await server.given.signedIn({ enterprise }), await server.given.signedIn({ enterprise })]
  const foreign = await deleted(member, where, { title: 'theirs' })
  const own = await deleted(author, where, { title: 'own' })
  await givenRole(app, { acts: ['read'] }, {})
  await givenRole(app, { acts: ['read', 'delete'], rows: 'own' }, { userId: author.person.id })
  await givenRole(app, { acts: ['read', 'delete'] }, { userId: member.person.id })
  await publish(builder, appId)
  expect((await reader.tryCall('listDeletedRecords', where)).error).toBe('actNotGranted')
  expect(await idsOf(author, where)).toEqual([own])
  expect((await author.tryCall('restoreRecord', { ...where, id: foreign })).error).toBe('actNotGranted')
  expect(await idsOf(member, where)).toEqual([own, foreign])
})
