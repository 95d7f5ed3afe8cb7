import type { auditFilter } from '@atrium/shared-utility/contract'
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../foundation/db/schema.ts'
import { normalLoginId } from '../../identity/person/login-id.ts'

export type AuditFilter = z.output<typeof auditFilter>
type Builder = ExpressionBuilder<Database, 'audit_log'>

const textReachMs = 90 * 24 * 60 * 60_000

/** Every filter of the log, as one condition: the page, its count and the export use the same. */
export function matches(filter: AuditFilter, now: Date) {
  return (eb: Builder) => eb.and([...when(filter, { eb, now }), ...what(filter, eb)])
}

// No index holds the text, so it is looked for in a stretch of time.
function when({ from, to, iSearch }: AuditFilter, { eb, now }: { eb: Builder; now: Date }) {
  const all: Expression<SqlBool>[] = []
  const start = from ?? (isText(iSearch) ? new Date(now.getTime() - textReachMs).toISOString() : undefined)
  if (start !== undefined) all.push(eb('audit_log.at', '>=', new Date(start)))
  if (to !== undefined) all.push(eb('audit_log.at', '<', new Date(to)))
  return all
}

function what(filter: AuditFilter, eb: Builder) {
  const all: Expression<SqlBool>[] = []
  if (isText(filter.action)) all.push(eb('audit_log.action', '=', filter.action))
  if (filter.result !== undefined) all.push(eb('audit_log.result', '=', filter.result))
  if (filter.entid === 'platform') all.push(eb('audit_log.ent_id', 'is', null))
  else if (filter.entid !== undefined) all.push(eb('audit_log.ent_id', '=', filter.entid))
  if (isText(filter.target)) all.push(eb('audit_log.target_id', '=', filter.target))
  if (isText(filter.actor)) all.push(eb('audit_log.actor_id', 'in', accountsNamed(eb, filter.actor)))
  if (isText(filter.iSearch)) all.push(contains(filter.iSearch))
  return all
}

function accountsNamed(eb: Builder, name: string) {
  return eb
    .selectFrom('user_account')
    .select('user_account.id')
    .where((one) =>
      one.or([one('user_account.id', '=', name), one('user_account.login_id_norm', '=', normalLoginId(name))]),
    )
}

function contains(text: string) {
  return sql<boolean>`strpos(lower(concat_ws(' ', audit_log.action, audit_log.target_kind, audit_log.target_id,
    audit_log.ip, audit_log.user_agent, audit_log.request_id, audit_log.session_id, audit_log.diff)), lower(${text})) > 0`
}

function isText(value: string | undefined): value is string {
  return value !== undefined && value !== ''
}
