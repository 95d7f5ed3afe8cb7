import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { heldUp } from '../../test/held-up.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a department that is deleted while people or a role come into it is said to be gone', async () => {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ enterprise, userType: UserType.administrator })
  await server.given.confirm(administrator)
  const { person } = await server.given.signedIn({ enterprise })
  const { id: roleId } = await administrator.call('addRole', { name: '行政', nameEn: 'Office', module: 'system' })
  const ways = {
    addDepartmentMembers: (departmentId: string) =>
      administrator.tryCall('addDepartmentMembers', { departmentId, userIds: [person.id] }),
    addRoleMembers: (departmentId: string) => administrator.tryCall('addRoleMembers', { roleId, departmentId }),
  }
  for (const [way, come] of Object.entries(ways)) {
    const { id } = await administrator.call('addDepartment', { name: '生产部' })
    const locks = `select atrium_lock_departments('${enterprise.id}'); delete from department where id = '${id}'`
    const answer = await heldUp(server, { locks, does: 'select 1' }, () => come(id))
    expect([way, answer.error]).toEqual([way, 'departmentNotFound'])
  }
})
