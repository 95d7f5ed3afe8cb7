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
}
