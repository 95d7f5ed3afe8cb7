import { userType } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import type { SelectedAudit, SelectedAuditRow } from './list-query.ts'

const changes = z.record(z.string(), z.unknown()).nullable()

/** A row of the log as the calls answer it. */
export function auditRowOf(row: SelectedAudit) {
  return {
    id: row.id,
    seq: row.seq,
    at: row.at.toISOString(),
    entid: row.ent_id,
    entName: row.ent_name,
    actorId: row.actor_id,
    actorName: row.actor_name,
    actorLoginId: row.actor_login_id,
    actorType: userType.nullable().parse(row.actor_type),
    action: row.action,
    targetKind: row.target_kind,
    targetId: row.target_id,
    targetName: row.user_name ?? row.target_name,
    result: row.result,
    ip: row.ip,
  }
}

export function auditDetailOf(row: SelectedAuditRow) {
  return {
    ...auditRowOf(row),
    userAgent: row.user_agent,
    requestId: row.request_id,
    sessionId: row.session_id,
    diff: changes.parse(row.diff),
    prevHash: row.prev_hash,
    hash: row.hash,
  }
}
