import type { AuditTarget, CallParsed } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../../foundation/query/list/conditions.ts'
import { selectList } from '../../../foundation/query/list/list-query.ts'
import { membersCalled } from './members-query.ts'

type Filter = CallParsed<'listOwnAudit'>
type Builder = ExpressionBuilder<Database & { a: Database['audit_of_enterprise'] }, 'a'>

const sortColumns = { at: sql`a.at` } satisfies SortColumns<'listOwnAudit'>

/** The view decides what an enterprise is told of its log. */
export function selectOwnAudit(db: Db, filter: Filter) {
  const matching = (eb: Builder) => eb.and(those(conditions(filter, eb, db)))
  const found = db.selectFrom('audit_of_enterprise as a').where(matching)
  const order = { by: [sortColumns[filter.sort], sql`a.id`], order: filter.order }
  return selectList(db, { found, rows: auditRows(db).where(matching), page: filter, order })
}

export function selectOwnAuditRow(db: Db, id: string) {
  return auditRows(db).select(['a.user_agent', 'a.diff']).where('a.id', '=', id).executeTakeFirst()
}

export async function selectOwnActions(db: Db) {
  const rows = await db.selectFrom('audit_of_enterprise').select('action').distinct().orderBy('action').execute()
  return rows.map(({ action }) => action)
}

// Subqueries, not joins: they run for the rows of the page alone, and find what the space itself may read.
function auditRows(db: Db) {
  return db
    .selectFrom('audit_of_enterprise as a')
    .select(['a.id', 'a.at', 'a.by', 'a.actor_id', 'a.is_acting', 'a.action', 'a.target_kind', 'a.target_id'])
    .select(['a.result', 'a.ip'])
    .select((eb) => {
      const names = [
        nameOf(eb, 'user_account', 'user'),
        nameOf(eb, 'application', 'application'),
        nameOf(eb, 'application_category', 'applicationCategory'),
        nameOf(eb, 'role', 'role'),
        nameOf(eb, 'department', 'department'),
        nameOf(eb, 'connector', 'connector'),
        nameOf(eb, 'enterprise', 'enterprise'),
        invitationOf(eb),
        announcementOf(eb),
      ]
      return [
        eb.selectFrom('user_account as u').whereRef('u.id', '=', 'a.actor_id').select('u.name').as('actor_name'),
        sql<string | null>`coalesce(${sql.join(names)})`.as('target_name'),
      ]
    })
}

type NamedTable =
  | 'user_account'
  | 'application'
  | 'application_category'
  | 'role'
  | 'department'
  | 'connector'
  | 'enterprise'

function nameOf(eb: Builder, table: NamedTable, kind: AuditTarget) {
  return sql`(select named.name from ${sql.table(table)} as named where named.id = a.target_id and ${isOf(eb, kind)})`
}

function invitationOf(eb: Builder) {
  return sql`(select i.purpose from invitation as i where i.id = a.target_id and ${isOf(eb, 'invitation')})`
}

function announcementOf(eb: Builder) {
  const title = sql`select coalesce(n.title_zh, n.title_en) from announcement as n where n.id = a.target_id`
  return sql`(${title} and ${isOf(eb, 'announcement')})`
}

function isOf(eb: Builder, kind: AuditTarget) {
  return eb('a.target_kind', '=', kind)
}

export type SelectedOwnAudit = Awaited<ReturnType<typeof selectOwnAudit>>['rows'][number]
export type SelectedOwnAuditRow = NonNullable<Awaited<ReturnType<typeof selectOwnAuditRow>>>

/** What the view calls a person who was never a member. */
const unknownTarget = 'unknown'

/** An array, not a join: through the wall of the view an index finds the rows of an array alone. */
function isAbout(target: string) {
  if (target === unknownTarget) return sql<boolean>`a.target_id = ${target}`
  return sql<boolean>`a.id = any (array(select atrium_audit_about(${target})))`
}

function conditions({ from, to, by, iSearch, ...filter }: Filter, eb: Builder, db: Db) {
  return {
    from: when(from, (moment) => eb('a.at', '>=', new Date(moment))),
    to: when(to, (moment) => eb('a.at', '<', new Date(moment))),
    person: when(filter.person, (id) => eb('a.actor_id', '=', id)),
    by: when(by, (kind) => eb('a.by', '=', kind)),
    action: when(filter.action, (action) => eb('a.action', '=', action)),
    result: when(filter.result, (result) => eb('a.result', '=', result)),
    target: when(filter.target, (target) => isAbout(target)),
    iSearch: when(iSearch, (text) =>
      eb.or([eb('a.actor_id', 'in', membersCalled(db, text)), eb('a.target_id', 'in', membersCalled(db, text))]),
    ),
  } satisfies Conditions<'listOwnAudit'>
}
