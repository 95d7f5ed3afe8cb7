import { userType } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { browserName } from '../../../foundation/call/http/browser-name.ts'
import { maskPhone } from '../../../identity/people/person/login-id.ts'
import type { SelectedAudit, SelectedAuditRow } from './list-query.ts'

const changes = z.record(z.string(), z.unknown()).nullable()

type Target =
  | 'user_name'
  | 'target_name'
  | 'message_title'
  | 'category_name'
  | 'application_name'
  | 'announcement_title'
  | 'name_in_log'
  | 'package_name'
  | 'bundle_name'
  | 'update_version'
  | 'session_agent'
  | 'session_ip'
  | 'invitation_purpose'
  | 'invitation_phone'

/** The name of the target; null where only its id is known. */
export function targetNameOf(row: Pick<SelectedAudit, Target>) {
  const { browser, system } = browserName(row.session_agent)
  const known = [browser, system, row.session_ip, row.invitation_purpose, maskPhone(row.invitation_phone)]
  const parts = known.filter((part) => part !== null && part !== '').join(' · ')
  const release = row.package_name ?? row.bundle_name ?? row.update_version
  const ofEnterprise = row.application_name ?? row.announcement_title ?? row.name_in_log
  return (
    row.user_name ??
    row.target_name ??
    row.message_title ??
    row.category_name ??
    release ??
    ofEnterprise ??
    (parts === '' ? null : parts)
  )
}

/** Says what a call does, or what it changes; null for what is no call. */
type TitleOf = (name: string) => string | null

/** A row of the log as the calls answer it. */
export function auditRowOf(row: SelectedAudit, titleOf: TitleOf) {
  return {
    id: row.id,
    seq: row.seq,
    at: row.at.toISOString(),
    entid: row.ent_id,
    entName: row.ent_name,
    actorId: row.actor_id,
    actorName: row.actor_name,
    actorLoginId: row.actor_login_id,
    deployToken: row.deploy_token,
    actorType: userType.nullable().parse(row.actor_type),
    action: row.action,
    actionTitle: titleOf(row.action),
    targetKind: row.target_kind,
    targetTitle: titleOf(`target.${row.target_kind}`),
    targetId: row.target_id,
    targetName: row.target_kind === 'call' ? titleOf(row.target_id) : targetNameOf(row),
    targetPlatform: row.package_platform,
    result: row.result,
    ip: row.ip,
  }
}

export function auditDetailOf(row: SelectedAuditRow, titleOf: TitleOf) {
  return {
    ...auditRowOf(row, titleOf),
    userAgent: row.user_agent,
    requestId: row.request_id,
    sessionId: row.session_id,
    diff: changes.parse(row.diff),
    prevHash: row.prev_hash,
    hash: row.hash,
  }
}
