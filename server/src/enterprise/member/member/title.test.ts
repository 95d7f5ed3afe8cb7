import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { must } from '../../../foundation/process/error/must.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** An administrator, a member without a department, and how the list of members shows that member. */
async function stage() {
  const enterprise = await server.given.enterprise()
  const admin = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await server.given.confirm(admin)
  const member = await server.given.signedIn({ enterprise })
  const { id: userId } = member.person
  const department = async (name: string) => (await admin.call('addDepartment', { name })).id
  const shown = async (standing: 'active' | 'left' = 'active') => {
    const { list } = await admin.call('listMembers', { standing })
    const { title, position } = must(
      list.find((one) => one.userId === userId),
      'the member in the list',
    )
    return [title, position]
  }
  const place = (departmentId: string, title = '') =>
    admin.call('addDepartmentMembers', { departmentId, userIds: [userId], title })
  return { enterprise, admin, member, userId, department, shown, place }
}

test('U07: an administrator says what a member without a department does in the enterprise, and takes it back', async () => {
  const { admin, userId, shown } = await stage()
  await admin.call('updateMember', { userId, title: ' 顾问 ' })
  expect(await shown()).toEqual(['顾问', '顾问'])
  await admin.call('updateMember', { userId, status: 'active' })
  expect(await shown()).toEqual(['顾问', '顾问'])
  await admin.call('updateMember', { userId, title: '' })
  expect(await shown()).toEqual([null, ''])
})

test('the list of members shows a member who is put into departments later by the main one, until they are taken out', async () => {
  const { admin, userId, department, shown, place } = await stage()
  const [research, sales] = [await department('研发部'), await department('销售部')]
  await place(research, '工程师')
  await place(sales)
  expect(await shown()).toEqual(['研发部 · 工程师', '工程师'])
  await admin.call('setMainDepartment', { departmentId: sales, userId })
  expect(await shown()).toEqual(['销售部', ''])
  await admin.call('removeDepartmentMember', { departmentId: sales, userId })
  expect(await shown()).toEqual(['研发部 · 工程师', '工程师'])
  await admin.call('removeDepartmentMember', { departmentId: research, userId })
  expect(await shown()).toEqual([null, ''])
})

test('departments are called in the language of the administrator, where they have a name in it', async () => {
  const { admin, userId, department, place } = await stage()
  const { id: research } = await admin.call('addDepartment', { name: '研发部', nameEn: 'Research' })
  const titleOf = async () => {
    const english = { headers: { 'accept-language': 'en-US' } }
    const { list } = await admin.call('listMembers', {}, english)
    return list.find((one) => one.userId === userId)?.title
  }
  await place(research, '工程师')
  expect(await titleOf()).toBe('Research · 工程师')
  const sales = await department('销售部')
  await place(sales)
  await admin.call('setMainDepartment', { departmentId: sales, userId })
  expect(await titleOf()).toBe('销售部')
})

test('a member who was added to a department is shown by what it is called now, and by the one above once it is gone', async () => {
  const { admin, enterprise, department } = await stage()
  const above = await department('总部')
  const { id } = await admin.call('addDepartment', { name: '研发部', parentId: above })
  const asked = { name: '张三', loginId: `zhang-${enterprise.id}`, departmentId: id, title: '工程师' }
  const { userId } = await admin.call('addMember', asked)
  const titleOf = async () => (await admin.call('listMembers', {})).list.find((one) => one.userId === userId)?.title
  await admin.call('updateDepartment', { id, version: 1, name: '研究院' })
  expect(await titleOf()).toBe('研究院 · 工程师')
  await admin.call('deleteDepartment', { id, version: 2, contents: 'moveUp' })
  expect(await titleOf()).toBe('总部 · 工程师')
  await admin.call('removeDepartmentMember', { departmentId: above, userId })
  expect(await titleOf()).toBeNull()
})

test('the position that an administrator gives a member is that in the main department, and moves them nowhere', async () => {
  const { admin, userId, department, shown, place } = await stage()
  const [research, sales] = [await department('研发部'), await department('销售部')]
  await admin.call('updateMember', { userId, title: '顾问' })
  await place(research)
  await place(sales, '专员')
  await admin.call('updateMember', { userId, title: '经理' })
  expect(await shown()).toEqual(['研发部 · 经理', '经理'])
  const { departments } = await admin.call('getColleague', { userId })
  expect(departments.map(({ name, title }) => [name, title])).toEqual([
    ['研发部', '经理'],
    ['销售部', '专员'],
  ])
  await admin.call('updateMember', { userId, title: '' })
  expect(await shown()).toEqual(['研发部', ''])
  for (const departmentId of [research, sales]) await admin.call('removeDepartmentMember', { departmentId, userId })
  expect(await shown()).toEqual([null, ''])
})

test('a member who was removed, and comes back, is in no department by the list either', async () => {
  const { admin, enterprise, member, userId, department, shown, place } = await stage()
  await place(await department('研发部'), '工程师')
  await admin.call('updateMember', { userId, title: '经理' })
  await admin.call('removeMember', { userId })
  expect(await shown('left')).toEqual([null, ''])
  await admin.call('letMemberReturn', { userId, isOpen: true })
  await member.call('returnToEnterprise', { entId: enterprise.id })
  expect(await shown()).toEqual([null, ''])
})

test('an administrator of categories sees a person in care by the department they are in', async () => {
  const { admin, enterprise, userId, department, place } = await stage()
  const carer = await server.given.signedIn({ userType: UserType.saasAdministrator })
  await server.services.tx(platform, async (db) => {
    const category = { id: `c-${enterprise.id}`, code: `c-${enterprise.id}`, name: '物流', name_en: 'L', sort: 9 }
    await db.insertInto('saas_category').values(category).execute()
    const right = { category_id: category.id, user_id: carer.person.id, rights: ['view'] }
    await db.insertInto('saas_admin').values(right).execute()
    await db.updateTable('enterprise').set({ saas_id: category.id }).where('id', '=', enterprise.id).execute()
  })
  await admin.call('updateMember', { userId, title: '顾问' })
  const shown = async () => (await carer.call('listPeopleInCare', {})).list.find((one) => one.userid === userId)?.title
  expect(await shown()).toBe('顾问')
  await place(await department('研发部'), '工程师')
  expect(await shown()).toBe('研发部 · 工程师')
})
