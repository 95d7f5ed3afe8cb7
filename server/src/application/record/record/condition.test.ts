import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType, type EntityPolicy, type RecordFilter } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { must } from '../../../foundation/process/error/must.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { aField, entityOf, givenApp } from '../../test/given-app.ts'
import { givenRole, publish } from '../../test/given-roles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const all = ['read', 'add', 'change', 'delete'] as const satisfies EntityPolicy['acts']
const east: RecordFilter = { field: 'region', op: 'equals', value: 'east' }
const conditional = (condition: RecordFilter, acts: EntityPolicy['acts'] = [...all]) =>
  ({ acts, rows: 'condition', condition }) satisfies Partial<EntityPolicy>

/** Orders of two regions, and visits that name an order; one person works with all, the member only in the East. */
async function givenRegions(condition = east) {
  const option = (key: string) => ({ key, label: key, labelEn: '' })
  const fields = [
    aField('text', { key: 'title' }),
    aField('choice', { key: 'region', options: [option('east'), option('west')] }),
    aField('person', { key: 'owner' }),
  ]
  const app = await givenApp(server, fields)
  const visitUid = newId()
  const visit = [aField('text', { key: 'title' }), aField('relation', { key: 'order', relatesTo: app.uid })]
  await app.builder.call('putEntity', { appId: app.appId, uid: visitUid, rev: 0, body: entityOf(visit, 'visit') })
  const head = await server.given.signedIn({ enterprise: app.enterprise })
  const { roleUid, body } = await givenRole(app, conditional(condition), { userId: app.member.person.id })
  const whole: EntityPolicy = { entity: visitUid, acts: [...all], rows: 'all', fields: {} }
  const withVisits = { ...body, entities: [...body.entities, whole] }
  await app.builder.call('putAppRole', { appId: app.appId, uid: roleUid, rev: 1, body: withVisits })
  const headRole = await givenRole(app, { acts: [...all] }, { userId: head.person.id })
  const headBody = { ...headRole.body, entities: [...headRole.body.entities, whole] }
  await app.builder.call('putAppRole', { appId: app.appId, uid: headRole.roleUid, rev: 1, body: headBody })
  await publish(app.builder, app.appId)
  return { ...app, head, roleUid, body: withVisits, visits: { appId: app.appId, entity: 'visit' } }
}

test('a condition of a role holds for the list, its search and count, a record, its history, the bin and what names it', async () => {
  const { member, head, where, visits } = await givenRegions()
  const near = await head.call('addRecord', { ...where, values: { title: 'deal one', region: 'east' } })
  const far = await head.call('addRecord', { ...where, values: { title: 'deal two', region: 'west' } })
  for (const { id } of [near, far]) await head.call('addRecord', { ...visits, values: { title: 'v', order: id } })
  const listed = await member.call('listRecords', { ...where, iSearch: 'deal' })
  expect([listed.total, listed.list.map(({ id }) => id)]).toEqual([1, [near.id]])
  expect(listed.list[0]?.can).toEqual({ change: true, delete: true })
  const { related } = await member.call('listRecords', visits)
  expect(Object.keys(related)).toEqual([near.id])
  const of = { ...where, id: far.id }
  const refused = await Promise.all([
    member.tryCall('getRecord', of),
    member.tryCall('listRecordHistory', of),
    member.tryCall('updateRecord', { ...of, rev: 1, values: { region: 'east' } }),
    member.tryCall('deleteRecord', { ...of, rev: 1 }),
    member.tryCall('restoreRecord', of),
  ])
  expect(new Set(refused.map(({ error }) => error))).toEqual(new Set(['recordNotFound']))
  const stray = await member.tryCall('addRecord', { ...visits, values: { order: far.id } })
  expect(stray).toMatchObject({ error: 'invalidInput', body: { fields: [{ field: 'values.order' }] } })
  await head.call('deleteRecord', { ...of, rev: 1 })
  expect((await member.tryCall('restoreRecord', of)).error).toBe('recordNotFound')
  await member.call('deleteRecord', { ...where, id: near.id, rev: 1 })
  await member.call('restoreRecord', { ...where, id: near.id })
  // It is moved to the other region: the next call of the member finds it no more.
  await head.call('updateRecord', { ...where, id: near.id, rev: 3, values: { region: 'west' } })
  expect((await member.tryCall('getRecord', { ...where, id: near.id })).error).toBe('recordNotFound')
})

test('a record fulfils the condition after a change too, and when it is added: otherwise nothing is written', async () => {
  const { member, head, where } = await givenRegions()
  const { id, rev } = await member.call('addRecord', { ...where, values: { title: 'deal', region: 'east' } })
  const out = await member.tryCall('updateRecord', { ...where, id, rev, values: { title: 'gone', region: 'west' } })
  const added = await member.tryCall('addRecord', { ...where, values: { title: 'far', region: 'west' } })
  const none = await member.tryCall('addRecord', { ...where, values: { title: 'nowhere' } })
  expect([out, added, none].map(({ status, error }) => [status, error])).toEqual(
    Array.from({ length: 3 }, () => [403, 'recordBeyondRole']),
  )
  const { list } = await head.call('listRecords', where)
  expect(list.map(({ rev: now, values }) => [now, values])).toEqual([
    [1, { title: 'deal', region: 'east', owner: null }],
  ])
  expect(await head.call('listRecordHistory', { ...where, id })).toEqual([])
  await member.call('updateRecord', { ...where, id, rev, values: { title: 'deal 2' } })
})

test('a record that a role opens for reading alone is not changed through the condition of another', async () => {
  const app = await givenRegions()
  const { builder, member, head, appId, where } = app
  await givenRole(app, { acts: ['read'] }, { userId: member.person.id })
  await publish(builder, appId)
  const { id, rev } = await head.call('addRecord', { ...where, values: { title: 'far', region: 'west' } })
  const record = await member.call('getRecord', { ...where, id })
  expect([record.can, record.editable]).toEqual([{ change: false, delete: false }, []])
  const change = await member.tryCall('updateRecord', { ...where, id, rev, values: { title: 'x' } })
  expect(change.error).toBe('actNotGranted')
  expect((await member.tryCall('deleteRecord', { ...where, id, rev })).error).toBe('actNotGranted')
})

test('a condition about departments holds from the moment on at which a person is in one', async () => {
  const { enterprise, member, head, where } = await givenRegions({ field: 'owner', op: 'myDepartment' })
  const admin = await server.given.signedIn({ enterprise, userType: UserType.administrator })
  await server.given.confirm(admin)
  const { id: departmentId } = await admin.call('addDepartment', { name: '销售' })
  await head.call('addRecord', { ...where, values: { title: 'of the head', owner: head.person.id } })
  const seen = async () => (await member.call('listRecords', where)).total
  expect(await seen()).toBe(0)
  await admin.call('addDepartmentMembers', { departmentId, userIds: [head.person.id, member.person.id] })
  expect(await seen()).toBe(1)
  await admin.call('removeDepartmentMember', { departmentId, userId: head.person.id })
  expect(await seen()).toBe(0)
})

test('a draft whose condition asks for a field that is hidden, gone or without the option is not published', async () => {
  const { builder, appId, uid, roleUid, body } = await givenRegions()
  const draft = await builder.call('getApplicationDraft', { appId })
  const entity = must(
    draft.entities.find((one) => one.uid === uid),
    'the table',
  )
  const put = (rev: number, change: (field: (typeof entity.body.fields)[number]) => object | null) =>
    builder.call('putEntity', {
      appId,
      uid,
      rev,
      body: {
        ...entity.body,
        fields: entity.body.fields.flatMap((field) => {
          const changed = field.key === 'region' ? change(field) : {}
          return changed === null ? [] : [{ ...field, ...changed }]
        }),
      },
    })
  const problems = async () =>
    (await builder.call('planPublish', { appId })).problems.map(({ what, uid: of }) => [what, of])
  await put(entity.rev, () => ({ isHidden: true }))
  expect(await problems()).toEqual([['conditionBroken', roleUid]])
  await put(entity.rev + 1, () => null)
  expect(await problems()).toEqual([['conditionBroken', roleUid]])
  await put(entity.rev + 2, ({ options }) => ({ options: options.slice(1) }))
  const plan = await builder.call('planPublish', { appId })
  expect(plan.problems).toMatchObject([{ what: 'conditionBroken', field: 'region' }])
  expect((await builder.tryCall('publishApplication', { appId, draft: plan.draft })).error).toBe('draftIncomplete')
  await builder.call('deleteAppRole', { appId, uid: roleUid, rev: 2 })
  expect(await problems()).toEqual([])
  const missing = { ...body, entities: [{ entity: uid, acts: [...all], rows: 'condition' as const, fields: {} }] }
  const refused = await builder.tryCall('putAppRole', { appId, uid: newId(), rev: 0, body: missing })
  expect(refused).toMatchObject({ error: 'invalidInput', body: { fields: [{ field: 'body.entities.0.condition' }] } })
})
