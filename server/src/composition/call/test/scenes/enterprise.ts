import { plainText, UserType } from '@atrium/shared-utility/contract'
import { providerClient } from '@atrium/fake-providers/identity-provider'
import { newId } from '../../../../foundation/db/id.ts'
import { insertMembership } from '../../../../identity/people/membership/queries.ts'
import { begun } from '../../../../enterprise/member/member-import/test/given.ts'
import { until } from '../../../../test/until.ts'
import type { Scenes } from './stage.ts'

const standardRules = { minLength: 10, minKinds: 1, maxAgeDays: 0, history: 1 }
const twoStep = { open: false, effectiveTime: null, trustDeviceDays: 0, applyTo: 'all' } as const
const style = { name: '星河', nameEn: 'Galaxy', color: '#00695C', hasLogo: false, logo: '' }

/** What administrators do in their enterprise, and members for themselves. */
export const enterpriseScenes: Scenes = {
  async 'the people of an enterprise'({ server, home }) {
    const { administrator, enterprise } = await home()
    const name = '王方'
    const { id: userId } = await server.given.person({ enterprise, name })
    await administrator.call('updateMember', { userId, title: 'Caller' })
    await administrator.call('verifyMember', { userId, isVerified: true, name })
    await administrator.call('endMemberSessions', { userId })
    await administrator.call('resetMemberPassword', { userId })
    await administrator.call('getMembersWaitingForPassword', {})
    await administrator.call('giveFirstPasswords', { userIds: [userId] })
    await administrator.call('getMemberAccount', { userId })
    await administrator.call('updateMemberAccount', { userId, version: 1, name: '王芳' })
    await administrator.call('resetMemberFactors', { userId })
    await administrator.call('removeMember', { userId })
    await administrator.call('addMember', { name: '王芳', loginId: `m-${newId()}` })
  },

  async 'members brought by a file'({ server, home }) {
    const { administrator, enterprise } = await home()
    const read = (loginId: string) => {
      const content = Buffer.from(`姓名,登录账号\n王芳,${loginId}\n`)
      return administrator.call('readMemberFile', { name: 'people.csv' }, { content })
    }
    const mapping = { name: 0, loginId: 1 }
    const { id } = await read(`f-${newId()}`)
    await administrator.call('previewMemberImport', { id, mapping })
    await administrator.call('startMemberImport', { id, mapping })
    await until(async () => (await administrator.call('getMemberImport', { id })).endedAt !== null)
    await administrator.call('listMemberImportFaults', { id })
    await administrator.tryCall('downloadMemberImportFaults', { id })
    const other = await read(`f-${newId()}`)
    await begun(server, { entId: enterprise.id, id: other.id, mapping })
    await administrator.call('cancelMemberImport', { id: other.id })
  },

  async 'what goes on in an enterprise'({ server, home }) {
    const { administrator, enterprise } = await home()
    const { person } = await server.given.signedIn({ enterprise })
    const { list } = await administrator.call('listMemberSessions', { person: person.id })
    await administrator.call('endMemberSession', { id: list[0]?.id ?? '' })
    await administrator.call('listMemberSignIns', { person: person.id })
    const [row] = (await administrator.call('listOwnAudit', {})).list
    await administrator.call('listOwnAuditActions', {})
    await administrator.call('getOwnOverview', {})
    await administrator.call('getOwnAudit', { id: row?.id ?? '' })
  },

  async invitations({ home }) {
    const { administrator } = await home()
    const { id } = await administrator.call('addInvitation', { purpose: 'for a test' })
    await administrator.call('withdrawInvitation', { id })
  },

  async 'the rules of an enterprise'({ home }) {
    const { administrator } = await home()
    const { version } = await administrator.call('getPasswordPolicy', {})
    await administrator.call('updatePasswordPolicy', { ...standardRules, version })
    await administrator.call('updateTwoStepPolicy', twoStep)
    await administrator.call('updateActingRule', { isForbidden: true })
    const shown = await administrator.call('getEnterpriseStyle', {})
    await administrator.call('updateEnterpriseStyle', { ...style, version: shown.style.version })
  },

  async 'a provider and a domain of an enterprise'({ home, provider, answers }) {
    const { administrator } = await home()
    const facts = { name: 'Company', issuer: provider.issuer, ...providerClient }
    const { id, version } = await administrator.call('addConnector', facts)
    await administrator.call('updateConnector', { id, version, ...facts, name: 'Companies' })
    await administrator.call('testConnector', { issuer: facts.issuer, clientId: facts.clientId })
    await administrator.call('tryConnector', { id })
    await administrator.call('deleteConnector', { id })
    const domain = `${newId().toLowerCase()}.example`
    const { proof } = await administrator.call('addConnectorDomain', { domain })
    answers.set(domain, proof)
    await administrator.call('verifyConnectorDomain', { domain })
    await administrator.call('deleteConnectorDomain', { domain })
  },

  async 'a messenger of an enterprise'({ server, given }) {
    const app = await given.app({ type: 'feishu' })
    const administrator = await server.given.signedIn({
      userType: UserType.administrator,
      enterprise: app.enterprise,
    })
    await server.given.confirm(administrator)
    await administrator.call('testMessengerApp', { type: 'feishu' })
    const [known] = await administrator.call('listMessengerApps', {})
    const { appId, tenantKey, secret: appSecret } = app
    const facts = { corpId: '', agentId: '', appId, tenantKey, appSecret, isEnabled: true, canRegister: true }
    await administrator.call('updateMessengerApp', { type: 'feishu', ...facts, version: known?.version ?? 0 })
  },

  async 'members written out'({ server, home }) {
    const { administrator } = await home()
    const columns = [{ field: 'loginId', others: [], label: 'Username' }]
    const members = { list: 'listMembers', asked: {}, columns, name: '成员' } as const
    const { id } = await administrator.call('startSpaceExport', members)
    const isDone = (one: { id: string; status: string }) => one.id === id && one.status === 'done'
    await until(async () => (await administrator.call('listSpaceExports', {})).some(isDone))
    await administrator.call('linkSpaceExport', { id })
    await administrator.call('cancelSpaceExport', { id })
    await server.given.confirm(administrator)
    await administrator.call('exportOwnApplications', {})
  },

  async 'what a member keeps for themself'({ server, operator }) {
    const member = await server.given.signIn({ loginId: 'member' })
    const [application] = await member.call('listApplications', {})
    await member.call('listApplications', { ids: [application?.id ?? ''] })
    await member.call('updateCommonApplications', { ids: [application?.id ?? ''] })
    const { curEntId } = await member.call('getCurrentEnterprise', {})
    const to = { audience: 'ent', audienceIds: [curEntId ?? ''] } as const
    const draft = await operator.call('writeHomeMessage', { titleZh: 'x', contentZh: plainText('x'), ...to })
    await operator.call('publishHomeMessage', draft)
    await member.call('readMessage', { id: draft.id })
    await member.call('readOwnActings', {})
  },

  async 'a SaaS administrator’s messages and enterprises'({ server, operator, inPlatform }) {
    const carer = await server.given.signedIn({ userType: UserType.saasAdministrator })
    const category = await operator.call('addSaasCategory', { code: newId().toLowerCase(), name: '物流', nameEn: 'L' })
    await operator.call('setSaasAdministrator', { categoryId: category.id, userid: carer.person.id })
    const enterprise = await server.given.enterprise()
    await inPlatform((db) =>
      db.updateTable('enterprise').set({ saas_id: category.id }).where('id', '=', enterprise.id).execute(),
    )
    await server.given.confirm(carer)
    const { style: shown } = await carer.call('getStyleInCare', { entid: enterprise.id })
    await carer.call('updateStyleInCare', { ...style, entid: enterprise.id, version: shown.version })
    const text = { titleZh: 'x', contentZh: plainText('x'), audience: 'ent', audienceIds: [enterprise.id] } as const
    const first = await carer.call('writeMessageInCare', text)
    const draft = await carer.call('writeMessageInCare', { ...text, ...first })
    await carer.call('getEnterpriseInCare', { entid: enterprise.id })
    await carer.call('getMessageInCare', { id: draft.id })
    await carer.call('publishMessageInCare', draft)
    await carer.call('withdrawMessageInCare', { id: draft.id })
    const other = await carer.call('writeMessageInCare', text)
    await carer.call('deleteMessageInCare', { id: other.id })
    await operator.call('removeSaasAdministrator', { categoryId: category.id, userid: carer.person.id })
  },

  async 'a member of two enterprises goes from one to the other'({ server, inPlatform }) {
    const member = await server.given.signedIn()
    const { id } = await server.given.enterprise()
    await inPlatform((db) =>
      insertMembership(db, { ent_id: id, user_id: member.person.id, user_type: UserType.member }),
    )
    await member.call('switchEnterprise', { entId: id })
  },
}
