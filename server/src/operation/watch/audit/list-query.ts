import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import type { SortColumns } from '../../../foundation/query/list/conditions.ts'
import { areCommon, commonIn, nothingCommon } from '../../../foundation/query/list/common-query.ts'
import { selectLargeList } from '../../../foundation/query/list/large-list-query.ts'
import { matches, matchesByText } from './filter-query.ts'
import { wordsOf } from './words.ts'

const sortColumns = { at: sql`audit_log.at` } satisfies SortColumns<'listAudit'>

type Filter = CallParsed<'listAudit'>
type Builder = ExpressionBuilder<Database, 'audit_log'>

export function auditOf(db: Db, filter: Filter) {
  const condition = matches(filter)
  const found = db.selectFrom('audit_log').where(condition)
  const by = [sortColumns[filter.sort], sql`audit_log.id`]
  const rows = auditRows(db).where(condition)
  return { found, rows, order: { by, order: filter.order } }
}

/** Words that nearly all entries have are met by walking before an index has put together where. */
export async function selectAudit(db: Db, filter: Filter) {
  const words = wordsOf(filter.iSearch ?? '')
  const common = words.length === 0 ? nothingCommon : await commonIn(db, 'audit_log_words')
  const isSearch = Boolean(filter.iSearch) && !areCommon(words, common)
  const walked = db.selectFrom('audit_log').where(matchesByText(filter))
  return selectLargeList(db, {
    ...auditOf(db, filter),
    found: isSearch ? db.selectFrom('audit_log').where(matches(filter, common)) : walked,
    walked,
    all: db.selectFrom('audit_log'),
    key: ['listAudit', filter],
    isSearch,
    id: sql<string>`audit_log.id`,
    rows: auditRows(db),
    page: filter,
  })
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

/** What operators see of an enterprise (decision 152): its applications, and its announcements but for drafts. */
function namesInEnterprise(eb: Builder) {
  const announcement = eb
    .selectFrom('announcement as an')
    .whereRef('an.id', '=', 'audit_log.target_id')
    .whereRef('an.ent_id', '=', 'audit_log.ent_id')
    .where('audit_log.target_kind', '=', 'announcement')
    .where('an.status', '<>', 'draft')
  const application = eb
    .selectFrom('application as app')
    .whereRef('app.id', '=', 'audit_log.target_id')
    .whereRef('app.ent_id', '=', 'audit_log.ent_id')
    .where('audit_log.target_kind', '=', 'application')
  return [
    application.select('app.name').as('application_name'),
    announcement.select((of) => of.fn.coalesce('an.title_zh', 'an.title_en').as('title')).as('announcement_title'),
    nameInLog(eb).as('name_in_log'),
  ]
}

/** Names that stand in their tables for their enterprise alone. */
const namedByLog = ['applicationCategory', 'connector', 'department', 'role'] as const

/** What the log itself calls such a target. */
function nameInLog(eb: Builder) {
  const name = sql<string | null>`said.diff ->> 'name'`
  return eb
    .selectFrom('audit_log as said')
    .select(name.as('name'))
    .where('audit_log.target_kind', 'in', namedByLog)
    .whereRef('said.target_kind', '=', 'audit_log.target_kind')
    .whereRef('said.target_id', '=', 'audit_log.target_id')
    .whereRef('said.ent_id', '=', 'audit_log.ent_id')
    .where(name, 'is not', null)
    .orderBy('said.at', 'desc')
    .orderBy('said.seq', 'desc')
    .limit(1)
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
      const session = eb
        .selectFrom('session')
        .whereRef('session.id', '=', 'audit_log.target_id')
        .where('audit_log.target_kind', '=', 'session')
      const invitation = eb
        .selectFrom('invitation')
        .whereRef('invitation.id', '=', 'audit_log.target_id')
        .whereRef('invitation.ent_id', '=', 'audit_log.ent_id')
        .where('audit_log.target_kind', '=', 'invitation')
      const message = eb.selectFrom('message').whereRef('message.id', '=', 'audit_log.target_id')
      const target = eb.selectFrom('enterprise as target').whereRef('target.id', '=', 'audit_log.target_id')
      const pack = eb.selectFrom('mobile_package as pack').whereRef('pack.id', '=', 'audit_log.target_id')
      const bundle = eb.selectFrom('bundle as bu').whereRef('bu.id', '=', 'audit_log.target_id')
      const update = eb.selectFrom('platform_update as up').whereRef('up.id', '=', 'audit_log.target_id')
      const category = eb.selectFrom('saas_category as category').whereRef('category.id', '=', 'audit_log.target_id')
      return [
        enterprise.select('enterprise.name').as('ent_name'),
        actor.select('actor.name').as('actor_name'),
        actor.select('actor.login_id').as('actor_login_id'),
        sql<string | null>`audit_log.diff ->> 'deployToken'`.as('deploy_token'),
        user.select('user.name').where('audit_log.target_kind', '=', 'user').as('user_name'),
        target.select('target.name').where('audit_log.target_kind', '=', 'enterprise').as('target_name'),
        message
          .select((of) => of.fn.coalesce('message.title_zh', 'message.title_en').as('title'))
          .where('audit_log.target_kind', '=', 'homeMessage')
          .as('message_title'),
        pack
          .select((of) => of.fn.coalesce('pack.label', 'pack.file_name').as('name'))
          .where('audit_log.target_kind', '=', 'package')
          .as('package_name'),
        pack.select('pack.platform').where('audit_log.target_kind', '=', 'package').as('package_platform'),
        bundle
          .select((of) => of.fn.coalesce('bu.version', 'bu.file_name').as('name'))
          .where('audit_log.target_kind', '=', 'bundle')
          .as('bundle_name'),
        update.select('up.version').where('audit_log.target_kind', '=', 'update').as('update_version'),
        category.select('category.name').where('audit_log.target_kind', '=', 'saasCategory').as('category_name'),
        ...namesInEnterprise(eb),
        session.select('session.user_agent').as('session_agent'),
        session.select('session.ip').as('session_ip'),
        invitation.select('invitation.purpose').as('invitation_purpose'),
        invitation.select('invitation.phone').as('invitation_phone'),
      ]
    })
}

export type SelectedAudit = Awaited<ReturnType<typeof selectAudit>>['rows'][number]
export type SelectedAuditRow = NonNullable<Awaited<ReturnType<typeof selectAuditRow>>>
