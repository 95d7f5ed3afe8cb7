import type { ColumnType } from 'kysely'
import type { Filled, Json } from '../../foundation/db/column.ts'
import { tenantTable } from '../../foundation/db/table.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    app_table: AppTable
    app_column: AppColumn
    record_history: RecordHistoryTable
    record_comment: RecordCommentTable
    record_file: RecordFileTable
  }
}

/** Which table, in the enterprise's own schema, holds the records of an entity. */
type AppTable = { ent_id: string; app_id: string; entity_uid: string; name: string }

/** Which column of it holds a field. One that was made stays, with its values, also when its field is hidden. */
type AppColumn = { ent_id: string; app_id: string; entity_uid: string; field_uid: string; name: string; type: string }

/** What became of a record after it was made. Kept apart from the audit log, whose chain all writes would wait for. */
type RecordHistoryTable = {
  ent_id: string
  id: string
  app_id: string
  entity_uid: string
  record_id: string
  at: Date
  by_user: string
  /** Of the record after it. */
  rev: number
  what: 'changed' | 'deleted' | 'restored'
  /** Values by the uids of fields, of those that changed. */
  before: Json<Record<string, unknown>>
  after: Json<Record<string, unknown>>
}

/** What people say about a record. One that is deleted stays without its text. */
type RecordCommentTable = {
  ent_id: string
  id: string
  app_id: string
  entity_uid: string
  record_id: string
  at: Date
  by_user: string
  /** With `@{id}` for each person whom it mentions. */
  text: string
  /** Whom it has told, also those whom it mentions no longer. */
  told: ColumnType<string[], string[], string[]>
  edited_at: ColumnType<Date | null, Date | undefined, Date>
  deleted_at: ColumnType<Date | null, Date | undefined, Date>
}

/** A file in a field of a record, or one that is uploaded for it. */
type RecordFileTable = {
  ent_id: string
  file_id: string
  app_id: string
  entity_uid: string
  field_uid: string
  /** Null while no record has it. */
  record_id: string | null
  name: string
  media_type: string
  size_bytes: number
  is_whole: Filled<boolean>
  by_user: string
  made_at: Date
}

export const recordStoreTables = [
  tenantTable('app_table', {
    app: 'select',
    platform: 'select, insert',
    exported: { keys: 'app_id entity_uid', columns: 'name' },
  }),
  tenantTable('app_column', {
    app: 'select',
    platform: 'select, insert',
    exported: { keys: 'app_id entity_uid field_uid', columns: 'name type' },
  }),
  tenantTable('record_history', {
    app: 'select, insert',
    // When, and of which record: to remove what is old, and to read nothing of it.
    platform: 'select (at ent_id id record_id), delete',
    exported: { never: 'of records, which the platform does not read' },
  }),
  tenantTable('record_comment', {
    app: 'select, insert, update (deleted_at edited_at text told)',
    // Which record each is on: to remove it with the record, and to read nothing of it.
    platform: 'select (ent_id id record_id), delete',
    exported: { never: 'of records, which the platform does not read' },
  }),
  tenantTable('record_file', {
    app: 'select, update (record_id), delete',
    platform: 'select, insert, update (is_whole media_type), delete',
    exported: { never: 'stands in the file of an enterprise with what is in the store of files' },
  }),
]
