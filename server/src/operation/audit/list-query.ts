import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { matches } from './filter-query.ts'

/** Counting further would cost more than the page itself; the list then shows "10 000+". */
const countLimit = 10_001

export async function selectAudit(db: Db, { filter, now }: { filter: CallParsed<'listAudit'>; now: Date }) {
  const condition = matches(filter, now)
  const some = db
    .selectFrom('audit_log')
    .select(sql`1`.as('one'))
    .where(condition)
    .limit(countLimit)
  const { total } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await auditRows(db)
    .where(condition)
    .orderBy('audit_log.at', filter.order)
    .orderBy('audit_log.id', filter.order)
    .offset(filter.iDisplayStart)
    .limit(filter.iDisplayLength)
    .execute()
  return { total, rows }
}

export function selectAuditRow(db: Db, id: string) {
  return auditRows(db)
    .select(['user_agent', 'request_id', 'session_id', 'diff', 'prev_hash', 'hash'])
    .where('audit_log.id', '=', id)
    .executeTakeFirst()
}

/** Steps from one action to the next in their index: there are few, in very many rows. */
export async function selectAuditActions(db: Db) {
  const { rows } = await sql<{ action: string }>`
    with recursive known as (
      (select action from audit_log order by action limit 1)
      union all
      select (select action from audit_log where action > known.action order by action limit 1)
      from known where known.action is not null
    )
    select action from known where action is not null`.execute(db)
  return rows.map(({ action }) => action)
}

// Subqueries, not joins: they run for the rows of the page alone.
export function auditRows(db: Db) {
  return db
    .selectFrom('audit_log')
    .select(['audit_log.id', 'audit_log.seq', 'audit_log.at', 'audit_log.ent_id', 'audit_log.actor_id'])
    .select(['actor_type', 'action', 'target_kind', 'target_id', 'result', 'ip'])
    .select((eb) => {
      const actor = eb.selectFrom('user_account as actor').whereRef('actor.id', '=', 'audit_log.actor_id')
      const user = eb.selectFrom('user_account as user').whereRef('user.id', '=', 'audit_log.target_id')
      const enterprise = eb.selectFrom('enterprise').whereRef('enterprise.id', '=', 'audit_log.ent_id')
      const target = eb.selectFrom('enterprise as target').whereRef('target.id', '=', 'audit_log.target_id')
      return [
        enterprise.select('enterprise.name').as('ent_name'),
        actor.select('actor.name').as('actor_name'),
        actor.select('actor.login_id').as('actor_login_id'),
        user.select('user.name').where('audit_log.target_kind', '=', 'user').as('user_name'),
        target.select('target.name').where('audit_log.target_kind', '=', 'enterprise').as('target_name'),
      ]
    })
}

export type SelectedAudit = Awaited<ReturnType<typeof selectAudit>>['rows'][number]
export type SelectedAuditRow = NonNullable<Awaited<ReturnType<typeof selectAuditRow>>>
