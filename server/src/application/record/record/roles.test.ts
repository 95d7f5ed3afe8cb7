import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { aField, givenApp } from '../../test/given-app.ts'
import { givenContracts, givenRole, publish } from '../../test/given-roles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('S6: cost is hidden by one role and title by the other: each is shown where a role grants it with its record', async () => {
  const app = await givenContracts(server)
  const { enterprise, builder, member, appId, where, title, cost } = app
  const other = await server.given.signedIn({ enterprise })
  const foreign = await other.call('addRecord', {
    ...where,
    values: { title: 'alpha', cost: '7', note: 'secret word' },
  })
  const own = await member.call('addRecord', { ...where, values: { title: 'beta', cost: '9', note: 'mine' } })
  const { note } = app
  await givenRole(app, { fields: { [cost.uid]: 'hidden', [note.uid]: 'hidden' } }, { userId: member.person.id })
  await givenRole(app, { rows: 'own', fields: { [title.uid]: 'hidden' } }, { userId: member.person.id })
  await publish(builder, appId)
  const { list } = await member.call('listRecords', where)
  expect(list.map(({ id, values }) => [id, values])).toEqual([
    [own.id, { title: 'beta', cost: '9', note: 'mine' }],
    [foreign.id, { title: 'alpha' }],
  ])
  expect((await member.call('getRecord', { ...where, id: foreign.id })).values).toEqual({ title: 'alpha' })
  const found = async (iSearch: string) =>
    (await member.call('listRecords', { ...where, iSearch })).list.map(({ id }) => id)
  expect([await found('secret'), await found('mine'), await found('alpha')]).toEqual([[], [own.id], [foreign.id]])
  const sorted = await member.call('listRecords', { ...where, sort: 'cost', order: 'asc' })
  expect(sorted.list.map(({ id }) => id)).toEqual([own.id, foreign.id])
})

test('a field that all roles hide is not there: not in the form, a list, an order, a history or a refusal, and not written', async () => {
  const app = await givenContracts(server)
  const { builder, member, appId, where, cost, note } = app
  const { id, rev } = await member.call('addRecord', { ...where, values: { title: 'a', cost: '1' } })
  await member.call('updateRecord', { ...where, id, rev, values: { cost: '2' } })
  const policy = {
    acts: ['read', 'add', 'change', 'delete'] as const,
    fields: { [cost.uid]: 'hidden', [note.uid]: 'read' } as const,
  }
  await givenRole(app, { ...policy, acts: [...policy.acts] }, {})
  await publish(builder, appId)
  const { entities } = await member.call('getAppRuntime', { appId })
  expect(entities[0]?.fields.map(({ key }) => key)).toEqual(['title', 'note'])
  expect(entities[0]).toMatchObject({ shown: ['title', 'note'], added: ['title'] })
  expect((await member.tryCall('listRecords', { ...where, sort: 'cost' })).error).toBe('malformedRequest')
  expect(await member.call('listRecordHistory', { ...where, id })).toEqual([])
  const record = await member.call('getRecord', { ...where, id })
  expect(record).toMatchObject({ values: { title: 'a', note: null }, editable: ['title'] })
  for (const key of ['cost', 'note', 'nothing']) {
    const changed = await member.tryCall('updateRecord', { ...where, id, rev: 2, values: { [key]: '5' } })
    const added = await member.tryCall('addRecord', { ...where, values: { title: 'x', [key]: '5' } })
    for (const refused of [changed, added])
      expect(refused).toMatchObject({ error: 'invalidInput', body: { fields: [{ field: `values.${key}` }] } })
  }
  // What was changed meanwhile in a hidden field is no conflict that could tell of it.
  expect((await member.tryCall('deleteRecord', { ...where, id, rev })).error).toBeNull()
})

test('a record that cannot come back does not tell which hidden field is in the way', async () => {
  const app = await givenApp(server, [
    aField('text', { key: 'title' }),
    aField('text', { key: 'secret', isUnique: true }),
  ])
  const { builder, member, appId, where, uid } = app
  const values = { title: 'a', secret: 's' }
  const first = await member.call('addRecord', { ...where, values })
  await member.call('deleteRecord', { ...where, ...first })
  await member.call('addRecord', { ...where, values })
  const draft = await builder.call('getApplicationDraft', { appId })
  const hidden = draft.entities[0]?.body.fields.find(({ key }) => key === 'secret')
  await givenRole({ builder, appId, uid }, { acts: ['read', 'delete'], fields: { [hidden?.uid ?? '']: 'hidden' } }, {})
  await publish(builder, appId)
  const back = await member.tryCall('restoreRecord', { ...where, id: first.id })
  expect(back.error).toBe('invalidInput')
  expect(JSON.stringify(back.body)).not.toContain('secret')
})

test('a value that new records begin with in a hidden field, and that another one has, does not tell of that field', async () => {
  const [title, secret] = [
    aField('text', { key: 'title' }),
    aField('text', { key: 'secret', isUnique: true, initial: 's' }),
  ]
  const app = await givenApp(server, [title, secret])
  await givenRole(app, { acts: ['read', 'add'], fields: { [secret.uid]: 'hidden' } }, {})
  await publish(app.builder, app.appId)
  const add = () => app.member.tryCall('addRecord', { ...app.where, values: { title: 'a' } })
  const [first, again] = [await add(), await add()]
  expect([first.error, again.error]).toEqual([null, 'invalidInput'])
  expect(JSON.stringify(again.body)).not.toContain('secret')
})

test('a colleague of another department neither lists, opens, searches, changes nor sees the history of a record', async () => {
  const app = await givenContracts(server)
  const { enterprise, builder, member, appId, where } = app
  const admin = await server.given.signedIn({ enterprise, userType: UserType.administrator })
  await server.given.confirm(admin)
  const above = await admin.call('addDepartment', { name: '销售' })
  const below = await admin.call('addDepartment', { name: '华东', parentId: above.id })
  const people = [
    member,
    await server.given.signedIn({ enterprise }),
    await server.given.signedIn({ enterprise }),
  ] as const
  const [seller, head, stranger] = people
  const add = (departmentId: string, ...all: (typeof member)[]) =>
    admin.call('addDepartmentMembers', { departmentId, userIds: all.map(({ person }) => person.id) })
  await add(below.id, seller)
  await add(above.id, head)
  await givenRole(app, { acts: ['read', 'add'], rows: 'department' }, {})
  await givenRole(app, { acts: ['read', 'change', 'delete'], rows: 'departmentBelow' }, { departmentId: above.id })
  await publish(builder, appId)
  const { id, rev } = await seller.call('addRecord', { ...where, values: { title: 'deal' } })
  const asked = (person: typeof member) => [
    person.tryCall('getRecord', { ...where, id }),
    person.tryCall('updateRecord', { ...where, id, rev, values: { title: 'x' } }),
    person.tryCall('deleteRecord', { ...where, id, rev }),
    person.tryCall('restoreRecord', { ...where, id }),
    person.tryCall('listRecordHistory', { ...where, id }),
  ]
  const titles = async (person: typeof member) =>
    (await person.call('listRecords', { ...where, iSearch: 'deal' })).total
  const refused = await Promise.all(asked(stranger))
  expect(new Set(refused.map(({ error }) => error))).toEqual(new Set(['recordNotFound']))
  expect([await titles(stranger), await titles(head), await titles(seller)]).toEqual([0, 1, 1])
  expect((await seller.tryCall('updateRecord', { ...where, id, rev, values: { title: 'x' } })).error).toBe(
    'actNotGranted',
  )
  expect((await head.call('getRecord', { ...where, id })).can).toEqual({ change: true, delete: true })
  await head.call('updateRecord', { ...where, id, rev, values: { title: 'deal 2' } })
  // The head leaves the department: the next call shows nothing.
  await admin.call('removeDepartmentMember', { departmentId: above.id, userId: head.person.id })
  expect([await titles(head), (await head.tryCall('getRecord', { ...where, id })).error]).toEqual([0, 'recordNotFound'])
})

test('one who loses the last role finds the application no more, from the next call on', async () => {
  const app = await givenContracts(server)
  const { builder, member, appId, where } = app
  const { roleUid } = await givenRole(app, { acts: ['read', 'add'] }, { userId: member.person.id })
  await publish(builder, appId)
  const listed = async () => (await member.call('listApplications', {})).some(({ id }) => id === appId)
  await member.call('addRecord', { ...where, values: { title: 'x' } })
  expect(await listed()).toBe(true)
  // The maker is in no role.
  expect((await builder.tryCall('listRecords', where)).error).toBe('appNotFound')
  const [entry] = await builder.call('listAppRoleMembers', { appId })
  expect(entry).toMatchObject({ roleUid, userId: member.person.id, isDeep: false })
  await builder.call('removeAppRoleMember', { appId, uid: roleUid, id: String(entry?.id) })
  const refused = await Promise.all([
    member.tryCall('getAppRuntime', { appId }),
    member.tryCall('listRecords', where),
    member.tryCall('addRecord', { ...where, values: { title: 'x' } }),
  ])
  expect(refused.map(({ error }) => error)).toEqual(['appNotFound', 'appNotFound', 'appNotFound'])
  expect(await listed()).toBe(false)
  await builder.call('addAppRoleMember', { appId, uid: roleUid })
  expect((await member.call('listRecords', where)).total).toBe(1)
})

test('one who adds alone writes records and reads none', async () => {
  const app = await givenContracts(server)
  const { builder, member, appId, where, title } = app
  await givenRole(app, { acts: ['add'], fields: { [title.uid]: 'hidden' } }, {})
  await publish(builder, appId)
  const { id } = await member.call('addRecord', { ...where, values: { note: 'idea' } })
  expect((await member.tryCall('listRecords', where)).error).toBe('actNotGranted')
  expect((await member.tryCall('getRecord', { ...where, id })).error).toBe('actNotGranted')
  expect((await member.tryCall('updateRecord', { ...where, id, rev: 1, values: { note: 'x' } })).status).toBe(404)
})
