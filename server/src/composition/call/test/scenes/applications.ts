import { givenApplication, openTo } from '../../../../enterprise/application/test/given-application.ts'
import type { Scenes } from './stage.ts'

/** The applications of an enterprise, and whom each is open to. */
export const applicationScenes: Scenes = {
  async 'whom an application is open to'({ server }) {
    const { administrator, member, id } = await givenApplication(server)
    const { id: departmentId } = await administrator.call('addDepartment', { name: '生产部' })
    await openTo(administrator, id, { userIds: [member.person.id], departmentIds: [departmentId] })
    await administrator.call('listManagedApplications', {})
    await administrator.call('updateApplicationPublicity', { id, isPublic: true })
    await member.call('getApplicationDetail', { id })
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

  async 'an application that is asked for'({ server }) {
    const { administrator, member, id } = await givenApplication(server)
    await openTo(administrator, id, { isAskable: true })
    await member.call('listAskableApplications', {})
    await member.call('askForApplication', { id, reason: '需要查看订单' })
    const { list } = await administrator.call('listApplicationRequests', { state: 'open' })
    await administrator.call('answerApplicationRequest', { id: list[0]?.id ?? '', isGranted: true, word: '欢迎' })
  },

  async 'a deputy who answers for an administrator'({ server }) {
    const { administrator, enterprise, member, id } = await givenApplication(server)
    const deputy = await server.given.signedIn({ enterprise })
    await server.given.confirm(deputy)
    await openTo(administrator, id, { isAskable: true })
    const to = new Date(Date.now() + 86_400_000).toISOString()
    const scope = { kinds: ['request' as const], applicationIds: [id] }
    const { id: trust } = await administrator.call('addDeputy', { userId: deputy.person.id, to, ...scope })
    await member.call('askForApplication', { id, reason: '需要查看订单' })
    const { id: userId } = administrator.person
    const { list } = await deputy.call('listTrusterRequests', { userId })
    await deputy.call('answerForTruster', { userId, id: list[0]?.id ?? '', isGranted: true, word: '欢迎' })
    for (const name of ['listTrusters', 'listTrusterTodos', 'listDeputies'] as const) await deputy.call(name, {})
    await deputy.call('endDeputy', { id: trust })
  },

  async 'a link that the enterprise makes'({ server }) {
    const { administrator } = await givenApplication(server)
    const { id: categoryId } = await administrator.call('addApplicationCategory', { name: '外部' })
    const link = { name: '官网', url: 'https://example.com/', categoryId }
    const { id } = await administrator.call('addLinkApplication', link)
    await administrator.call('updateLinkApplication', { id, ...link, name: '公司官网' })
    await administrator.call('deleteLinkApplication', { id })
  },

  async 'the workbench, for everybody and for oneself'({ server }) {
    const { administrator, member, id } = await givenApplication(server)
    await administrator.call('countTodos', { ids: [id] })
    const locked = { card: 'messages', x: 0, isHidden: false, isLocked: true } as const
    await administrator.call('updateDefaultHomePage', { layout: [locked], version: 0 })
    await member.call('updateHomePage', { layout: [{ card: 'opened', x: 0, isHidden: true }], version: 0 })
    await member.call('resetHomePage', {})
    await administrator.call('updateEnterprisePlace', { address: '上海', version: 0 })
    await member.call('getEnterprisePlace', {})
  },
}
