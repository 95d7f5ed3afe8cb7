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
  'homeMessage',
  'audit',
  'export',
  'job',
  'call',
  'network',
  'package',
] as const
export type AuditTarget = (typeof auditTargets)[number]
