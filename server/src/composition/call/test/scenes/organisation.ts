import type { Scenes } from './stage.ts'

/** Departments, and the people in them. */
export const organisationScenes: Scenes = {
  async 'departments and their people'({ server, home }) {
    const { administrator, enterprise } = await home()
    const { id: userId } = await server.given.person({ enterprise })
    const above = await administrator.call('addDepartment', { name: '总部' })
    const { id } = await administrator.call('addDepartment', { name: '研发部', parentId: above.id })
    await administrator.call('addDepartmentMembers', { departmentId: id, userIds: [userId] })
    await administrator.call('updateDepartment', { id, version: 1, headId: userId })
    await administrator.call('updateDepartmentMember', { departmentId: id, userId, title: '工程师' })
    await administrator.call('setMainDepartment', { departmentId: id, userId })
    await administrator.call('listDepartmentMembers', { departmentId: id })
    await administrator.call('listDirectory', { departmentId: id })
    await administrator.call('getColleague', { userId })
    const beside = await administrator.call('addDepartment', { name: '测试部', parentId: above.id })
    await administrator.call('moveDepartment', { id, version: 2, parentId: above.id, beforeId: beside.id })
    await administrator.call('removeDepartmentMember', { departmentId: id, userId })
    await administrator.call('deleteDepartment', { id, version: 3 })
  },

  async 'the work of a member who leaves'({ server, home }) {
    const { administrator, enterprise } = await home()
    const [from, to] = [await server.given.person({ enterprise }), await server.given.person({ enterprise })]
    const { id } = await administrator.call('addDepartment', { name: '生产部' })
    await administrator.call('updateDepartment', { id, version: 1, headId: from.id })
    await administrator.call('getHandOver', { userId: from.id })
    await administrator.call('handOver', { userId: from.id, toId: to.id })
  },

  async 'roles and who holds them'({ server, home }) {
    const { administrator, enterprise } = await home()
    const { id: userId } = await server.given.person({ enterprise })
    const { id: departmentId } = await administrator.call('addDepartment', { name: '研发部' })
    const fields = {
      name: '编辑',
      nameEn: 'Editors',
      module: 'system',
      orgEdit: 'enterprise',
      pages: '/user/directory',
    } as const
    const { id } = await administrator.call('addRole', fields)
    await administrator.call('updateRole', { id, version: 1, ...fields, detail: '/homepage' })
    await administrator.call('addRoleMembers', { roleId: id, userIds: [userId], departmentId, title: '工程师' })
    await administrator.call('listEnterpriseRoles', {})
    await administrator.call('listRoleMembers', { roleId: id })
    await administrator.call('explainPermissions', { userId })
    await administrator.call('removeRoleMember', { roleId: id, userId, departmentId, title: '工程师' })
    await administrator.call('deleteRole', { id, version: 2 })
  },

  async 'what colleagues see, and how a member is told and finds things'({ server }) {
    const member = await server.given.signedIn()
    await member.call('updateOwnVisibility', { isPhoneShown: true })
    await member.call('updateNoticeChoice', { kind: 'mention', inPortal: true, byMail: true })
    await member.call('suggest', { q: 'x' })
  },
}
