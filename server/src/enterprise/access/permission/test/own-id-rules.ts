import { plainText, UserType } from '@atrium/shared-utility/contract'

/** What the test has found before it asks. */
export const given = { ownId: '', groupId: '' }

type Rule = { refusal: string; input: (id: string) => object }
const policy = { open: false, effectiveTime: null, trustDeviceDays: 0, applyTo: 'roles' }
const connector = { name: 'x', issuer: 'https://idp.example', clientId: 'x', clientSecret: 'x', enabled: false }
const joins = { joins: false, joiningType: UserType.member }

const deputy = { to: new Date(Date.now() + 86_400_000).toISOString(), kinds: ['request'] }
const appRole = { appId: 'known', uid: 'own' }
const chosen = { id: 'known', version: 1, audience: 'chosen', userIds: [], departmentIds: [], isAskable: false }
const announced = { titleZh: 'x', contentZh: plainText('x'), audience: 'chosen' }
/** How each such field is called with everything else right. A new field needs a line here, and a rule in its handler. */
export const rules: Record<string, Rule> = {
  'addInvitation.roleIds': { refusal: 'roleNotFound', input: (id) => ({ purpose: 'x', roleIds: ['own', id] }) },
  'updateTwoStepPolicy.roleIds': { refusal: 'roleNotFound', input: (id) => ({ ...policy, roleIds: ['own', id] }) },
  'addConnector.joiningRoleIds': {
    refusal: 'roleNotFound',
    input: (id) => ({ ...connector, ...joins, joiningRoleIds: ['own', id] }),
  },
  'updateConnector.joiningRoleIds': {
    refusal: 'roleNotFound',
    input: (id) => ({ id: 'known', version: 1, ...connector, ...joins, joiningRoleIds: ['own', id] }),
  },
  'endMemberSessions.userId': { refusal: 'memberNotFound', input: (userId) => ({ userId }) },
  'resetMemberFactors.userId': { refusal: 'memberNotFound', input: (userId) => ({ userId }) },
  'resetMemberPassword.userId': { refusal: 'memberNotFound', input: (userId) => ({ userId }) },
  'giveFirstPasswords.userIds': {
    refusal: 'memberNotFound',
    input: (userId) => ({ userIds: [given.ownId, userId] }),
  },
  'getMemberAccount.userId': { refusal: 'memberNotFound', input: (userId) => ({ userId }) },
  'updateMemberAccount.userId': { refusal: 'memberNotFound', input: (userId) => ({ userId, version: 1, name: 'x' }) },
  'updateMember.userId': { refusal: 'memberNotFound', input: (userId) => ({ userId, status: 'suspended' }) },
  'letMemberReturn.userId': { refusal: 'memberNotFound', input: (userId) => ({ userId, isOpen: true }) },
  'verifyMember.userId': { refusal: 'memberNotFound', input: (userId) => ({ userId, isVerified: true, name: 'x' }) },
  'removeMember.userId': { refusal: 'memberNotFound', input: (userId) => ({ userId }) },
  'addDepartmentMembers.userIds': {
    refusal: 'memberNotFound',
    input: (userId) => ({ departmentId: 'known', userIds: [userId] }),
  },
  'addMember.departmentId': {
    refusal: 'departmentNotFound',
    input: (departmentId) => ({ name: '王芳', loginId: 'own-ids', departmentId }),
  },
  'addDepartmentMembers.departmentId': {
    refusal: 'departmentNotFound',
    input: (departmentId) => ({ departmentId, userIds: [given.ownId] }),
  },
  'addDeputy.userId': { refusal: 'memberNotFound', input: (userId) => ({ userId, ...deputy }) },
  'addDeputy.applicationIds': {
    refusal: 'applicationNotFound',
    input: (id) => ({ userId: given.ownId, ...deputy, applicationIds: ['known', id] }),
  },
  'listTrusterRequests.userId': { refusal: 'notDeputy', input: (userId) => ({ userId }) },
  'answerForTruster.userId': { refusal: 'notDeputy', input: (userId) => ({ userId, id: 'known', isGranted: true }) },
  'getHandOver.userId': { refusal: 'memberNotFound', input: (userId) => ({ userId }) },
  'handOver.userId': { refusal: 'memberNotFound', input: (userId) => ({ userId, toId: given.ownId }) },
  'addAppRoleMember.userId': { refusal: 'memberNotFound', input: (userId) => ({ ...appRole, userId }) },
  'addAppRoleMember.departmentId': {
    refusal: 'departmentNotFound',
    input: (departmentId) => ({ ...appRole, departmentId }),
  },
  'updateApplicationAccess.userIds': {
    refusal: 'memberNotFound',
    input: (userId) => ({ ...chosen, userIds: [given.ownId, userId] }),
  },
  'updateApplicationAccess.departmentIds': {
    refusal: 'departmentNotFound',
    input: (departmentId) => ({ ...chosen, departmentIds: ['known', departmentId] }),
  },
  'listRoleMembers.roleId': { refusal: 'enterpriseRoleNotFound', input: (roleId) => ({ roleId }) },
  'addRoleMembers.roleId': {
    refusal: 'enterpriseRoleNotFound',
    input: (roleId) => ({ roleId, userIds: [given.ownId] }),
  },
  'addRoleMembers.userIds': {
    refusal: 'memberNotFound',
    input: (userId) => ({ roleId: 'own', userIds: [given.ownId, userId] }),
  },
  'addRoleMembers.departmentId': {
    refusal: 'departmentNotFound',
    input: (departmentId) => ({ roleId: 'own', departmentId }),
  },
  'removeRoleMember.roleId': {
    refusal: 'enterpriseRoleNotFound',
    input: (roleId) => ({ roleId, userId: given.ownId }),
  },
  'removeRoleMember.userId': { refusal: 'memberNotFound', input: (userId) => ({ roleId: 'own', userId }) },
  'removeRoleMember.departmentId': {
    refusal: 'departmentNotFound',
    input: (departmentId) => ({ roleId: 'own', departmentId }),
  },
  'openConversation.userId': { refusal: 'memberNotFound', input: (userId) => ({ userId }) },
  'addGroup.userIds': { refusal: 'memberNotFound', input: (userId) => ({ name: 'x', userIds: [userId] }) },
  'addGroupMembers.userIds': {
    refusal: 'memberNotFound',
    input: (userId) => ({ conversationId: given.groupId, userIds: [userId] }),
  },
  'removeGroupMember.userId': {
    refusal: 'memberNotFound',
    input: (userId) => ({ conversationId: given.groupId, userId }),
  },
  'handOverGroup.userId': {
    refusal: 'memberNotFound',
    input: (userId) => ({ conversationId: given.groupId, userId }),
  },
  'addDepartmentGroup.departmentId': { refusal: 'departmentNotFound', input: (departmentId) => ({ departmentId }) },
  'updateDepartmentGroup.departmentId': { refusal: 'departmentNotFound', input: (departmentId) => ({ departmentId }) },
  'releaseDepartmentGroup.departmentId': { refusal: 'departmentNotFound', input: (departmentId) => ({ departmentId }) },
  'writeAnnouncement.departmentIds': {
    refusal: 'departmentNotFound',
    input: (id) => ({ ...announced, departmentIds: ['known', id] }),
  },
  'writeAnnouncement.roleIds': {
    refusal: 'roleNotFound',
    input: (id) => ({ ...announced, roleIds: ['own', id] }),
  },
  'writeAnnouncement.userIds': {
    refusal: 'memberNotFound',
    input: (id) => ({ ...announced, userIds: [given.ownId, id] }),
  },
  'listAnnouncementReaders.departmentId': {
    refusal: 'departmentNotFound',
    input: (departmentId) => ({ id: 'known', departmentId }),
  },
  'explainPermissions.userId': { refusal: 'memberNotFound', input: (userId) => ({ userId }) },
  'listDepartmentMembers.departmentId': { refusal: 'departmentNotFound', input: (departmentId) => ({ departmentId }) },
  'listDirectory.departmentId': { refusal: 'departmentNotFound', input: (departmentId) => ({ departmentId }) },
  'getColleague.userId': { refusal: 'memberNotFound', input: (userId) => ({ userId }) },
  'updateDepartmentMember.departmentId': {
    refusal: 'memberNotFound',
    input: (departmentId) => ({ departmentId, userId: given.ownId, title: 'x' }),
  },
  'updateDepartmentMember.userId': {
    refusal: 'memberNotFound',
    input: (userId) => ({ departmentId: 'known', userId, title: 'x' }),
  },
  'removeDepartmentMember.departmentId': {
    refusal: 'memberNotFound',
    input: (departmentId) => ({ departmentId, userId: given.ownId }),
  },
  'removeDepartmentMember.userId': {
    refusal: 'memberNotFound',
    input: (userId) => ({ departmentId: 'known', userId }),
  },
  'setMainDepartment.departmentId': {
    refusal: 'memberNotFound',
    input: (departmentId) => ({ departmentId, userId: given.ownId }),
  },
  'setMainDepartment.userId': { refusal: 'memberNotFound', input: (userId) => ({ departmentId: 'known', userId }) },
}
