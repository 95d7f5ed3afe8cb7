import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let administrator: Awaited<ReturnType<TestServer['given']['signedIn']>>
let enterprise: { id: string }

beforeAll(async () => {
  server = await startTestServer()
  enterprise = await server.given.enterprise()
  administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await server.given.confirm(administrator)
})
afterAll(() => server.close())

let made = 0
async function add(parentId?: string) {
  made += 1
  return (await administrator.call('addDepartment', { name: `Department ${made}`, ...(parentId && { parentId }) })).id
}

/** So many, each below the one before. */
async function addChain(length: number) {
  const ids: string[] = []
  while (ids.length < length) ids.push(await add(ids.at(-1)))
  return ids
}

async function find(id: string) {
  const found = (await administrator.call('listDepartments', {})).find((one) => one.id === id)
  if (found === undefined) throw new Error(`there is no department ${id}`)
  return found
}

async function move(id: string, place: { parentId?: string; beforeId?: string }) {
  return administrator.tryCall('moveDepartment', { id, version: (await find(id)).version, ...place })
}

async function remove(id: string, contents: 'refuse' | 'moveUp' = 'refuse') {
  return administrator.tryCall('deleteDepartment', { id, version: (await find(id)).version, contents })
}

async function under(parentId: string | null) {
  const all = await administrator.call('listDepartments', {})
  return all.filter((one) => one.parentId === parentId).map(({ id }) => id)
}

async function colleague() {
  return (await server.given.person({ enterprise })).id
}

/** The departments of a person, the main one first. */
async function placesOf(userId: string) {
  const { departments } = await administrator.call('getColleague', { userId })
  return departments.map(({ departmentId }) => departmentId)
}

async function put(userId: string, ...departmentIds: string[]) {
  for (const departmentId of departmentIds)
    await administrator.call('addDepartmentMembers', { departmentId, userIds: [userId] })
}

test('a new department is the last of those beside it, and is moved before any of them, below another, or to the top', async () => {
  const top = await add()
  const [one, two, three] = [await add(top), await add(top), await add(top)]
  expect(await under(top)).toEqual([one, two, three])
  expect((await move(three, { parentId: top, beforeId: one })).status).toBe(200)
  expect(await under(top)).toEqual([three, one, two])
  expect((await move(one, { parentId: two })).status).toBe(200)
  expect([await under(top), await under(two)]).toEqual([[three, two], [one]])
  expect((await move(one, {})).status).toBe(200)
  expect((await find(one)).parentId).toBeNull()
})

test('no department stands below itself, and twelve levels are the most, counted with all that is moved along', async () => {
  const deep = await addChain(12)
  expect((await move(deep[0] ?? '', { parentId: deep.at(-1) ?? '' })).error).toBe('departmentBelowItself')
  const tooDeep = { name: 'x', parentId: deep.at(-1) ?? '' }
  expect((await administrator.tryCall('addDepartment', tooDeep)).error).toBe('departmentTooDeep')
  const [pair = ''] = await addChain(2)
  expect((await move(pair, { parentId: deep[10] ?? '' })).error).toBe('departmentTooDeep')
  expect((await move(pair, { parentId: deep[9] ?? '' })).status).toBe(200)
})

test('of two moves that would make a circle together one is refused, every time', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await add(), await add()]
    const answers = await Promise.all([
      administrator.tryCall('moveDepartment', { id: one, version: 1, parentId: other }),
      administrator.tryCall('moveDepartment', { id: other, version: 1, parentId: one }),
    ])
    expect(new Set(answers.map(({ error }) => error))).toEqual(new Set(['departmentBelowItself', null]))
  }
})

test('what was changed meanwhile is neither edited nor moved nor deleted, and a code belongs to one department', async () => {
  const [one, other] = [await add(), await add()]
  await administrator.call('updateDepartment', { id: one, version: 1, code: 'FIN', nameEn: 'Finance' })
  for (const name of ['updateDepartment', 'moveDepartment', 'deleteDepartment'] as const)
    expect((await administrator.tryCall(name, { id: one, version: 1 })).error).toBe('versionConflict')
  expect((await move(other, { beforeId: 'nowhere1' })).error).toBe('versionConflict')
  const taken = await administrator.tryCall('updateDepartment', { id: other, version: 1, code: 'fin' })
  expect(taken.error).toBe('departmentCodeTaken')
  await administrator.call('updateDepartment', { id: one, version: 2, code: '', nameEn: '' })
  expect(await find(one)).toMatchObject({ code: null, nameEn: null })
})

test('a department with people or departments in it is deleted only when they are to move up', async () => {
  const top = await add()
  const [first, middle, last] = [await add(top), await add(top), await add(top)]
  const below = [await add(middle), await add(middle)]
  const [person, inBoth] = [await colleague(), await colleague()]
  await put(person, middle)
  await put(inBoth, middle, top)
  expect((await remove(middle)).error).toBe('departmentInUse')
  expect((await remove(middle, 'moveUp')).status).toBe(200)
  expect(await under(top)).toEqual([first, ...below, last])
  expect([await placesOf(person), await placesOf(inBoth)]).toEqual([[top], [top]])
  expect((await remove(top, 'moveUp')).status).toBe(200)
  expect(await placesOf(person)).toEqual([])
  expect((await find(first)).parentId).toBeNull()
})

test('the first department of a person is main, then the chosen one, then the one that they have been in longest', async () => {
  const [one, two, three] = [await add(), await add(), await add()]
  const userId = await colleague()
  await put(userId, one, two, three)
  expect(await placesOf(userId)).toEqual([one, two, three])
  await administrator.call('setMainDepartment', { departmentId: three, userId })
  expect(await placesOf(userId)).toEqual([three, one, two])
  await administrator.call('removeDepartmentMember', { departmentId: three, userId })
  expect(await placesOf(userId)).toEqual([one, two])
  expect((await administrator.tryCall('setMainDepartment', { departmentId: three, userId })).error).toBe(
    'memberNotFound',
  )
})

test('people are listed with title and head: of one department, with those below, or those who are in none', async () => {
  const [top = '', below = ''] = await addChain(2)
  const [head, worker, free] = [await colleague(), await colleague(), await colleague()]
  await put(head, top)
  await put(worker, below)
  await administrator.call('updateDepartment', { id: top, version: 1, headId: head })
  await administrator.call('updateDepartmentMember', { departmentId: top, userId: head, title: '经理' })
  const list = async (input: object) => (await administrator.call('listDepartmentMembers', input)).list
  expect(await list({ departmentId: top })).toMatchObject([{ userId: head, title: '经理', isHead: true, isMain: true }])
  const deep = await list({ departmentId: top, isDeep: true })
  expect(new Set(deep.map(({ userId }) => userId))).toEqual(new Set([head, worker]))
  const unplaced = await list({ isUnplaced: true })
  expect(unplaced.map(({ userId }) => userId)).toContain(free)
  expect(unplaced.map(({ userId }) => userId)).not.toContain(head)
  expect(await find(top)).toMatchObject({ people: 1, head: { userId: head } })
  const twice = await administrator.call('addDepartmentMembers', { departmentId: top, userIds: [head, free] })
  expect(twice.added).toBe(1)
})

test('a person who leaves the enterprise leaves its departments and heads none, also while being added to one', async () => {
  const [department, other] = [await add(), await add()]
  const userId = await colleague()
  await put(userId, department)
  await administrator.call('updateDepartment', { id: department, version: 1, headId: userId })
  const [, added] = await Promise.all([
    administrator.call('removeMember', { userId }),
    administrator.tryCall('addDepartmentMembers', { departmentId: other, userIds: [userId] }),
  ])
  expect([null, 'memberNotFound']).toContain(added.error)
  expect(await find(department)).toMatchObject({ people: 0, head: null, version: 3 })
  expect((await find(other)).people).toBe(0)
  const late = await administrator.tryCall('updateDepartment', { id: other, version: 1, headId: userId })
  expect(late.error).toBe('memberNotFound')
})

test('past the handlers the database refuses a circle, a thirteenth level and a 2001st department', async () => {
  const chain = await addChain(12)
  const home = await server.given.enterprise()
  const inDatabase = (work: Parameters<typeof server.services.tx>[1], entId: string) =>
    server.services.tx({ as: 'tenant', entId, userId: null }, work)
  const stand = (id: string, parentId: string) =>
    inDatabase(
      (db) => db.updateTable('department').set({ parent_id: parentId }).where('id', '=', id).execute(),
      enterprise.id,
    )
  await expect(stand(chain[0] ?? '', chain.at(-1) ?? '')).rejects.toThrow(/below itself/)
  await expect(stand(chain[0] ?? '', await add())).rejects.toThrow(/twelve levels/)
  const rows = Array.from({ length: 2001 }, (_, index) => ({ ent_id: home.id, id: `d${index}`, name: 'x' }))
  await expect(inDatabase((db) => db.insertInto('department').values(rows).execute(), home.id)).rejects.toThrow(/2000/)
})
