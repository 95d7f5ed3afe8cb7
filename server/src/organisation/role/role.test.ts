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

const editors = { name: '编辑', nameEn: 'Editors', module: 'system', orgEdit: 'enterprise' } as const

async function addRole(fields: object = {}) {
  return (await administrator.call('addRole', { ...editors, ...fields })).id
}

async function addDepartment(parentId?: string) {
  return (await administrator.call('addDepartment', { name: 'Research', ...(parentId && { parentId }) })).id
}

/** A member of the enterprise, in a department below another one, with a title there. */
async function givenColleague(title: string) {
  const person = await server.given.signedIn({ enterprise })
  const userId = person.person.id
  const above = await addDepartment()
  const departmentId = await addDepartment(above)
  await administrator.call('addDepartmentMembers', { departmentId, userIds: [userId], title })
  return { person, userId, above, departmentId }
}

type Colleague = Awaited<ReturnType<typeof givenColleague>>

const mayEdit = async ({ person }: Colleague) => {
  const { status } = await person.tryCall('addDepartment', { name: 'Made by role' })
  const { allow } = await person.call('judgeRole', { operation: 'orgEdit' })
  return { isDone: status === 200, allow }
}

const ways = [
  {
    way: 'by name',
    subject: ({ userId }: Colleague) => ({ userIds: [userId] }),
    lose: ({ userId }: Colleague, roleId: string) => administrator.call('removeRoleMember', { roleId, userId }),
    told: { kind: 'person' },
  },
  {
    way: 'by a department above their own',
    subject: ({ above }: Colleague) => ({ departmentId: above }),
    lose: ({ userId, departmentId }: Colleague) =>
      administrator.call('removeDepartmentMember', { departmentId, userId }),
    told: { kind: 'department', name: 'Research', nameEn: null },
  },
  {
    way: 'by their title',
    subject: () => ({ title: 'Editor in chief' }),
    lose: ({ userId, departmentId }: Colleague) =>
      administrator.call('updateDepartmentMember', { departmentId, userId, title: 'Reader' }),
    told: { kind: 'title', title: 'Editor in chief' },
  },
]

test.each(ways)('a person who holds a role $way may what it allows, and not once they lose that', async (one) => {
  const colleague = await givenColleague('Editor in chief')
  const roleId = await addRole()
  expect(await mayEdit(colleague)).toEqual({ isDone: false, allow: false })

  await administrator.call('addRoleMembers', { roleId, ...one.subject(colleague) })
  expect(await mayEdit(colleague)).toEqual({ isDone: true, allow: true })
  expect(await administrator.call('explainPermissions', { userId: colleague.userId })).toEqual([
    {
      id: roleId,
      name: '编辑',
      nameEn: 'Editors',
      enabled: true,
      permissions: [{ permission: 'orgEdit', scope: 'enterprise' }],
      ways: [one.told],
    },
  ])

  await one.lose(colleague, roleId)
  expect(await mayEdit(colleague)).toEqual({ isDone: false, allow: false })
  expect(await administrator.call('explainPermissions', { userId: colleague.userId })).toEqual([])
  const { version } = await find(roleId)
  await administrator.call('deleteRole', { id: roleId, version })
})

test('a department that moves from under the one with the role takes the role from its people', async () => {
  const colleague = await givenColleague('')
  const roleId = await addRole()
  await administrator.call('addRoleMembers', { roleId, departmentId: colleague.above })
  expect(await mayEdit(colleague)).toMatchObject({ isDone: true })
  await administrator.call('moveDepartment', { id: colleague.departmentId, version: 1 })
  expect(await mayEdit(colleague)).toEqual({ isDone: false, allow: false })
})

test('lookups and landing follow the roles that a department brings, in their order', async () => {
  const colleague = await givenColleague('')
  const [second, first] = [
    await addRole({ sort: 2, detail: '/second' }),
    await addRole({ sort: 1, detail: '/first', pages: '/user/directory\n/homepage' }),
  ]
  await administrator.call('addRoleMembers', { roleId: second, userIds: [colleague.userId] })
  await administrator.call('addRoleMembers', { roleId: first, departmentId: colleague.departmentId })
  const { person } = colleague
  const asked = { module: 'system' } as const
  expect(await person.call('listRoles', { ...asked, type: '1' })).toEqual([
    { id: first, detail: '/first' },
    { id: second, detail: '/second' },
  ])
  expect(await person.call('listRoles', { ...asked, type: '2' })).toEqual([first, second])
  expect(await person.call('getPageAuthorization', {})).toEqual({
    pages: ['/homepage', '/user/directory'],
    operations: ['orgEdit'],
  })
})

test('an edited role allows what it says from then on, and of two edits of one version the second is refused', async () => {
  const colleague = await givenColleague('')
  const roleId = await addRole()
  await administrator.call('addRoleMembers', { roleId, userIds: [colleague.userId] })
  const edit = { id: roleId, version: 1, ...editors, orgEdit: 'none', operationOverview: 'enterprise' } as const
  await administrator.call('updateRole', edit)
  expect(await mayEdit(colleague)).toEqual({ isDone: false, allow: false })
  expect(await find(roleId)).toMatchObject({
    version: 2,
    people: 1,
    permissions: [{ permission: 'operationOverview' }],
  })
  expect(await administrator.tryCall('updateRole', edit)).toMatchObject({ error: 'versionConflict' })
})

test.each([
  ['department', { top: 403, above: 403, own: 200, below: 200 }],
  ['own', { top: 403, above: 403, own: 403, below: 200 }],
  ['enterprise', { top: 200, above: 200, own: 200, below: 200 }],
] as const)('a permission of scope %s reaches no department beyond that', async (orgEdit, reached) => {
  const { person, userId, above, departmentId } = await givenColleague('')
  const below = await addDepartment(departmentId)
  await administrator.call('updateDepartment', { id: below, version: 1, headId: userId })
  const roleId = await addRole({ orgEdit })
  await administrator.call('addRoleMembers', { roleId, userIds: [userId] })
  const statusOf = async (parentId?: string) => {
    const { status } = await person.tryCall('addDepartment', { name: 'New', ...(parentId && { parentId }) })
    const seen = await person.tryCall('listDepartmentMembers', parentId ? { departmentId: parentId } : {})
    expect(seen.status).toBe(status)
    return status
  }
  expect({
    top: await statusOf(),
    above: await statusOf(above),
    own: await statusOf(departmentId),
    below: await statusOf(below),
  }).toEqual(reached)
  const rename = await person.tryCall('updateDepartment', { id: above, version: 1, name: 'Renamed' })
  expect(rename.status).toBe(reached.above)
})

test('a role that comes with a type of user is neither edited, given nor deleted here', async () => {
  const owner = await server.given.signIn({ loginId: 'admin' })
  await server.given.confirm(owner)
  const [builtIn] = (await owner.call('listEnterpriseRoles', {})).filter((one) => one.isBuiltIn)
  if (builtIn === undefined) throw new Error('the demo enterprise has no built-in role')
  const { id, version } = builtIn
  for (const answer of [
    await owner.tryCall('updateRole', { id, version, ...editors }),
    await owner.tryCall('deleteRole', { id, version }),
    await owner.tryCall('addRoleMembers', { roleId: id, title: 'Anybody' }),
    await owner.tryCall('removeRoleMember', { roleId: id, title: 'Anybody' }),
  ])
    expect(answer).toMatchObject({ status: 409, error: 'roleBuiltIn' })
})

test.each([
  ['a page with another host', { pages: '//elsewhere.example' }, 'pages'],
  ['a landing path that is none', { detail: 'homepage' }, 'detail'],
  ['no English name', { nameEn: '' }, 'nameEn'],
])('a role with %s is refused at its field', async (_what, fields, field) => {
  const { status, body } = await administrator.tryCall('addRole', { ...editors, ...fields })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain(`"field":"${field}`)
})

test('a role is given to people, a department or a title, and not to nothing', async () => {
  const roleId = await addRole()
  const answer = await administrator.tryCall('addRoleMembers', { roleId })
  expect(answer).toMatchObject({ status: 400, error: 'roleMembersMissing' })
})

async function find(id: string) {
  const found = (await administrator.call('listEnterpriseRoles', {})).find((one) => one.id === id)
  if (found === undefined) throw new Error(`there is no role ${id}`)
  return found
}
