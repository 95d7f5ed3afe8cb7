import type { MessageStatus } from '@atrium/shared-utility/contract'
import { sql, type SqlBool } from 'kysely'
import { normalName, searchGrams } from '../../../foundation/query/list/names.ts'

/** The table of messages, as the statement calls it. */
type MessageTable = 'message' | 'announcement'

/** As its readers have it: what is published is over when its time is. */
export function hasStatus(table: MessageTable, status: MessageStatus, now: Date) {
  const [stored, end] = [sql.ref(`${table}.status`), sql.ref(`${table}.expire_at`)]
  if (status === 'expired') return sql<SqlBool>`(${stored} = 'published' and ${end} <= ${now})`
  if (status !== 'published') return sql<SqlBool>`${stored} = ${status}`
  return sql<SqlBool>`(${stored} = 'published' and (${end} is null or ${end} > ${now}))`
}

/** The grams find candidates by their index, then strpos keeps those that hold the text in one piece. */
export function titleHolds(table: MessageTable, text: string) {
  const [term, searched] = [normalName(text), sql.ref(`${table}.search_norm`)]
  return sql<SqlBool>`(atrium_grams(${searched}) @> ${searchGrams(term)}::text[] and strpos(${searched}, ${term}) > 0)`
}
