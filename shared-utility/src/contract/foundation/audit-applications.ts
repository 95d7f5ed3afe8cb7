/** The actions of the audit log that are about applications, as `auditActions` has them. */
export const applicationActions = [
  'addAppRoleMember',
  'addApplicationCategory',
  'addBuiltApplication',
  'answerApplicationRequest',
  'applicationPublished',
  'deleteAppRole',
  'deleteApplicationCategory',
  'deleteEntity',
  'goBackToVersion',
  'publishApplication',
  'putAppRole',
  'putEntity',
  'removeAppRoleMember',
  'updateApplicationAccess',
  'updateApplicationCategory',
  'updateBuiltApplication',
] as const
