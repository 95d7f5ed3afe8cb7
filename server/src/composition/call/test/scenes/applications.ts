import { givenApplication, openTo } from '../../../../enterprise/application/test/given-application.ts'
import type { Scenes } from './stage.ts'

/** The applications of an enterprise, and whom each is open to. */
export const applicationScenes: Scenes = {
  async 'whom an application is open to'({ server }) {
    const { administrator, member, id } = await givenApplication(server)
    const { id: departmentId } = await administrator.call('addDepartment', { name: '生产部' })
    await openTo(administrator, id, { userIds: [member.person.id], departmentIds: [departmentId] })
    await administrator.call('listManagedApplications', {})
  },

  async 'how applications are listed, and which a person opened last'({ server }) {
    const { administrator, member, id } = await givenApplication(server)
    const { id: categoryId } = await administrator.call('addApplicationCategory', { name: '财务' })
    await administrator.call('updateApplicationCategory', { id: categoryId, name: '财务', nameEn: 'Finance', sort: 1 })
    await administrator.call('updateApplicationListing', { id, categoryId, description: '费用' })
    await administrator.call('listApplicationCategories', {})
    await administrator.call('deleteApplicationCategory', { id: categoryId })
    await member.call('noteOpenedApplication', { id })
    await member.call('listOpenedApplications', {})
  },
}
