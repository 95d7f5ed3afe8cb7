import type { auditFilter } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../foundation/db/schema.ts'
import { those, when, type Conditions } from '../../../foundation/query/list/conditions.ts'
import { nothingCommon, telling, type Common } from '../../../foundation/query/list/common-query.ts'
import { enterprisesCalled } from '../../../enterprise/tenant/enterprise/called-query.ts'
import { accountsCalled } from '../../../identity/people/person/accounts-query.ts'
import { isOneWord, wholeWordsOf, wordsOf } from './words.ts'

export type AuditFilter = z.output<typeof auditFilter>
type Builder = ExpressionBuilder<Database, 'audit_log'>

/** Every filter of the log, as one condition: the page, its count and the export use the same. */
export function matches(filter: AuditFilter, common = nothingCommon) {
  const iSearch = when(filter.iSearch, (text) => {
    // For a single word the index alone is enough.
    const isWord = isOneWord(text) && !common.has(text.toLowerCase())
    const holds = isWord ? hasWords(text, common) : sql<SqlBool>`(${hasWords(text, common)} and ${contains(text)})`
    return orIsNamed(holds, text)
  })
  return (eb: Builder) => eb.and(those({ ...conditions(filter, eb), iSearch }))
}

/** The same rows, for a caller that walks through many: to split each into words costs more than a look at its text. */
export function matchesByText(filter: AuditFilter) {
  return (eb: Builder) => eb.and(those(conditions(filter, eb)))
}

function conditions({ from, to, entid, iSearch, ...filter }: AuditFilter, eb: Builder) {
  return {
    from: when(from, (moment) => eb('audit_log.at', '>=', new Date(moment))),
    to: when(to, (moment) => eb('audit_log.at', '<', new Date(moment))),
    action: when(filter.action, (action) => eb('audit_log.action', '=', action)),
    result: when(filter.result, (result) => eb('audit_log.result', '=', result)),
    entid: when(entid, (id) =>
      id === 'platform' ? eb('audit_log.ent_id', 'is', null) : eb('audit_log.ent_id', '=', id),
    ),
    target: when(filter.target, (target) => eb('audit_log.target_id', '=', target)),
    actor: when(filter.actor, (actor) => eb('audit_log.actor_id', '=', accountsCalled(actor))),
    iSearch: when(iSearch, (text) => orIsNamed(contains(text), text)),
  } satisfies Conditions<'listAudit'>
}

/** Or whose actor or target is the person or the enterprise of that name, found first: an entry says their ids alone. */
function orIsNamed(holds: RawBuilder<SqlBool>, text: string) {
  const person = accountsCalled(text, { withNames: true })
  return sql<SqlBool>`(audit_log.actor_id = ${person} or audit_log.target_id = ${person}
    or audit_log.target_id = ${enterprisesCalled(text)} or ${holds})`
}

/** The index finds rows that have all words of a text; it stores nothing of punctuation. */
function hasWords(text: string, common: Common) {
  const words = telling(wordsOf(text), common)
  return words.length === 0
    ? sql<SqlBool>`false`
    : sql<SqlBool>`atrium_audit_words(atrium_audit_text(audit_log)) @> ${words}::text[]`
}

/** First the text in one piece, then as whole words: the first costs least, and leaves few rows to the second. */
function contains(text: string) {
  const said = sql`lower(concat_ws(' ', audit_log.action, audit_log.target_kind, audit_log.target_id,
    audit_log.ip, audit_log.user_agent, audit_log.request_id, audit_log.session_id, audit_log.diff))`
  // A case, since the database would choose the order of an `and`, and takes what `~` finds for rare.
  return sql<SqlBool>`case when strpos(${said}, lower(${text})) > 0 then regexp_like(${said}, ${wholeWordsOf(text)}) else false end`
}
