import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { openTo } from '../../../enterprise/application/test/given-application.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { aField, givenApp } from '../../test/given-app.ts'
import { givenContracts, givenRole, publish } from '../../test/given-roles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<TestServer['given']['signedIn']>>

/** A seller in a department, a peer in the same, heads of that and of the one above, one of another department, one of none, and a partner. */
async function givenPeople() {
  const fields = [aField('text', { key: 'title' }), aField('person', { key: 'keeper' })]
  const app = await givenApp(server, fields)
  const { enterprise, builder, member: seller } = app
  const admin = await server.given.signedIn({ enterprise, userType: UserType.administrator })
  await server.given.confirm(admin)
  const join = (userType?: UserType) =>
    server.given.signedIn({ enterprise, ...(userType !== undefined && { userType }) })
  const [peer, above, beside, none] = [await join(), await join(), await join(), await join()]
  const partner = await join(UserType.collaborator)
  const upper = await admin.call('addDepartment', { name: '销售' })
  const lower = await admin.call('addDepartment', { name: '华东', parentId: upper.id })
  const other = await admin.call('addDepartment', { name: '财务' })
  const put = (departmentId: string, ...all: Person[]) =>
    admin.call('addDepartmentMembers', { departmentId, userIds: all.map(({ person }) => person.id) })
  await put(lower.id, seller, peer)
  await put(upper.id, above)
  await put(other.id, beside)
  const people = [seller, peer, above, beside, none, partner, builder, admin]
  return { ...app, admin, people, seller, peer, above, beside, none, upper }
}

/** The people who are offered, and those who in truth open the record. */
async function bothOf({ where, seller, people }: Awaited<ReturnType<typeof givenPeople>>, id: string) {
  const offered = await seller.call('findRecordReaders', { ...where, id })
  const opened = await Promise.all(
    people.map(async (one) => ((await one.tryCall('getRecord', { ...where, id })).error === null ? one.person.id : '')),
  )
  return { offered: offered.map(({ userId }) => userId).toSorted(), opened: opened.filter(Boolean).toSorted() }
}

test('those who are offered for a mention are those who open the record, whatever the roles and the audience', async () => {
  const app = await givenPeople()
  const { seller, builder, admin, appId, where, people, above, beside, none, upper } = app
  const values = { title: 'deal', keeper: beside.person.id }
  const { id } = await seller.call('addRecord', { ...where, values })
  const seen: number[] = []
  async function expectSame() {
    const { offered, opened } = await bothOf(app, id)
    expect(offered).toEqual(opened)
    seen.push(offered.length)
  }
  await expectSame()
  const rights = [
    [{ acts: ['read', 'add'], rows: 'own' }, [{}]],
    [{ acts: ['read'], rows: 'department' }, [{}]],
    [{ acts: ['read'], rows: 'departmentBelow' }, [{ departmentId: upper.id, isDeep: true }]],
    [{ acts: ['add'], rows: 'all' }, [{}]],
    [{ acts: ['read'], rows: 'all' }, [{ userId: none.person.id }]],
    [{ acts: ['read'], rows: 'condition', condition: { field: 'title', op: 'equals', value: 'other' } }, [{}]],
    [{ acts: ['read'], rows: 'condition', condition: { field: 'keeper', op: 'me' } }, [{}]],
  ] as const
  for (const [policy, members] of rights) {
    await givenRole(app, { ...policy, acts: [...policy.acts] }, ...members)
    await publish(builder, appId)
    await expectSame()
  }
  await openTo(admin, appId, { userIds: [seller.person.id, above.person.id] })
  await expectSame()
  await admin.call('updateMember', { userId: above.person.id, status: 'suspended' })
  const { offered } = await bothOf(app, id)
  expect(offered).toEqual([seller.person.id])
  // All but the partner; the writer; with the peer; with the head above; the same; with the one of no department; no
  // more by a condition that the record does not fulfil; with the keeper by one that it does; of these the two that it is open to.
  expect(seen).toEqual([people.length - 1, 1, 2, 3, 3, 4, 4, 5, 2])
})

test('a person is found for a mention by a part of the name, and no more than eight are offered', async () => {
  const { member, where, enterprise } = await givenContracts(server)
  const { id } = await member.call('addRecord', { ...where, values: { title: 'a' } })
  for (let many = 0; many < 8; many += 1) await server.given.signedIn({ enterprise })
  expect(await member.call('findRecordReaders', { ...where, id })).toHaveLength(8)
  const iSearch = member.person.loginId.toUpperCase()
  const found = await member.call('findRecordReaders', { ...where, id, iSearch })
  expect(found.map(({ userId }) => userId)).toEqual([member.person.id])
  expect(await member.call('findRecordReaders', { ...where, id, iSearch: 'no such name' })).toEqual([])
})
