import type { CallParsed, FileKind, FileRow, Lang } from '@atrium/shared-utility/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../../foundation/query/list/conditions.ts'
import { selectList } from '../../../foundation/query/list/list-query.ts'
import { normalName } from '../../../foundation/query/list/names.ts'
import { tableRef } from '../../record-store/names.ts'
import { isThere, type Searched } from '../../record-store/record-query.ts'
import { cell } from '../../record-store/rows-query.ts'
import type { Held } from '../../record-store/values-query.ts'

/** A table that the caller reads, and its fields of files that the caller sees. */
type FileTable = { uid: string; appId: string; seen: Searched; fields: readonly { uid: string; held: Held }[] }

export type FoundFile = {
  id: string
  name: string
  kind: FileKind
  mediaType: string
  sizeBytes: number
  at: Date
  by: string | null
  holderKind: FileRow['holder']['kind']
  /** Null for a file of a message. */
  entityUid: string | null
  holderId: string
  title: string
}

type FileSearch = CallParsed<'listFiles'> & {
  tables: readonly FileTable[]
  entId: string
  userId: string
  lang: Lang
}

/** Those of these tables that have a file in a record. */
export async function selectEntitiesWithFiles(db: Db, entId: string, uids: readonly string[]) {
  const { rows } = await sql<{ uid: string }>`
    select uid from unnest(${uids}::text[]) uid where exists (
      select from record_file f where f.ent_id = ${entId} and f.entity_uid = uid and f.record_id is not null)`.execute(
    db,
  )
  return new Set(rows.map(({ uid }) => uid))
}

export async function selectFileRows(db: Db, asked: FileSearch) {
  const { sort, order, userId } = asked
  const conditions = {
    iSearch: when(
      asked.iSearch,
      (text) => sql<SqlBool>`strpos(lower(normalize(f.name, NFKC)), ${normalName(text)}) > 0`,
    ),
    kind: when(asked.kind, (kind) => sql<SqlBool>`f.kind = ${kind}`),
    isOwn: when(asked.isOwn, (isOwn) => sql<SqlBool>`(f.by is not distinct from ${userId}) = ${isOwn}`),
  } satisfies Conditions<'listFiles'>
  const columns = {
    at: sql`f.at`,
    name: sql`lower(f.name)`,
    sizeBytes: sql`f."sizeBytes"`,
  } satisfies SortColumns<'listFiles'>
  const files = db.selectFrom(sql<FoundFile>`(${inRecords(asked)} union all ${inMessages(asked)})`.as('f'))
  const found = those(conditions).reduce((query, condition) => query.where(condition), files)
  return selectList(db, {
    found,
    rows: found.selectAll(),
    page: asked,
    order: { by: [columns[sort], sql`f.id`], order },
  })
}

/** A field names its files, so a file that was taken out of it, or whose field the caller does not see, is none of them. */
function inRecords({ tables, entId }: FileSearch): RawBuilder<FoundFile> {
  const held = tables.map((table) => isHeldIn(table))
  const isHeld = held.length === 0 ? sql`false` : sql`(${sql.join(held, sql` or `)})`
  return sql`select r.file_id as id, r.name, ${kindOf(sql`r.media_type`)} as kind, r.media_type as "mediaType",
      r.size_bytes as "sizeBytes", r.made_at as at, r.by_user as by, 'record' as "holderKind",
      r.entity_uid as "entityUid", r.record_id as "holderId", '' as title
    from record_file r where r.ent_id = ${entId} and r.record_id is not null and ${isHeld}`
}

/** Columns of records stand without their table, which is the nearest one. */
function isHeldIn({ uid, appId, seen, fields }: FileTable) {
  const named = fields.map(
    ({ uid: fieldUid, held }) => sql`r.field_uid = ${fieldUid} and r.file_id = any (${cell(seen.rows, held)})`,
  )
  return sql`(r.app_id = ${appId} and r.entity_uid = ${uid} and exists (
    select from ${tableRef(seen.entId, seen.table)}
    where _id = r.record_id and ${isThere(seen)} and (${sql.join(named, sql` or `)})))`
}

function inMessages({ lang }: FileSearch): RawBuilder<FoundFile> {
  const [first, second] = lang === 'zh-CN' ? (['title_zh', 'title_en'] as const) : (['title_en', 'title_zh'] as const)
  const title = sql`coalesce(nullif(m.${sql.raw(first)}, ''), m.${sql.raw(second)}, '')`
  const told = (kind: string) => sql`select ${sql.lit(kind)} as kind, id, title_zh, title_en, publish_at, attachments`
  return sql`select a.id, a.name, ${kindOf(sql`a."mediaType"`)}, a."mediaType", a."sizeBytes", m.publish_at, null, m.kind, null,
      m.id, ${title}
    from (${told('message')} from message_to_reader union all ${told('announcement')} from announcement_to_reader) m,
      jsonb_to_recordset(m.attachments) a (id text, name text, "mediaType" text, "sizeBytes" bigint)`
}

function kindOf(type: RawBuilder<unknown>): RawBuilder<FileKind> {
  return sql`case when ${type} like 'image/%' then 'picture' when ${type} = 'application/pdf' then 'pdf'
    when ${type} like 'text/%' then 'text' when ${type} like 'audio/%' or ${type} like 'video/%' then 'media'
    when ${type} like 'application/vnd.openxmlformats-%' or ${type} = 'application/ofd' then 'document' else 'other' end`
}
