import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { lastAcceptedMs } from '../../../test/last-accepted.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenRole, publish } from '../../test/given-roles.ts'
import { givenMarked, type Marked } from '../../test/marked-app.ts'
import { makes, others, reads, telling, writes } from '../../test/walk.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const ofPeople = [
  'downloadRecordImportFaults',
  'fetchRecordFile',
  'getAppRuntime',
  'getApplicationDetail',
  'getNewestMessage',
  'getRecord',
  'getRecordCard',
  'getRecordImport',
  'listApplications',
  'listBoard',
  'listCommonApplications',
  'listFiles',
  'listMessages',
  'listOpenedApplications',
  'listRecordComments',
  'listRecordHistory',
  'listRecordImportFaults',
  'listRecordImports',
  'listRecords',
  'suggest',
]
/** What makers and colleagues see of it, whatever they may read. */
const ofMakers = [
  'getApplicationDraft',
  'getColleague',
  'getOwnTeam',
  'listBuiltApplications',
  'listDepartments',
  'listDirectory',
  'listManagedApplications',
  'planGoingBack',
  'previewApplication',
]

/** They name the department, where it has a part in the application. */
const ofPrincipals = ['getApplicationAccess', 'listAppRoleMembers']

/** Each way in which calls were refused, once; null: not at all. */
const kinds = (errors: object) => [...new Set(Object.values(errors))]

const acts = { acts: ['read', 'add', 'change', 'delete'] as ('read' | 'add' | 'change' | 'delete')[] }

async function withRoles(app: Marked, who: { userId?: string; departmentId?: string }) {
  const { roleUid, body } = await givenRole(app, acts, who)
  const entities = [...body.entities, { ...body.entities[0], entity: app.parts.uid } as (typeof body.entities)[0]]
  await app.builder.call('putAppRole', { appId: app.appId, uid: roleUid, rev: 1, body: { ...body, entities } })
  await publish(app.builder, app.appId)
  return roleUid
}

const losses: Record<string, (app: Marked) => Promise<() => Promise<unknown>>> = {
  async 'the role that they have by name'(app) {
    const { builder, appId } = app
    const uid = await withRoles(app, { userId: app.person.person.id })
    const [member] = await builder.call('listAppRoleMembers', { appId })
    return () => builder.call('removeAppRoleMember', { appId, uid, id: member?.id ?? '' })
  },
  async 'the department that brings the role'(app) {
    const { admin, departmentId } = app
    await withRoles(app, { departmentId })
    return () => admin.call('removeDepartmentMember', { departmentId, userId: app.person.person.id })
  },
  async 'the department that the application is open to'(app) {
    const { admin, departmentId, appId } = app
    await admin.call('updateApplicationAccess', { ...chosen, id: appId, version: 1, departmentIds: [departmentId] })
    return () => admin.call('removeDepartmentMember', { departmentId, userId: app.person.person.id })
  },
  async 'their place among those that it is open to'({ admin, appId, userIds }) {
    await admin.call('updateApplicationAccess', { ...chosen, id: appId, version: 1, userIds })
    return () => admin.call('updateApplicationAccess', { ...chosen, id: appId, version: 2, userIds: [admin.person.id] })
  },
  async 'the department itself'(app) {
    const { admin, departmentId } = app
    await withRoles(app, { departmentId })
    return () => admin.call('deleteDepartment', { id: departmentId, version: 1, contents: 'moveUp' })
  },
}
const chosen = { audience: 'chosen' as const, isAskable: false }

test.each(Object.keys(losses))(
  'one who loses %s sees nothing of the application or its records from the next call on',
  async (what) => {
    const app = await givenMarked(server)
    const lose = await losses[what]?.(app)
    const before = await telling(app)
    const told = before.told.filter((name) => !ofPrincipals.includes(name))
    expect({ ...before, told }).toEqual({ told: [...ofPeople, ...ofMakers].sort(), more: [0, 1, 2, 3, 4, 5, 6] })
    expect(kinds(await reads(app))).toEqual([null])
    await lose?.()
    const after = await telling(app)
    expect(after.more).toEqual([])
    expect(after.told.filter((name) => ofPeople.includes(name))).toEqual([])
    expect(after.told.filter((name) => !before.told.includes(name))).toEqual([])
    expect(kinds(await reads(app))).toEqual(['appNotFound'])
    expect(kinds(await writes(app))).toEqual(['appNotFound'])
  },
)

test.each(['left', 'suspended'] as const)(
  'one whose membership is %s is told nothing by any of these calls within a second',
  async (status) => {
    const app = await givenMarked(server)
    const { enterprise, person } = app
    expect((await telling(app)).told.length).toBeGreaterThan(10)
    await server.services.tx(platform, (db) =>
      db
        .updateTable('membership')
        .set({ status })
        .where('user_id', '=', person.person.id)
        .where('ent_id', '=', enterprise.id)
        .execute(),
    )
    const isIn = async () => (await person.tryCall('getAppRuntime', { appId: app.appId })).status === 200
    expect(await lastAcceptedMs(isIn)).toBeLessThan(1000)
    expect(await telling(app)).toEqual({ told: [], more: [] })
    const refused = [...kinds(await reads(app)), ...kinds(await writes(app))]
    expect(refused).not.toContain(null)
  },
)

test('one who makes applications no more reads no design from then on, and works with records as before', async () => {
  const app = await givenMarked(server)
  const { enterprise, person } = app
  await server.services.tx(platform, (db) =>
    db
      .updateTable('membership')
      .set({ user_type: UserType.member })
      .where('user_id', '=', person.person.id)
      .where('ent_id', '=', enterprise.id)
      .execute(),
  )
  const isMaker = async () => (await person.tryCall('listBuiltApplications', {})).status === 200
  expect(await lastAcceptedMs(isMaker)).toBeLessThan(1000)
  const { told } = await telling(app)
  expect(told).toEqual([...ofPeople, 'getColleague', 'getOwnTeam', 'listDepartments', 'listDirectory'].sort())
  expect(kinds(await makes(app))).toEqual(['forbidden'])
})

test('one who may work with records is refused by none of these calls as if they might not', async () => {
  const app = await givenMarked(server)
  expect(kinds(await reads(app))).toEqual([null])
  // What one of them has changed, the next may find gone.
  const written = kinds(await writes(app)).filter((error) => error !== 'recordConflict' && error !== 'recordNotFound')
  expect(written).toEqual([null])
})

test('each call to an application is one of those that are walked', () => {
  // Asked for the text that is in the record, and for its files, beside all that reads; and sums that administrators read.
  expect(others.toSorted()).toEqual(['getOwnOverview', 'listFiles', 'suggest'])
})
