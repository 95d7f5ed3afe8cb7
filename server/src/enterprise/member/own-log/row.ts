import { z } from 'zod'
import { browserName } from '../../../foundation/call/http/browser-name.ts'
import type { SelectedOwnAudit, SelectedOwnAuditRow } from './audit-query.ts'
import type { SelectedMemberSignIn } from './sign-in-query.ts'

const changes = z.record(z.string(), z.unknown()).nullable()

export function signInRowOf(row: SelectedMemberSignIn) {
  return {
    id: row.id,
    at: row.at.toISOString(),
    result: row.result,
    userId: row.user_id,
    name: row.name,
    loginId: row.login_id,
    method: row.method,
    reason: row.reason,
    ip: row.ip,
    ...browserName(row.user_agent),
  }
}

/** Says what a call does, or what it changes; null for what is no call. */
type TitleOf = (name: string) => string | null

export function auditRowOf(row: SelectedOwnAudit, titleOf: TitleOf) {
  return {
    id: row.id,
    at: row.at.toISOString(),
    by: row.by,
    actorId: row.actor_id,
    actorName: row.actor_name,
    isActing: row.is_acting === true,
    action: row.action,
    actionTitle: titleOf(row.action),
    targetKind: row.target_kind,
    targetTitle: titleOf(`target.${row.target_kind}`),
    targetId: row.target_id,
    targetName: row.target_kind === 'call' ? titleOf(row.target_id) : row.target_name,
    result: row.result,
    ip: row.ip,
  }
}

export function auditDetailOf(row: SelectedOwnAuditRow, titleOf: TitleOf) {
  return { ...auditRowOf(row, titleOf), ...browserName(row.user_agent), diff: changes.parse(row.diff) }
}
