/**
 * The actions of the audit log that are no call's name (`auditAction.`): what several calls do, and what the server does by
 * itself. All others are written down by the name of their call, and read by its title.
 */
export const auditActions = [
  'applicationPublished',
  'askPassword',
  'bindMessenger',
  'checkBundle',
  'continueSession',
  'deleteFactor',
  'endOverride',
  'enrolSms',
  'enrolTotp',
  'forceParcel',
  'freeAccount',
  'importMembers',
  'importRecords',
  'join',
  'openSecurityToken',
  'proposeChange',
  'releaseParcel',
  'removeEnterprise',
  'stepUp',
  'unbindMessenger',
  'useOverride',
  // A change that an operator made while acting as a person, whichever call it was, beside what the call itself has
  // written down.
  'changeWhileActing',
  // Refusals, whichever call refused, and what stands for a flood of them.
  'refusedProof',
  'refusedEntrance',
  'refusedAccess',
  'tooManyAttempts',
  'refusalFlood',
] as const
