import type { RawBuilder } from 'kysely'
import type { Database } from './schema.ts'

type TableName = keyof Database

/** A table, or a view, as its room describes it. Its columns are a type beside it, added to `Database`. */
export type Table = Described & {
  name: TableName
  /** `tenant`: its key begins with `ent_id`, and row-level security shows a space the rows of its own enterprise alone. */
  kind: 'tenant' | 'platform' | 'view'
}

type Described = {
  /**
   * What a space (`atrium_app`) and the platform (`atrium_platform`) may do with it, or in brackets with which of its
   * columns, as it was read and found right. Migrations grant; a test compares. Reasons are in docs/decisions/036.
   */
  app?: string
  platform?: string
  /** Columns with what lets a person in, sealed, hashed or plain. No space reads any of them. */
  secrets?: readonly string[]
  /** Columns that are only called like one, each with what it holds. */
  notSecret?: Readonly<Record<string, string>>
  /** How it stands in the file of an enterprise's data; a table that names an enterprise says why if it is in none. */
  exported?: Exported | { never: string }
}

export type Exported = {
  /** Its name in the file, where that is another one. */
  as?: string
  /** Separated by blanks: the rows are in the order of the keys, with the keys (but `ent_id`) and these columns. */
  keys: string
  columns: string
  /** Its rows as `of_enterprise`, where the table does not name its enterprise in `ent_id`. */
  source?: RawBuilder<unknown>
}

/** A table of enterprises, which a space reads or writes. */
export function tenantTable(name: TableName, described: Described & Required<Pick<Described, 'exported'>>): Table {
  return { name, kind: 'tenant', ...described }
}

/** A table that a space cannot reach, or that has rows for all. */
export function platformTable(name: TableName, described: Described): Table {
  return { name, kind: 'platform', ...described }
}

export function view(name: TableName, described: Described): Table {
  return { name, kind: 'view', ...described }
}
