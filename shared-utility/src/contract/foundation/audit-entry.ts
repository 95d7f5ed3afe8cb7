import type { ProblemCode } from '../problem/problems.ts'

/**
 * What was done, as the audit log calls it: the call's name where there is one. The server writes down nothing else, and
 * each has words for operators (microfrontends/sysop/src/messages, `auditAction.`).
 */
export const auditActions = [
  'addConnector',
  'addConnectorDomain',
  'addEnterprise',
  'addInvitation',
  'addPasskey',
  'addSaasCategory',
  'addSecurityToken',
  'addUser',
  'bindMessenger',
  'changePassword',
  'checkPasskey',
  'chooseNewPassword',
  'confirmEmail',
  'confirmScan',
  'continueSession',
  'deleteConnector',
  'deleteConnectorDomain',
  'deleteFactor',
  'deleteOwnEmail',
  'deleteOwnPhone',
  'deletePasskey',
  'deleteSaasCategory',
  'endEnterpriseSessions',
  'endLiveSession',
  'endMemberSessions',
  'endOwnSessions',
  'endUserSessions',
  'enrolSms',
  'enrolTotp',
  'exportAudit',
  'forgetOwnDevices',
  'freeAccount',
  'join',
  'linkSignOn',
  'openSecurityToken',
  'register',
  'removeMember',
  'removeSaasAdministrator',
  'renewRecoveryCodes',
  'resetFactors',
  'resetMemberFactors',
  'resetMemberPassword',
  'resetPassword',
  'retryProvisioning',
  'setOwnPhone',
  'setSaasAdministrator',
  'signIn',
  'stepUp',
  'switchEnterprise',
  'unbindMessenger',
  'unlinkSignOn',
  'updateConnector',
  'updateEnterprise',
  'updateMember',
  'updateMessengerApp',
  'updateOperatorNetworks',
  'updatePasswordPolicy',
  'updateSaasCategory',
  'updateTwoStepPolicy',
  'updateUser',
  'updateUserContact',
  'verifyConnectorDomain',
  'withdrawInvitation',
  // What was refused, whichever call it was, and what stands for a flood of that.
  'refusedProof',
  'refusedEntrance',
  'refusedAccess',
  'tooManyAttempts',
  'refusalFlood',
] as const
export type AuditAction = (typeof auditActions)[number]

/** To what it was done (`auditTarget.`). */
export const auditTargets = [
  'user',
  'session',
  'device',
  'enterprise',
  'invitation',
  'connector',
  'connectorDomain',
  'messengerApp',
  'platform',
  'saasCategory',
  'audit',
  'call',
  'network',
] as const
export type AuditTarget = (typeof auditTargets)[number]

/** Why somebody was not let in, where the person is told less than operators are (`signInReason.`). */
export const entranceReasons = [
  'unknownAccount',
  'wrongPassword',
  'accountNotActive',
  'initialPasswordOver',
  // Of passkeys: none of this person's, no question waits for it, not signed by it, or its counter went back.
  'unknownPasskey',
  'challenge',
  'signature',
  'counter',
  // The telephone, the messenger or the identity provider that vouched is no longer this account's.
  'phoneChanged',
  'unbound',
  'unlinked',
] as const

/** Why something was refused: what operators alone are told, or the problem that whoever tried it was answered. */
export type AuditReason = (typeof entranceReasons)[number] | ProblemCode
