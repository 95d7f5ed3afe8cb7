import type { auditFilter } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../foundation/db/schema.ts'
import { those, when, type Conditions } from '../../foundation/list/conditions.ts'
import { accountsCalled } from '../../identity/person/accounts-query.ts'

export type AuditFilter = z.output<typeof auditFilter>
type Builder = ExpressionBuilder<Database, 'audit_log'>

const textReachMs = 90 * 24 * 60 * 60_000

/** Every filter of the log, as one condition: the page, its count and the export use the same. */
export function matches(filter: AuditFilter, now: Date) {
  return (eb: Builder) => eb.and(those(conditions(filter, { eb, now })))
}

function conditions({ from, to, entid, iSearch, ...filter }: AuditFilter, { eb, now }: { eb: Builder; now: Date }) {
  // No index holds the text, so it is looked for in a stretch of time.
  const start = from ?? when(iSearch, () => new Date(now.getTime() - textReachMs).toISOString())
  return {
    from: when(start, (moment) => eb('audit_log.at', '>=', new Date(moment))),
    to: when(to, (moment) => eb('audit_log.at', '<', new Date(moment))),
    action: when(filter.action, (action) => eb('audit_log.action', '=', action)),
    result: when(filter.result, (result) => eb('audit_log.result', '=', result)),
    entid: when(entid, (id) =>
      id === 'platform' ? eb('audit_log.ent_id', 'is', null) : eb('audit_log.ent_id', '=', id),
    ),
    target: when(filter.target, (target) => eb('audit_log.target_id', '=', target)),
    actor: when(filter.actor, (actor) => eb('audit_log.actor_id', 'in', accountsCalled(actor))),
    iSearch: when(iSearch, contains),
  } satisfies Conditions<'listAudit'>
}

function contains(text: string) {
  return sql<SqlBool>`strpos(lower(concat_ws(' ', audit_log.action, audit_log.target_kind, audit_log.target_id,
    audit_log.ip, audit_log.user_agent, audit_log.request_id, audit_log.session_id, audit_log.diff)), lower(${text})) > 0`
}
