import { type AuditRow, type CallOutput, UserType } from '@atrium/shared-utility/contract'

export const row: AuditRow = {
  id: 'a1',
  seq: 7,
  at: '2026-03-05T08:00:09.000Z',
  entid: 'acme1',
  entName: 'Acme',
  actorId: 'u1',
  actorName: '李华',
  actorLoginId: 'li.hua',
  deployToken: null,
  actorType: UserType.operator,
  action: 'updateEnterprise',
  actionTitle: '修改企业',
  targetKind: 'enterprise',
  targetTitle: null,
  targetId: 'acme1',
  targetName: 'Acme',
  targetPlatform: null,
  result: 'ok',
  ip: '203.0.113.7',
}

export const record: CallOutput<'getAudit'> = {
  ...row,
  userAgent: 'Browser/1',
  requestId: 'r1',
  sessionId: 's1',
  diff: { status: 'suspended', userQuota: 5 },
  prevHash: 'aaaa',
  hash: 'bbbb',
}
